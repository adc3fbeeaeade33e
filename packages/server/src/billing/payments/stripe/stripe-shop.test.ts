import type { CardCheck, Finance, InvoiceHead, TrialBalance } from '@hoster/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startStripe } from '../../../testing/stripe/start.ts';
import { balanceCents, cancelUnpaid, order, paymentOf, testShop, topUp } from '../../../testing/shop.ts';
import { attemptOf, pollAttempt, openNewestAttempt } from '../attempts/attempts.ts';
import { payments, savedCards } from '../tables.ts';

const stripe = await startStripe();
const shop = await testShop({ stripe: stripe.settings, supportEmail: 'support@hoster.example' });
const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
await stripe.control({
  webhook: { url: `${origin}/api/payments/stripe-webhook/`, secret: stripe.settings.webhookSecret, held: false },
});
const customer = await shop.customer();
const staff = await shop.staff();
afterEach(async () => {
  await stripe.control({ mood: 'well', refusal: null, refunds: { status: 'succeeded' }, webhook: { held: false } });
  const books = (await staff.get('/my/api/staff/ledger/')).json<{ is_balanced: boolean }>();
  if (!books.is_balanced) throw new Error('The books do not balance');
});
afterAll(async () => {
  await shop.close();
  await stripe.kill();
});

async function attemptFor(ref: string) {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.ref, ref));
  const attempt = payment && (await attemptOf(shop.db, payment));
  if (!attempt) throw new Error(`${ref} has no attempt`);
  return attempt;
}

/** What a customer does on the page of Stripe. */
async function act(ref: string, deed: string): Promise<string> {
  const { providerRef } = await attemptFor(ref);
  await stripe.control({ act: { session: providerRef, deed } });
  return providerRef ?? '';
}

const intentOf = async (session: string) => {
  const { messages } = await stripe.control({});
  const told = messages
    .map((message) => (message['data'] as { object: Record<string, unknown> }).object)
    .findLast((object) => object['id'] === session && typeof object['payment_intent'] === 'string');
  return String(told?.['payment_intent']);
};

async function paid(change: object = {}): Promise<string> {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card', ...change });
  await act(ref, 'pay');
  await expect.poll(async () => (await paymentOf(customer, ref)).status).toBe('paid');
  return ref;
}

it('an order is paid at Stripe, which confirms it by webhook', async () => {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  const payment = await paymentOf(customer, ref);
  expect(payment).toMatchObject({ status: 'awaiting', is_opening: false });
  expect(payment.redirect_url).toMatch(`${stripe.origin}/pay/`);
  await act(ref, 'pay');
  await expect.poll(async () => (await paymentOf(customer, ref)).status).toBe('paid');
});

it('finds a payment whose webhook was lost when the customer returns', async () => {
  await stripe.control({ webhook: { held: true } });
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  await act(ref, 'pay');
  expect((await paymentOf(customer, ref)).status).toBe('paid');
});

it('an order that Stripe cannot open is kept, and opened when Stripe is back', async () => {
  await stripe.control({ mood: 'cut' });
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  expect(await paymentOf(customer, ref)).toMatchObject({ status: 'awaiting', is_opening: true, redirect_url: null });
  await stripe.control({ mood: 'well' });
  await openNewestAttempt(shop.app.hoster, ref);
  expect(await paymentOf(customer, ref)).toMatchObject({
    is_opening: false,
    redirect_url: expect.stringContaining('/pay/'),
  });
});

it('a customer who pays another way can no longer pay on the page of Stripe', async () => {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  const { providerRef } = await attemptFor(ref);
  const retried = await customer.post(`/my/api/payment/${ref}/retry/`, { payment_method: 'balance' });
  expect(retried.json()).toMatchObject({ status: 'paid' });
  await expect(stripe.control({ act: { session: providerRef, deed: 'pay' } })).rejects.toThrow('not open');
});

it('customers can pay another way while Stripe is down; its page is closed once it’s back', async () => {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  const { providerRef } = await attemptFor(ref);
  await stripe.control({ mood: 'cut' });
  const retried = await customer.post(`/my/api/payment/${ref}/retry/`, { payment_method: 'balance' });
  expect(retried.json()).toMatchObject({ status: 'paid' });
  await stripe.control({ mood: 'well' });
  await shop.drain();
  await expect(stripe.control({ act: { session: providerRef, deed: 'pay' } })).rejects.toThrow('not open');
});

it('an order is answered in time although Stripe is slow', async () => {
  await stripe.control({ mood: 'slow' });
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  expect(await paymentOf(customer, ref)).toMatchObject({ status: 'awaiting', is_opening: true });
});

it('refunds a payment for a cancelled order through Stripe', async () => {
  await stripe.control({ webhook: { held: true } });
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  const before = await balanceCents(customer);
  await act(ref, 'pay');
  await cancelUnpaid(customer);
  await shop.drain();
  await shop.drain();
  expect(await paymentOf(customer, ref)).toMatchObject({ status: 'expired', refunded: { amount: '16.07' } });
  expect(await balanceCents(customer)).toBe(before);
  await pollAttempt(shop.app.hoster, (await attemptFor(ref)).id);
});

it('staff can refund a part to the card with a credit note, but no more than was paid', async () => {
  const ref = await paid();
  const refund = (amount: string) => staff.post(`/my/api/staff/payments/${ref}/refund/`, { amount });
  expect((await customer.post(`/my/api/staff/payments/${ref}/refund/`, { amount: '5.00' })).statusCode).toBe(403);
  expect((await refund('5.00')).json()).toMatchObject({ refunded: { amount: '5.00', currency: 'EUR' } });
  expect((await refund('11.08')).json()).toHaveProperty('amount');
  expect((await refund('11.07')).json()).toMatchObject({ refunded: { amount: '16.07' } });
  await shop.drain();
  // Stripe confirms its refunds by webhook too, and none is booked twice.
  await pollAttempt(shop.app.hoster, (await attemptFor(ref)).id);
  expect((await paymentOf(customer, ref)).refunded).toMatchObject({ amount: '16.07' });
  const { results } = (await customer.get('/my/api/invoices/')).json<{ results: InvoiceHead[] }>();
  const notes = results.filter(({ kind }) => kind === 'credit_note').map(({ total }) => total.amount);
  expect(notes.slice(0, 2).toSorted()).toEqual(['-11.07', '-5.00']);
  const emails = (await shop.emails()).map(({ subject }) => subject);
  expect(emails).toContain('Refund of €5.00');
});

it('a top-up can be refunded up to the balance', async () => {
  const ref = await topUp(customer, '20.00');
  await act(ref, 'pay');
  await expect.poll(async () => (await paymentOf(customer, ref)).status).toBe('paid');
  const before = await balanceCents(customer);
  await shop.setBalance(500);
  const refused = await staff.post(`/my/api/staff/payments/${ref}/refund/`, { amount: '20.00' });
  expect(refused.statusCode).toBe(400);
  await shop.setBalance(before);
  const sent = await staff.post(`/my/api/staff/payments/${ref}/refund/`, { amount: '20.00' });
  expect(sent.statusCode).toBe(200);
  expect(await balanceCents(customer)).toBe(before - 2000);
});

it('a chargeback is deducted once, and the customer is notified', async () => {
  const ref = await paid();
  const intent = await intentOf((await attemptFor(ref)).providerRef ?? '');
  await stripe.control({ dispute: { intent, status: 'needs_response' } });
  const { id } = await attemptFor(ref);
  await pollAttempt(shop.app.hoster, id);
  await pollAttempt(shop.app.hoster, id);
  const owed = (await shop.emails()).filter(({ subject }) => subject === 'Payment of €16.07 charged back');
  expect(owed).toHaveLength(1);
});

it('a refund that fails after it was sent lands on the balance', async () => {
  const ref = await paid();
  const before = await balanceCents(customer);
  await stripe.control({ refunds: { status: 'pending' } });
  await staff.post(`/my/api/staff/payments/${ref}/refund/`, { amount: '16.07' });
  await shop.drain();
  expect(await balanceCents(customer)).toBe(before);
  const intent = await intentOf((await attemptFor(ref)).providerRef ?? '');
  await stripe.control({ refunds: { intent, status: 'failed' } });
  await expect.poll(() => balanceCents(customer)).toBe(before + 1607);
});

it('what Stripe keeps of a payment is in the books, and no customer sees it', async () => {
  const fees = async () => {
    const { accounts } = (await staff.get('/my/api/staff/ledger/')).json<TrialBalance>();
    const row = accounts.find(({ account }) => account === 'fees');
    return Number(row?.debit.amount ?? 0) - Number(row?.credit.amount ?? 0);
  };
  const before = await fees();
  const ref = await paid();
  const shown = await customer.get('/my/api/account/finance/');
  const intent = await intentOf((await attemptFor(ref)).providerRef ?? '');
  await stripe.control({ clear: { intent, fee: 49, currency: 'eur' } });
  await expect.poll(fees).toBeCloseTo(before + 0.49);
  expect((await customer.get('/my/api/account/finance/')).body).toBe(shown.body);
});

it('a won dispute counts as paid again, and support is notified of both', async () => {
  const ref = await paid();
  const { id, providerRef } = await attemptFor(ref);
  const intent = await intentOf(providerRef ?? '');
  const before = await balanceCents(customer);
  const toSupport = async () => (await shop.emails('support@hoster.example')).map(({ subject }) => subject);
  await stripe.control({ dispute: { intent, status: 'needs_response' } });
  await pollAttempt(shop.app.hoster, id);
  expect((await toSupport()).at(-1)).toBe('Payment of €16.07 disputed');
  await stripe.control({ dispute: { intent, status: 'won' } });
  await pollAttempt(shop.app.hoster, id);
  expect((await toSupport()).at(-1)).toBe('Dispute of €16.07 won');
  expect(await balanceCents(customer)).toBe(before);
  const refund = await staff.post(`/my/api/staff/payments/${ref}/refund/`, { amount: '16.07' });
  expect(refund.statusCode, 'all of it is there again').toBe(200);
});

it('a spent top-up that is refunded in Stripe’s dashboard makes the balance negative', async () => {
  const ref = await topUp(customer, '20.00');
  await act(ref, 'pay');
  await expect.poll(async () => (await paymentOf(customer, ref)).status).toBe('paid');
  await shop.setBalance(500);
  const { id, providerRef } = await attemptFor(ref);
  await stripe.control({ sendBack: { intent: await intentOf(providerRef ?? ''), amount: 2000 } });
  await pollAttempt(shop.app.hoster, id);
  expect(await balanceCents(customer)).toBe(0);
  expect(await paymentOf(customer, ref)).toMatchObject({ refunded: { amount: '20.00' } });
  await shop.setBalance(50_000);
});

it('finds a charge whose answer was lost by its webhook and doesn’t repeat it', async () => {
  await paid({ save_card: true });
  const { saved_cards: cards } = (await customer.get('/my/api/account/finance/')).json<Finance>();
  await stripe.control({ mood: 'lose' });
  const created = await order(customer, { payment_method: 'card', saved_card: cards.at(-1)?.id ?? 0 });
  const ref = created.payment_object_ref;
  await stripe.control({ mood: 'well' });
  await expect.poll(async () => (await paymentOf(customer, ref)).status).toBe('paid');
  expect((await attemptFor(ref)).providerRef).toMatch(/^pi_/);
});

it('a saved card pays the next order by itself; a refused one leaves the order for another try', async () => {
  await paid({ save_card: true });
  const { saved_cards: cards } = (await customer.get('/my/api/account/finance/')).json<Finance>();
  const card = cards.at(-1)?.id ?? 0;
  const next = await order(customer, { payment_method: 'card', saved_card: card });
  await expect.poll(async () => (await paymentOf(customer, next.payment_object_ref)).status).toBe('paid');

  await stripe.control({ refusal: 'card_declined' });
  const refused = await order(customer, { payment_method: 'card', saved_card: card });
  const ref = refused.payment_object_ref;
  await expect.poll(async () => (await paymentOf(customer, ref)).status).toBe('failed');
  await stripe.control({ refusal: null });
  await customer.post(`/my/api/payment/${ref}/retry/`, { payment_method: 'card', saved_card: card });
  await expect.poll(async () => (await paymentOf(customer, ref)).status).toBe('paid');
});

it('a card that its owner removes is deleted at Stripe too', async () => {
  await paid({ save_card: true });
  const card = (await shop.db.select().from(savedCards).orderBy(savedCards.id)).at(-1);
  const keeper = card?.token.split('/')[0];
  expect((await stripe.control({})).objects).toContain(keeper);
  await customer.delete(`/my/api/saved-cards/${card?.id ?? 0}/`);
  await shop.drain();
  expect((await stripe.control({})).objects).not.toContain(keeper);
});

it('a card that is replaced is deleted at Stripe, once the new one is checked there without a charge', async () => {
  await paid({ save_card: true });
  const before = await shop.db.select().from(savedCards).orderBy(savedCards.id);
  const old = before.at(-1);
  const check = await customer.post(`/my/api/saved-cards/${old?.id ?? 0}/replacement/`, {});
  const { payment_object_ref: ref } = check.json<CardCheck>();
  await act(ref, 'pay');
  await expect.poll(async () => (await paymentOf(customer, ref)).status).toBe('paid');
  await shop.drain();
  const after = await shop.db.select().from(savedCards).orderBy(savedCards.id);
  expect(after.map(({ id, isDefault }) => [id, isDefault])).toEqual(before.map(({ id, isDefault }) => [id, isDefault]));
  const replaced = after.at(-1);
  expect(replaced?.token).not.toBe(old?.token);
  const { objects } = await stripe.control({});
  expect(objects).not.toContain(old?.token.split('/')[0]);
  expect(objects).toContain(replaced?.token.split('/')[0]);
});

it('an order can’t be paid again while the result of a card charge is unknown', async () => {
  await paid({ save_card: true });
  const { saved_cards: cards } = (await customer.get('/my/api/account/finance/')).json<Finance>();
  await stripe.control({ mood: 'cut' });
  const created = await order(customer, { payment_method: 'card', saved_card: cards.at(-1)?.id ?? 0 });
  const ref = created.payment_object_ref;
  const again = await customer.post(`/my/api/payment/${ref}/retry/`, { payment_method: 'balance' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'payment_pending']);
  await stripe.control({ mood: 'well' });
  await openNewestAttempt(shop.app.hoster, ref);
  await expect.poll(async () => (await paymentOf(customer, ref)).status).toBe('paid');
});
