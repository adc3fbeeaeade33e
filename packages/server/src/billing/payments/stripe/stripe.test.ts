import { afterAll, afterEach, expect, test } from 'vitest';
import { endsWithin } from '../../../../../../scripts/ends-within.ts';
import { frozenClock } from '../../../platform/clock.ts';
import { startStripe } from '../../../testing/stripe/start.ts';
import { ProviderRefused, ProviderUnreachable, type AttemptRequest } from '../provider.ts';
import { stripeProvider } from './provider.ts';

const mock = await startStripe();
const stripe = stripeProvider(mock.settings, frozenClock());
afterEach(() => mock.control({ mood: 'well', refusal: null }));
afterAll(() => mock.kill());

let count = 0;
const hours = (number: number) => new Date(Date.now() + number * 3_600_000);
const request = (changes: Partial<AttemptRequest> = {}): AttemptRequest => ({
  attemptRef: `attempt-${(count += 1)}`,
  paymentRef: 'P-100',
  method: 'card',
  amountCents: 1250,
  currency: 'USD',
  euroCents: 1150,
  language: 'en',
  description: 'VPS for a month',
  returnUrl: 'https://hoster.test/en/payment-result/',
  email: 'buyer@example.test',
  saveCard: false,
  cardToken: null,
  asset: null,
  askedAt: null,
  endsAt: hours(12),
  ...changes,
});
const act = (session: string, deed: string) => mock.control({ act: { session, deed } });

/** Pays on a page that keeps the card. */
async function savedCard(): Promise<string> {
  const { providerRef } = await stripe.open(request({ saveCard: true }));
  await act(providerRef, 'pay');
  const [event] = await stripe.events(providerRef);
  if (event?.kind !== 'approved' || !event.card) throw new Error('No card was saved');
  return event.card.token;
}

test('opens one page for an attempt, however often it is called', async () => {
  const asked = request();
  const opened = await stripe.open(asked);
  expect(opened).toMatchObject({ redirectUrl: `${mock.origin}/pay/${opened.providerRef}` });
  expect(await stripe.open(asked)).toEqual(opened);
  expect(await stripe.events(opened.providerRef)).toEqual([]);
});

test.each([
  ['soon', 0.25],
  ['in a week', 168],
])('opens a page for an attempt that ends %s, outside of the bounds of Stripe', async (_when, left) => {
  expect((await stripe.open(request({ endsAt: hours(left) }))).redirectUrl).toContain(mock.origin);
});

test('opens the same page again after the end has come within a bound', async () => {
  const asked = request({ endsAt: hours(0.75) });
  const opened = await stripe.open(asked);
  const later = stripeProvider(mock.settings, frozenClock(hours(0.5)));
  expect(await later.open(asked)).toEqual(opened);
});

test('reports a payment in the received amount and currency', async () => {
  const { providerRef } = await stripe.open(request({ method: 'paypal' }));
  await act(providerRef, 'pay');
  const events = await stripe.events(providerRef);
  expect(events).toMatchObject([
    { provider: 'stripe', providerRef, kind: 'approved', amountCents: 1250, currency: 'USD' },
  ]);
  expect(events[0]).not.toHaveProperty('card');
  expect(await stripe.events(providerRef)).toEqual(events);
});

test('leaves the page open after a refused card, for another one', async () => {
  const { providerRef } = await stripe.open(request());
  await act(providerRef, 'decline');
  expect(await stripe.events(providerRef)).toEqual([]);
  await act(providerRef, 'pay');
  expect(await stripe.events(providerRef)).toMatchObject([{ kind: 'approved' }]);
});

test.each([
  ['settle', 'approved'],
  ['fail', 'declined'],
])('waits for money that takes days: %s', async (deed, kind) => {
  const { providerRef } = await stripe.open(request());
  await act(providerRef, 'pay-later');
  expect(await stripe.events(providerRef)).toMatchObject([{ kind: 'pending' }]);
  await act(providerRef, deed);
  expect(await stripe.events(providerRef)).toMatchObject([{ kind }]);
});

test('withdraws an open page, not a paid one', async () => {
  const open = await stripe.open(request());
  expect(await stripe.withdraw(open.providerRef)).toBe(true);
  expect(await stripe.withdraw(open.providerRef)).toBe(true);
  expect(await stripe.events(open.providerRef)).toMatchObject([{ kind: 'expired' }]);
  const paid = await stripe.open(request());
  await act(paid.providerRef, 'pay');
  expect(await stripe.withdraw(paid.providerRef)).toBe(false);
});

test('saves a card, and charges it once off-session', async () => {
  const cardToken = await savedCard();
  expect(cardToken).toMatch(/^cus_\w+\/pm_\w+$/);
  const renewal = request({ cardToken });
  const opened = await stripe.open(renewal);
  expect(opened.redirectUrl).toBeNull();
  expect(await stripe.open(renewal)).toEqual(opened);
  expect(await stripe.events(opened.providerRef)).toMatchObject([{ kind: 'approved', amountCents: 1250 }]);
  expect(await stripe.withdraw(opened.providerRef)).toBe(false);
});

test.each(['card_declined', 'authentication_required'])('declines a saved card: %s', async (refusal) => {
  const cardToken = await savedCard();
  await mock.control({ refusal });
  const { providerRef } = await stripe.open(request({ cardToken }));
  expect(await stripe.events(providerRef)).toMatchObject([{ kind: 'declined' }]);
  expect(await stripe.withdraw(providerRef)).toBe(true);
  expect(await stripe.events(providerRef)).toMatchObject([{ kind: 'declined' }]);
});

test('refunds in parts, each once, and no more than was paid', async () => {
  const { providerRef } = await stripe.open(request());
  await expect(stripe.refund(providerRef, { refundRef: 'r0', amountCents: 1 })).rejects.toThrow(ProviderRefused);
  await act(providerRef, 'pay');
  await stripe.refund(providerRef, { refundRef: 'r1', amountCents: 250 });
  await stripe.refund(providerRef, { refundRef: 'r1', amountCents: 250 });
  await stripe.refund(providerRef, { refundRef: 'r2', amountCents: 1000 });
  await expect(stripe.refund(providerRef, { refundRef: 'r3', amountCents: 1 })).rejects.toThrow(ProviderRefused);
  const refunds = (await stripe.events(providerRef)).filter(({ kind }) => kind === 'refunded');
  expect(refunds).toHaveLength(2);
  expect(refunds).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ refundRef: 'r1', amountCents: 250 }),
      expect.objectContaining({ refundRef: 'r2', amountCents: 1000 }),
    ]),
  );
});

test('reports Stripe’s fee in euros once it’s known', async () => {
  const opened = await stripe.open(request({ cardToken: await savedCard() }));
  const intent = opened.providerRef;
  await mock.control({ clear: { intent, fee: 61, currency: 'usd' } });
  expect(await stripe.events(intent)).toMatchObject([{ kind: 'approved' }]);
  await mock.control({ clear: { intent, fee: 55, currency: 'eur' } });
  expect(await stripe.events(intent)).toMatchObject([{ kind: 'approved' }, { kind: 'fee', euroCents: 55 }]);
});

test('reports a dispute that withdrew funds, not an inquiry', async () => {
  const opened = await stripe.open(request({ cardToken: await savedCard() }));
  const intent = opened.providerRef;
  await mock.control({ dispute: { intent, status: 'warning_needs_response' } });
  expect(await stripe.events(intent)).toMatchObject([{ kind: 'approved' }]);
  await mock.control({ dispute: { intent, status: 'needs_response' } });
  const told = { kind: 'chargeback', amountCents: 1250, currency: 'USD' };
  const cost = { kind: 'fee', euroCents: 2000 };
  expect(await stripe.events(intent)).toMatchObject([{ kind: 'approved' }, told, cost]);
  await mock.control({ dispute: { intent, status: 'won' } });
  expect(await stripe.events(intent)).toMatchObject([
    { kind: 'approved' },
    { kind: 'chargeback_won' },
    cost,
    { kind: 'fee', euroCents: -2000 },
  ]);
});

test('removes a saved card, so that it can’t be charged any more', async () => {
  const cardToken = await savedCard();
  await stripe.forget?.(cardToken);
  await stripe.forget?.(cardToken);
  await expect(stripe.open(request({ cardToken }))).rejects.toThrow(ProviderRefused);
});

test('looks for a charge of yesterday instead of making it again', async () => {
  const cardToken = await savedCard();
  const asked = request({ cardToken });
  const { providerRef } = await stripe.open(asked);
  const yesterday = { ...asked, askedAt: new Date(Date.now() - 10 * 365 * 24 * 3_600_000) };
  expect(await stripe.open(yesterday)).toMatchObject({ providerRef });
  await expect(stripe.open({ ...yesterday, attemptRef: 'never-asked' })).rejects.toThrow(ProviderRefused);
});

test.each([
  ['rubles', { currency: 'RUR' }],
  ['a card saved elsewhere', { cardToken: 'bank-1' }],
  ['a card that is gone', { cardToken: 'cus_gone/pm_gone' }],
] as const)('refuses %s', async (_what, changes) => {
  await expect(stripe.open(request(changes))).rejects.toThrow(ProviderRefused);
});

test('refuses a wrong key without repeating it', async () => {
  const other = stripeProvider({ ...mock.settings, secretKey: 'sk_test_wrongkey' }, frozenClock());
  const error: unknown = await other.open(request()).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ProviderRefused);
  expect(String(error)).not.toContain('wrongkey');
});

// Side by side: two of them wait for the time limit.
test.concurrent.for(['error', 'garbage', 'cut', 'slow', 'trickle'])(
  'is unreachable after one try: %s',
  async (mood, { expect }) => {
    const own = await startStripe();
    const provider = stripeProvider(own.settings, frozenClock());
    const asked = request();
    await own.control({ mood });
    const opened = provider.open(asked);
    // Less than two tries.
    expect(await endsWithin(8_000, opened)).toBe(true);
    await expect(opened).rejects.toThrow(ProviderUnreachable);
    await own.control({ mood: 'well' });
    expect((await provider.open(asked)).redirectUrl).toContain(own.origin);
    await own.kill();
  },
);

test('is unreachable when nothing listens', async () => {
  const gone = await startStripe();
  await gone.kill();
  await expect(stripeProvider(gone.settings, frozenClock()).open(request())).rejects.toThrow(ProviderUnreachable);
});
