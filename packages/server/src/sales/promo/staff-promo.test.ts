import type { OrderPromo, PromoCodeDetails, PromoCodePage } from '@hoster/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { aBackupOrder } from '../../testing/backup-storage.ts';
import { anOrder, testShop } from '../../testing/shop.ts';

const shop = await testShop();
const [staff, customer, stranger] = [await shop.staff(), await shop.customer(), await shop.stranger()];
await shop.setBalance(1_000_000);
afterAll(() => shop.close());

const root = '/my/api/staff/promo-codes/';
const day = 86_400_000;
const code = (change: object = {}) => ({
  code: 'spring-20',
  percent: 20,
  months: 3,
  max_uses: 2,
  once_per_account: true,
  lines: ['vps'],
  expires: new Date(shop.clock.now().getTime() + 30 * day).toISOString(),
  note: 'Newsletter',
  ...change,
});
const add = async (change: object = {}) => (await staff.post(root, code(change))).json<PromoCodeDetails>();
const read = async (id: number) => (await staff.get(`${root}${id}/`)).json<PromoCodeDetails>();
const order = (browser: typeof customer, promo_code: string, more: object = {}) =>
  browser.post('/my/api/vps-order/', { ...anOrder(browser), promo_code, ...more });

describe('a promo code of staff', () => {
  it('is for its lines, once per account, as often as it says; its page names who used it', async () => {
    const { id } = await add();
    const judged = async (path: string) =>
      (await customer.get(`${path}?promo_code=spring-20`)).json<{ promo: OrderPromo }>().promo;
    expect(await judged('/my/api/backup-order/create_context/')).toMatchObject({
      valid: false,
      message: 'This promo code is for other products.',
    });
    const forBackup = { ...aBackupOrder(customer), promo_code: 'SPRING-20' };
    expect((await customer.post('/my/api/backup-order/', forBackup)).statusCode).toBe(400);
    expect(await judged('/my/api/vps-order/create_context/')).toMatchObject({ valid: true, discount_percent: 20 });
    expect((await order(customer, 'spring-20')).statusCode).toBe(201);
    expect((await order(customer, 'spring-20')).statusCode).toBe(400);
    expect(await judged('/my/api/vps-order/create_context/')).toMatchObject({
      message: 'You have already used this promo code.',
    });
    const { state, used_by: used, uses } = await read(id);
    expect([state, uses, used]).toMatchObject(['open', 1, [{ customer: 'demo' }]]);
  });

  it('isn’t taken more often than it may be, by orders of the same moment either', async () => {
    const { id } = await add({ code: 'ONE-ONLY', max_uses: 1, once_per_account: false, lines: null });
    const answers = await Promise.all(['one', 'two', 'three'].map((name) => order(customer, 'ONE-ONLY', { name })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'used', uses: 1 });
    expect((await staff.patch(`${root}${id}/`, { max_uses: 3 })).json()).toMatchObject({ state: 'open' });
    expect((await order(customer, 'ONE-ONLY')).statusCode).toBe(201);
  });

  it('is free again when its order comes to nothing', async () => {
    const { id } = await add({ code: 'UNPAID' });
    const unpaid = await order(stranger, 'UNPAID', { payment_method: 'card' });
    expect([unpaid.statusCode, (await read(id)).uses]).toEqual([201, 1]);
    await stranger.delete(`/my/api/unpaid-orders/${unpaid.json<{ payment_object_ref: string }>().payment_object_ref}/`);
    expect((await read(id)).uses).toBe(0);
  });

  it('is found, changed and stopped; what it’s worth never changes', async () => {
    const { id } = await add({ code: 'SUMMER' });
    const list = async (query: string) => (await staff.get(`${root}${query}`)).json<PromoCodePage>().results;
    expect((await list('?search=summ')).map((one) => one.code)).toEqual(['SUMMER']);
    expect(await list('?kind=welcome')).toEqual([]);
    expect((await staff.patch(`${root}${id}/`, { percent: 90 })).statusCode).toBe(400);
    expect((await staff.patch(`${root}${id}/`, { is_on: false })).json()).toMatchObject({ state: 'off' });
    expect((await order(stranger, 'SUMMER')).json()).toEqual({ promo_code: ['Invalid promo code. Try again.'] });
    expect((await list('?state=off')).map((one) => one.id)).toEqual([id]);
  });

  it.each([
    [{ code: 'SPRING-20' }, 'code'],
    [{ code: '€' }, 'code'],
    [{ code: 'PAST', expires: '2020-01-01T00:00:00.000Z' }, 'expires'],
    [{ code: 'MORE', percent: 101 }, 'percent'],
    [{ code: 'NONE', lines: [] }, 'lines'],
  ])('refuses %j', async (change, field) => {
    const answer = await staff.post(root, code(change));
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, [field]]);
  });

  it('is for staff only', async () => {
    expect((await customer.get(root)).statusCode).toBe(403);
    expect((await customer.post(root, code({ code: 'MINE' }))).statusCode).toBe(403);
  });
});
