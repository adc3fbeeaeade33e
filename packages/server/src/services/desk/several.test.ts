import type { StaffServicesUpdated } from '@hoster/contract';
import { afterAll, expect, it } from 'vitest';
import { serviceOf, setUp } from '../../testing/service.ts';
import { order, testShop } from '../../testing/shop.ts';

const shop = await testShop();
const customer = await shop.customer();
const staff = await shop.staff();
await shop.setBalance(1_000_000);
afterAll(() => shop.close());

const change = (body: object) =>
  staff.post('/my/api/staff/services/changes/', { reason: 'Outage of 1 December', ...body });
const outcomes = (answer: { json: () => unknown }) =>
  (answer.json() as StaffServicesUpdated).results.map(({ id, outcome }) => [id, outcome]);

it('extends what can be extended, once for a key, and says why the others can’t', async () => {
  const built = await setUp(shop, order(customer, { name: 'runs' }));
  const [unpaid = 0] = (await order(customer, { payment_method: 'card', name: 'unpaid' })).order_ids;
  const before = await serviceOf(customer, built);
  const body = { change: 'extend', days: 5, ids: [unpaid, built, 999_999], key: 'outage' };
  const first = await change(body);
  expect(outcomes(first)).toEqual([
    [built, 'changed'],
    [unpaid, 'refused'],
    [999_999, 'refused'],
  ]);
  expect(first.json().results[1].problem).toMatch(/\w/);
  expect(outcomes(await change(body))[0]).toEqual([built, 'unchanged']);
  const after = await serviceOf(customer, built);
  const days = (Date.parse(after.paid_until ?? '') - Date.parse(before.paid_until ?? '')) / 86_400_000;
  expect(days).toBe(5);
  expect(outcomes(await change({ change: 'hold', until: '2026-12-24', ids: [built], key: 'hold' }))).toEqual([
    [built, 'changed'],
  ]);
});

it('takes up to 100 services and needs a reason', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => index + 1);
  expect((await change({ change: 'extend', days: 1, ids, key: 'many' })).json()).toHaveProperty('ids');
  expect((await change({ change: 'extend', days: 1, ids: [], key: 'none' })).json()).toHaveProperty('ids');
  expect((await change({ change: 'extend', days: 1, ids: [1], key: 'x', reason: ' ' })).json()).toHaveProperty(
    'reason',
  );
});
