import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailOutbox } from '../../platform/mail/tables.ts';
import { balanceCents, order, paymentOf, testShop, type TestShop } from '../../testing/shop.ts';
import { mockHypervisor } from '../../sandbox/providers/hypervisor.ts';

const support = 'support@hoster.example';
const second = 1 / (24 * 60 * 60);
/** Days of the longest pause that has at least so many seconds: pauses vary by a twentieth. */
const longest = (seconds: number) => seconds * 1.05 * second;

let shop: TestShop;
/** What the hypervisor fails with; null: it works. */
let failure: Error | null;
let builds: number;
beforeEach(async () => {
  builds = 0;
  failure = new Error('connect ECONNREFUSED');
  const works = mockHypervisor();
  const build: typeof works.build = async (request) => {
    builds++;
    if (failure) throw failure;
    return works.build(request);
  };
  shop = await testShop({ hypervisor: { ...works, build }, supportEmail: support });
});
afterEach(() => shop.close());

const subjects = async (to?: string) => (await shop.emails(to)).map(({ subject }) => subject);

it('a setup that fails is tried again after growing pauses, and works once the hypervisor does', async () => {
  const customer = await shop.customer();
  const created = await order(customer, { name: 'patient' });
  await shop.drain();
  await shop.pass(0);
  expect(builds, 'not before the pause is over').toBe(1);
  await shop.pass(longest(10));
  await shop.pass(19 * second);
  expect(builds).toBe(2);
  await shop.pass(longest(20) - 19 * second);
  expect(builds).toBe(3);
  expect(await subjects(support)).toEqual([expect.stringMatching(/^Setup of service \d+ keeps failing$/)]);
  const staff = await shop.staff();
  expect((await staff.get('/my/api/staff/setups/')).json()).toEqual([
    {
      service: created.order_ids[0],
      name: 'patient',
      account: expect.any(Number),
      status: 'pending_setup',
      attempts: 3,
      error: 'Error: connect ECONNREFUSED',
      first_failed: '2026-11-20T12:00:00.000Z',
      next_try: expect.stringMatching(/^2026-11-20T12:01:1/),
      survey: [],
    },
  ]);
  expect((await customer.get('/my/api/staff/setups/')).statusCode).toBe(403);
  failure = null;
  await shop.pass(longest(40));
  expect((await paymentOf(customer, created.payment_object_ref)).orders[0]?.status).toBe('active');
});

it('stops retrying a setup after a day, refunds it, and notifies customer and support', async () => {
  const customer = await shop.customer();
  const before = await balanceCents(customer);
  const created = await order(customer, { name: 'hopeless' });
  await shop.drain();
  for (let pause = 10; pause <= 40_960; pause *= 2) await shop.pass(longest(pause));
  const again = await shop.customer();
  expect(builds).toBe(14);
  expect((await paymentOf(again, created.payment_object_ref)).orders[0]?.status).toBe('failed_setup');
  expect(await balanceCents(again)).toBe(before);
  expect((await subjects()).at(-1)).toBe('We couldn’t set up hopeless');
  expect((await subjects(support)).at(-1)).toMatch(/^Setup of service \d+ has failed$/);
  await shop.pass(1);
  expect(builds).toBe(14);
  expect((await shop.db.select().from(mailOutbox)).filter(({ subject }) => subject.includes('couldn’t'))).toHaveLength(
    1,
  );
});

it('an error that would be cut inside an emoji is kept and shown to staff', async () => {
  failure = new Error(`${'x'.repeat(492)}😀 and more`);
  await order(await shop.customer(), { name: 'emoji' });
  await shop.drain();
  const staff = await shop.staff();
  expect((await staff.get('/my/api/staff/setups/')).json()).toMatchObject([
    { name: 'emoji', attempts: 1, error: `Error: ${'x'.repeat(492)}` },
  ]);
});

it('only staff can retry a failed setup early', async () => {
  const customer = await shop.customer();
  const created = await order(customer, { name: 'impatient' });
  await shop.drain();
  const [id] = created.order_ids;
  const retry = `/my/api/staff/setups/${id}/retry/`;
  const staff = await shop.staff();
  expect((await customer.post(retry, {})).statusCode).toBe(403);
  expect((await shop.browser().post(retry, {})).statusCode).toBe(401);
  await shop.drain();
  expect(builds, 'still in its pause').toBe(1);
  failure = null;
  expect((await staff.post(retry, {})).statusCode).toBe(200);
  await shop.drain();
  expect((await paymentOf(customer, created.payment_object_ref)).orders[0]?.status).toBe('active');
  expect((await staff.post(retry, {})).statusCode, 'what works is left alone').toBe(404);
});
