import type { StaffDisputesPage, StaffRefundsPage } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { attemptOf } from '../payments/attempts/attempts.ts';
import { handleProviderEvent } from '../payments/attempts/provider-events.ts';
import { payments } from '../payments/tables.ts';
import { order, testShop, topUp, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let customer: Browser;
let staff: Browser;
/** Payments: one that was refunded in two parts, one that was disputed. */
let refunded: string;
let disputed: string;

const refund = (ref: string, amount: string, to: 'method' | 'balance') =>
  staff.post(`/my/api/staff/payments/${ref}/refund/`, { amount, to });
const refunds = async (query = '') => (await staff.get(`/my/api/staff/refunds/?${query}`)).json<StaffRefundsPage>();
const disputes = async (query = '') => (await staff.get(`/my/api/staff/disputes/?${query}`)).json<StaffDisputesPage>();

beforeAll(async () => {
  shop = await testShop();
  await shop.setBalance(50_000);
  customer = await shop.customer();
  staff = await shop.staff();
  refunded = (await order(customer, { payment_method: 'card' })).payment_object_ref;
  await shop.bankSays(refunded, 'approved');
  await shop.drain();
  await refund(refunded, '5.00', 'method');
  await refund(refunded, '6.07', 'balance');
  await shop.drain();
  disputed = await topUp(customer, '40.00');
  await shop.bankSays(disputed, 'approved');
  await shop.bankSays(disputed, 'chargeback', { event_id: `dp_${disputed}` });
  await shop.drain();
});
afterAll(() => shop.close());

it('refunds are listed with where they went, their order, invoice and credit note', async () => {
  const { next, results } = await refunds();
  expect(next).toBeNull();
  expect(results.map(({ amount, reason, state, to }) => [amount.amount, reason, state, to])).toEqual([
    ['6.07', 'staff', 'credited', 'balance'],
    ['5.00', 'staff', 'sent', 'method'],
  ]);
  for (const one of results) {
    expect(one).toMatchObject({
      payment_object_ref: refunded,
      order: expect.any(Number),
      method: 'card',
      customer: { email: 'demo@hoster.example' },
    });
    for (const number of [one.invoice, one.credit_note]) {
      expect((await staff.get(`/my/api/staff/invoices/${number}/pdf/`)).statusCode).toBe(200);
    }
  }
  expect(new Set(results.map((one) => one.credit_note)).size).toBe(2);
});

it('refunds are found by state and customer, and come in pages', async () => {
  const { results } = await refunds();
  const [newest, oldest] = results.map(({ id }) => id);
  const ids = async (query: string) => (await refunds(query)).results.map(({ id }) => id);
  expect(await ids('state=sent')).toEqual([oldest]);
  expect(await ids('state=refused')).toEqual([]);
  expect(await ids(`customer=${results[0]?.customer.account}`)).toEqual([newest, oldest]);
  expect(await ids('customer=999999')).toEqual([]);
  expect(await ids(`before=${newest}`)).toEqual([oldest]);
  const csv = (await staff.get('/my/api/staff/refunds/csv/?state=credited')).body;
  expect(csv).toContain(`${refunded},`);
  expect(csv).not.toContain('5.00');
});

it('refunds of cancelled services are listed, too', async () => {
  const { order_ids: ids } = await order(customer, { payment_method: 'balance' });
  await shop.drain();
  const change = { change: 'cancel', refund: 5, key: 'once', reason: 'Too slow' };
  expect((await staff.patch(`/my/api/staff/services/${ids[0]}/`, change)).statusCode).toBe(200);
  const [newest] = (await refunds('state=credited')).results;
  expect(newest).toMatchObject({
    amount: { amount: '5.00' },
    reason: 'service',
    state: 'credited',
    to: 'balance',
    credit_note: expect.stringContaining('-C-'),
    order: expect.any(Number),
  });
});

it('disputes are listed until and after they are won', async () => {
  expect((await disputes('state=taken')).results).toMatchObject([
    { payment_object_ref: disputed, amount: { amount: '40.00' }, order: null, invoice: null, state: 'taken' },
  ]);
  const [payment] = await shop.db.select().from(payments).where(eq(payments.ref, disputed));
  const attempt = payment && (await attemptOf(shop.db, payment));
  await handleProviderEvent(shop.app.hoster, {
    kind: 'chargeback_won',
    eventId: `won_${disputed}`,
    provider: 'bank',
    providerRef: attempt?.providerRef ?? '',
    disputeRef: `dp_${disputed}`,
    amountCents: 4000,
    currency: 'EUR',
  });
  await shop.drain();
  expect((await disputes('state=taken')).results).toEqual([]);
  expect((await disputes()).results.map(({ state }) => state)).toEqual(['won']);
  expect((await staff.get('/my/api/staff/disputes/csv/')).body).toContain(disputed);
});

it('both are for those who see payments', async () => {
  const writer = await signedInCustomer(shop, 'writer@example.test', { staffRole: 'content' });
  for (const path of ['refunds', 'refunds/csv', 'disputes', 'disputes/csv']) {
    expect((await writer.get(`/my/api/staff/${path}/`)).statusCode).toBe(403);
  }
});
