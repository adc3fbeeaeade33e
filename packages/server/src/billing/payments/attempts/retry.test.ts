import { eq } from '../../../platform/db/drizzle.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bankPayments } from '../../../sandbox/bank/tables.ts';
import { cancelUnpaid, order, paymentOf, testShop, topUp } from '../../../testing/shop.ts';
import { attemptOf } from './attempts.ts';
import { payments, savedCards } from '../tables.ts';

let customer: Browser;
const shop = await testShop();
beforeEach(async () => {
  customer = await shop.customer();
  await cancelUnpaid(customer);
  await shop.db.delete(savedCards);
});
afterAll(() => shop.close());

const retry = (ref: string, body: object, headers: Record<string, string> = {}) =>
  customer.post(`/my/api/payment/${ref}/retry/`, body, { headers });
const rowOf = async (ref: string) => {
  const [row] = await shop.db.select().from(payments).where(eq(payments.ref, ref));
  if (!row) throw new Error(`No payment ${ref}`);
  return row;
};
async function savedCard(provider: 'bank' | 'stripe' = 'bank'): Promise<number> {
  const [owner] = await shop.db.select().from(payments);
  const card = { accountId: owner?.accountId ?? 0, brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2029 };
  const [saved] = await shop.db
    .insert(savedCards)
    .values({ ...card, provider, token: `tok_${Math.random()}` })
    .returning();
  return saved?.id ?? 0;
}
const charges = async (ref: string) =>
  (await shop.db.select().from(bankPayments).where(eq(bankPayments.merchantRef, ref))).filter(
    ({ outcome }) => outcome === 'approved',
  ).length;

describe('two clicks on “Try again”', () => {
  const failed = async () => {
    const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
    await shop.bankSays(ref, 'declined');
    return ref;
  };

  it('charge a saved card once', async () => {
    const card = await savedCard();
    const ref = await failed();
    const body = { payment_method: 'card', saved_card: card };
    const answers = await Promise.all([retry(ref, body), retry(ref, body), retry(ref, body)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await charges(ref)).toBe(1);
    await shop.bankSays(ref, 'approved');
  });

  it('with one key are one try, and both are answered', async () => {
    const card = await savedCard();
    const ref = await failed();
    const body = { payment_method: 'card', saved_card: card };
    const key = { 'idempotency-key': `retry-${ref}` };
    const answers = await Promise.all([retry(ref, body, key), retry(ref, body, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await retry(ref, body, key)).statusCode).toBe(200);
    expect([await charges(ref), (await rowOf(ref)).attemptCount]).toEqual([1, 2]);
    await shop.bankSays(ref, 'approved');
  });
});

describe('a refused retry doesn’t change the earlier attempt:', () => {
  it.each([
    ['coins without a coin', { payment_method: 'crypto' }, 400],
    ['an unknown coin', { payment_method: 'crypto', crypto: { ticker: 'BTC', network: 'doge' } }, 400],
    ['an unknown card', { payment_method: 'card', saved_card: 999_999 }, 400],
    ['a method that isn’t offered', { payment_method: 'sbp' }, 400],
  ])('%s', async (_what, body, status) => {
    const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
    const { redirect_url: page } = await paymentOf(customer, ref);
    expect(page).not.toBeNull();
    expect((await retry(ref, body)).statusCode).toBe(status);
    expect(await paymentOf(customer, ref)).toMatchObject({ status: 'awaiting', redirect_url: page });
    expect((await attemptOf(shop.db, await rowOf(ref)))?.state).toBe('open');
  });

  it('the balance for a top-up', async () => {
    const ref = await topUp(customer, '20.00');
    expect((await retry(ref, { payment_method: 'balance' })).statusCode).toBe(409);
    expect((await attemptOf(shop.db, await rowOf(ref)))?.state).toBe('open');
  });
});

it('a saved card whose keeper is not set up is neither offered nor charged', async () => {
  const card = await savedCard('stripe');
  const finance = (await customer.get('/my/api/account/finance/')).json<{ saved_cards: unknown[] }>();
  expect(finance.saved_cards).toEqual([]);
  await expect(order(customer, { payment_method: 'card', saved_card: card })).rejects.toThrow('saved_card');
});

it('gives a coin payment a day from its own attempt', async () => {
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'bank' });
  await retry(ref, { payment_method: 'crypto', crypto: { ticker: 'BTC', network: 'bitcoin' } });
  const { crypto } = await paymentOf(customer, ref);
  const hours = (new Date(crypto?.expires ?? 0).getTime() - shop.clock.now().getTime()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
});
