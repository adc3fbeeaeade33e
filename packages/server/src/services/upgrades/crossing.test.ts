import { OrderCreated, UpgradeOffer, type ServiceDetails } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { balanceCents, order, paymentOf, testShop, type TestShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { savedCards } from '../../billing/payments/tables.ts';

const end = '2026-12-20T12:00:00.000Z';

let shop: TestShop;
let customer: Browser;
let id: number;
beforeEach(async () => {
  shop = await testShop();
  customer = await shop.customer();
  await shop.setBalance(1_000_000);
  const { order_ids: ids } = await order(customer, { name: 'crosses' });
  await shop.drain();
  id = ids[0] ?? 0;
});
afterEach(() => shop.close());

const service = async () => (await customer.get(`/my/api/services/${id}/`)).json<ServiceDetails>();
const largest = async () =>
  UpgradeOffer.parse((await customer.get(`/my/api/services/${id}/upgrade/`)).json()).choices.at(-1);
const cents = (ledger?: { amount: string }) => Math.round(Number(ledger?.amount ?? 0) * 100);

const ask = (what: 'renew' | 'upgrade', body: object, headers: Record<string, string> = {}) =>
  customer.post(
    `/my/api/services/${id}/${what}/`,
    { currency: 'EUR', payment_method: 'balance', ...body },
    { headers },
  );

/** @returns the name of the payment */
async function pay(what: 'renew' | 'upgrade', body: object = {}): Promise<string> {
  const answer = await ask(what, body);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return OrderCreated.parse(answer.json()).payment_object_ref;
}

async function pass(days: number): Promise<void> {
  await shop.pass(days);
  customer = await shop.customer();
}

it('an upgrade of a service that is paid ahead costs the difference for every day that is paid', async () => {
  const one = await largest();
  for (let terms = 0; terms < 3; terms++) await pay('renew');
  const four = await largest();
  expect(cents(four?.now.net)).toBe(4 * cents(one?.now.net));
  await pass(45);
  const { choices, days } = UpgradeOffer.parse((await customer.get(`/my/api/services/${id}/upgrade/`)).json());
  expect(days).toBe(30 + 31 + 31 + 28 - 45);
  expect(cents(choices.at(-1)?.now.net)).toBeLessThan(3 * cents(one?.now.net));
});

it('a renewal that was started before an upgrade doesn’t buy the larger plan at the old price', async () => {
  await pass(29);
  const plan = (await largest())?.plan;
  const ref = await pay('renew', { payment_method: 'card' });
  await pay('upgrade', { plan });
  expect((await paymentOf(customer, ref)).status).toBe('expired');
  await shop.bankSays(ref, 'approved');
  await shop.drain();
  expect((await service()).paid_until).toBe(end);
  expect(await paymentOf(customer, ref)).toMatchObject({ status: 'expired', refunded: { amount: '16.07' } });
});

it('no renewal starts while an upgrade waits for its payment', async () => {
  await pay('upgrade', { plan: 4, payment_method: 'card' });
  expect((await ask('renew', {})).json().code).toBe('upgrade_waiting');
});

it('two tabs that show the same term pay for it once', async () => {
  const before = await balanceCents(customer);
  const tab = (key: string) => ask('renew', { expected_total: '16.07', paid_until: end }, { 'idempotency-key': key });
  expect((await tab('one')).statusCode).toBe(201);
  const second = await tab('two');
  expect([second.statusCode, second.json().code]).toEqual([409, 'already_renewed']);
  expect(before - (await balanceCents(customer))).toBe(1607);
});

it('a saved card that is declined for a renewal can be tried again, and the customer is notified', async () => {
  const [row] = await shop.db.select().from(services).where(eq(services.id, id));
  const card = { brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2029, isDefault: true, token: 'tok_kept' };
  const [saved] = await shop.db
    .insert(savedCards)
    .values({ ...card, accountId: row?.accountId ?? 0 })
    .returning();
  const ref = await pay('renew', { payment_method: 'card', saved_card: saved?.id });
  await shop.bankSays(ref, 'declined');
  expect(await paymentOf(customer, ref)).toMatchObject({ status: 'failed', error: 'Payment failed' });
  expect((await shop.emails()).at(-1)?.subject).toBe('Payment failed');
  await customer.post(`/my/api/payment/${ref}/retry/`, { payment_method: 'balance' });
  expect((await service()).paid_until).toBe('2027-01-20T12:00:00.000Z');
});

it.each(['now', 'period_end'])('a service that is cancelled (%s) has no renewal left to pay for', async (when) => {
  const ref = await pay('renew', { payment_method: 'card' });
  await customer.post(`/my/api/services/${id}/cancel/`, { when });
  expect((await paymentOf(customer, ref)).status).toBe('expired');
  await shop.bankSays(ref, 'approved');
  await shop.drain();
  expect(await paymentOf(customer, ref)).toMatchObject({ refunded: { amount: '16.07' } });
  expect((await service()).paid_until).not.toBe('2027-01-20T12:00:00.000Z');
});

it('an upgrade that waits when the renewal fails is over, and its room is free', async () => {
  await pass(29.5);
  const ref = await pay('upgrade', { plan: (await largest())?.plan, payment_method: 'card' });
  await shop.setBalance(0);
  await pass(0.5);
  expect(await service()).toMatchObject({ status: 'failed_renew', upgrade: { waiting: null } });
  expect((await paymentOf(customer, ref)).status).toBe('expired');
});

it('the email about a renewal names the amount that was charged', async () => {
  const ref = await pay('renew', { payment_method: 'card', currency: 'USD' });
  await shop.bankSays(ref, 'approved');
  const { total } = await paymentOf(customer, ref);
  expect((await shop.emails()).at(-1)?.text).toContain(`$${total.amount}`);
});

it('nothing more can be paid for once three years are', async () => {
  await shop.db
    .update(services)
    .set({ paidUntil: new Date('2029-12-01T00:00:00Z') })
    .where(eq(services.id, id));
  expect((await service()).renewal?.payable).toBe(false);
  expect((await ask('renew', {})).json()).toMatchObject({
    code: 'not_renewable',
    detail: expect.stringContaining('three years'),
  });
});
