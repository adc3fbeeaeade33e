import { eq } from '../../../platform/db/drizzle.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bankPayments, bankRefunds } from '../../../sandbox/bank/tables.ts';
import { balanceCents, order, paymentOf, testShop, topUp, type TestShop } from '../../../testing/shop.ts';
import { expirePayment } from './expire.ts';
import { attemptOf } from './attempts.ts';
import { payments, savedCards } from '../tables.ts';

let shop: TestShop;
let customer: Browser;
beforeEach(async () => {
  shop = await testShop();
  customer = await shop.customer();
});
afterEach(() => shop.close());

const retry = (ref: string, method: string) =>
  customer.post(`/my/api/payment/${ref}/retry/`, { payment_method: method });

/** Decides at the bank's page; the bank's call to the shop doesn't arrive. */
async function decideAtBank(page: string | null): Promise<void> {
  await shop.app.inject({
    method: 'POST',
    url: page ?? '',
    payload: 'decision=approve',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

/** What the bank has of a payment, once the shop's messages have reached it: outcomes, and whether money went back. */
async function atBank(ref: string) {
  await shop.drain();
  const rows = await shop.db
    .select()
    .from(bankPayments)
    .leftJoin(bankRefunds, eq(bankRefunds.bankPaymentId, bankPayments.id))
    .where(eq(bankPayments.merchantRef, ref));
  return rows
    .map((row) => [row.bank_payments.outcome, row.bank_refunds !== null])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
}

const rowOf = async (ref: string) => (await shop.db.select().from(payments).where(eq(payments.ref, ref)))[0];

it('the page of an earlier try cannot be paid at', async () => {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  const first = (await paymentOf(customer, ref)).redirect_url;
  await retry(ref, 'paypal');
  await decideAtBank(first);
  expect(await atBank(ref)).toEqual([
    [null, false],
    ['timeout', false],
  ]);
  expect((await retry(ref, 'balance')).json()).toMatchObject({ status: 'paid' });
  expect(await atBank(ref)).toEqual([
    ['timeout', false],
    ['timeout', false],
  ]);
});

it('a payment that the bank works on cannot be tried again', async () => {
  const [owner] = await shop.db.select().from(payments);
  const card = { accountId: owner?.accountId ?? 0, brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2029 };
  const [saved] = await shop.db
    .insert(savedCards)
    .values({ ...card, token: 'tok_kept' })
    .returning();
  const charged = await order(customer, { payment_method: 'card', saved_card: saved?.id ?? 0 });
  const before = await balanceCents(customer);
  for (const method of ['card', 'balance']) {
    const again = await retry(charged.payment_object_ref, method);
    expect([again.statusCode, again.json().code]).toEqual([409, 'payment_pending']);
  }
  expect(await balanceCents(customer)).toBe(before);
  await shop.bankSays(charged.payment_object_ref, 'approved');

  const created = await order(customer, { payment_method: 'card' });
  await decideAtBank((await paymentOf(customer, created.payment_object_ref)).redirect_url);
  const late = await retry(created.payment_object_ref, 'balance');
  expect([late.statusCode, late.json().code], 'approved, and the shop was not told').toEqual([409, 'payment_pending']);
});

it('refunds a second payment to its method and notifies the customer', async () => {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  await decideAtBank((await paymentOf(customer, ref)).redirect_url);
  await shop.bankSays(ref, 'approved');
  const before = await balanceCents(customer);
  const again = { event_id: 'ev_second' };
  expect((await shop.bankSays(ref, 'approved', again)).body).toBe('{"result":"accepted"}');
  expect((await shop.bankSays(ref, 'approved', again)).body).toBe('{"result":"ignored"}');
  expect(await balanceCents(customer)).toBe(before);
  expect(await atBank(ref)).toEqual([['approved', true]]);
  expect((await shop.emails()).map(({ subject }) => subject)).toContain('We’re returning your payment of €16.07');
});

it('the approval of an earlier try pays the order and closes the page of the newest one', async () => {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  const first = await rowOf(ref);
  await retry(ref, 'paypal');
  await shop.bankSays(ref, 'approved', {
    event_id: 'ev_first',
    bank_ref: (first && (await attemptOf(shop.db, first))?.providerRef) ?? '',
  });
  expect((await paymentOf(customer, ref)).status).toBe('paid');
  expect((await atBank(ref)).map(([outcome]) => outcome)).toEqual(['approved', 'timeout']);
});

it('a late top-up still counts as a top-up', async () => {
  const before = await balanceCents(customer);
  const ref = await topUp(customer, '20.00');
  shop.clock.advance(25 * 60 * 60 * 1000);
  await expirePayment(shop.app.hoster, (await rowOf(ref))?.id ?? 0);
  await shop.bankSays(ref, 'approved');
  expect(await balanceCents(customer)).toBe(before + 2000);
  expect((await paymentOf(customer, ref)).status).toBe('paid');
});
