import type { DsOffer, StaffOffer, StaffOfferForm, StaffOffersPage } from '@hoster/contract';
import { desc, eq } from '../../../platform/db/drizzle.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMilliseconds } from '../../../platform/index.ts';
import { users } from '../../../identity/auth/tables.ts';
import { staffAudit } from '../../../identity/staff/tables.ts';
import { aDsOrder, contextOf, contextPath, orderDedicated, orderPath, plans } from '../../../testing/dedicated.ts';
import type { Browser } from '../../../testing/browser.ts';
import { signedInCustomer } from '../../../testing/customer.ts';
import { serviceOf } from '../../../testing/service.ts';
import { testShop, type TestShop } from '../../../testing/shop.ts';

const path = '/my/api/staff/offers/';

let shop: TestShop;
let customer: Browser;
let staff: Browser;
let account: number;
beforeEach(async () => {
  shop = await testShop();
  customer = await shop.customer();
  staff = await shop.staff();
  const { results } = (await staff.get(path)).json<StaffOffersPage>();
  account = results[0]?.customer.account ?? 0;
});
afterEach(() => shop.close());

const inDays = (days: number) => new Date(shop.clock.now().getTime() + days * dayMilliseconds).toISOString();
const send = (change: Record<string, unknown> = {}) =>
  staff.post(path, {
    customer: account,
    plan: plans.e3,
    name: 'Server for your shop',
    price: 41.5,
    setup_fee: 10,
    expires: inDays(14),
    note: 'As we discussed.',
    ...change,
  });

async function make(change: Record<string, unknown> = {}): Promise<StaffOffer> {
  const answer = await send(change);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<StaffOffer>();
}

const read = async (id: number) => (await staff.get(`${path}${id}/`)).json<StaffOffer>();
const pageOf = (browser: Browser, id: number) => browser.get(`${contextPath}?custom_tariff_id=${id}`);

/** The page that the newest email leads to. */
async function linked(): Promise<URL> {
  const mail = (await shop.emails()).find(({ text }) => text.includes('custom_tariff_id'));
  return new URL(/https?:\S+custom_tariff_id=\d+/.exec(mail?.text ?? '')?.[0] ?? '');
}

describe('an offer to a customer', () => {
  it('is one, with one email, when its form is sent twice', async () => {
    const sent = await Promise.all([send(), send(), send()]);
    expect(new Set(sent.map((answer) => answer.json<StaffOffer>().id)).size).toBe(1);
    const mails = (await shop.emails()).filter(({ text }) => text.includes('custom_tariff_id'));
    expect(mails).toHaveLength(1);
    expect((await make({ price: 42 })).id).not.toBe(sent[0]?.json<StaffOffer>().id);
  });

  it('is ordered through the link of its email, once, at its price', async () => {
    await shop.setBalance(100_000);
    const made = await make();
    expect(made).toMatchObject({
      state: 'open',
      name: 'Server for your shop',
      price: 41.5,
      setup_fee: 10,
      order: null,
    });
    const [mail] = (await shop.emails()).filter(({ subject }) => subject === 'Our offer for you: Server for your shop');
    expect(mail?.text).toContain('As we discussed.');
    expect(mail?.text).toContain('€41.50 per month');
    const url = await linked();
    expect(`${url.pathname}${url.search}`).toBe(made.url);

    const { custom, tariff } = await contextOf(customer, url.searchParams.toString());
    expect([custom?.id, tariff.name, tariff.price, tariff.setup_fee]).toEqual([made.id, made.name, 41.5, 10]);
    const wish = { tariff: tariff.id, custom_tariff_id: custom?.id ?? 0, configuration: null };
    const { order_ids: ids, total } = await orderDedicated(customer, wish);
    // 51.50 and 19 %.
    expect(total.amount).toBe('61.29');
    await shop.drain();
    expect(await serviceOf(customer, ids[0] ?? 0)).toMatchObject({ price: 41.5, status: 'active' });
    const ordered = await read(made.id);
    expect(ordered.state).toBe('ordered');
    const order = (await staff.get(`/my/api/staff/orders/${ordered.order}/`)).json();
    expect(order.total.amount).toBe('61.29');
    expect((await customer.post(orderPath, aDsOrder(customer, wish))).statusCode).toBe(400);
    expect((await staff.post(`${path}${made.id}/withdraw/`, { reason: 'Late' })).statusCode).toBe(409);
  });

  it('is in Russian for those who read it', async () => {
    await shop.db.update(users).set({ language: 'ru' });
    const { url } = await make({ name: '', setup_fee: 0, note: '' });
    const mail = (await shop.emails()).find(({ subject }) => subject.startsWith('Наше предложение'));
    expect(mail?.text).toContain(`/ru${url}`);
    expect((await contextOf(customer, (await linked()).searchParams.toString(), 'ru')).tariff.price).toBe(41.5);
  });

  it('isn’t for other customers or visitors', async () => {
    const { id } = await make();
    const stranger = await shop.stranger();
    const wish = { tariff: plans.e3, custom_tariff_id: id, configuration: null };
    for (const browser of [stranger, shop.browser()]) expect((await pageOf(browser, id)).statusCode).toBe(404);
    expect((await stranger.post(orderPath, aDsOrder(stranger, wish))).statusCode).toBe(404);
    expect((await stranger.get('/my/api/ds-order/offers/')).json()).toEqual([]);
  });

  it('is withdrawn by staff, and can’t be ordered then', async () => {
    const { id } = await make();
    const withdrawn = await staff.post(`${path}${id}/withdraw/`, { reason: 'Wrong price' });
    expect(withdrawn.json()).toMatchObject({ id, state: 'withdrawn' });
    expect((await pageOf(customer, id)).statusCode).toBe(404);
    const wish = { tariff: plans.e3, custom_tariff_id: id, configuration: null };
    expect((await customer.post(orderPath, aDsOrder(customer, wish))).statusCode).toBe(404);
    const own = (await customer.get('/my/api/ds-order/offers/')).json<DsOffer[]>();
    expect(own.find((one) => one.id === id)?.state).toBe('withdrawn');
    expect((await staff.post(`${path}${id}/withdraw/`, { reason: 'Twice' })).statusCode).toBe(409);
    expect((await staff.post(`${path}999999/withdraw/`, { reason: 'None' })).statusCode).toBe(404);
    const entries = await shop.db
      .select()
      .from(staffAudit)
      .where(eq(staffAudit.object, String(id)))
      .orderBy(desc(staffAudit.id));
    expect(entries.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['postStaffOfferWithdrawal', 'refused'],
      ['postStaffOfferWithdrawal', 'done'],
      ['postStaffOffer', 'done'],
    ]);
    expect(entries[1]).toMatchObject({ reason: 'Wrong price', after: { state: 'withdrawn' } });
  });

  it('ends with its last day', async () => {
    const { id } = await make({ expires: inDays(1) });
    await shop.pass(1.1);
    [customer, staff] = [await shop.customer(), await shop.staff()];
    expect((await read(id)).state).toBe('ended');
    expect((await pageOf(customer, id)).statusCode).toBe(404);
  });

  it('needs a server on sale, a price and a date to come', async () => {
    const wrong = await send({ price: -1, expires: '' });
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ['price', 'expires']]);
    expect((await send({ plan: 9999 })).json()).toEqual({ plan: ['Choose a server that is on sale.'] });
    expect((await send({ expires: inDays(-1) })).json()).toEqual({ expires: ['Choose a date in the future.'] });
    expect((await send({ customer: 999_999 })).statusCode).toBe(404);
    expect(await linked().catch(() => null)).toBeNull();
  });
});

it('the list has offers by state and customer, for staff who may order', async () => {
  const { id } = await make();
  const idsOf = async (query: string) =>
    (await staff.get(`${path}?${query}`)).json<StaffOffersPage>().results.map((one) => one.id);
  expect(await idsOf(`state=open&customer=${account}`)).toContain(id);
  expect(await idsOf('state=withdrawn')).toEqual([]);
  expect(await idsOf(`customer=${account}&before=${id}`)).not.toContain(id);
  expect((await staff.get(`${path}csv/?state=open`)).body).toContain('Server for your shop');
  const form = (await staff.get(`${path}form/?customer=${account}`)).json<StaffOfferForm>();
  expect(form.plans.find((plan) => plan.id === plans.e3)).toMatchObject({ is_sold_out: false });
  expect(form.plans.some((plan) => plan.is_sold_out)).toBe(true);
  const writer = await signedInCustomer(shop, 'writer@example.test', { staffRole: 'content' });
  for (const call of [path, `${path}csv/`, `${path}${id}/`]) expect((await writer.get(call)).statusCode).toBe(403);
  expect((await customer.get(path)).statusCode).toBe(403);
});
