import type { BankCallback, CardCheck, Finance, SavedCard, ServiceDetails } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { serviceOf, setUp } from '../../testing/service.ts';
import { order, paymentOf, testShop } from '../../testing/shop.ts';
import { savedCards } from './tables.ts';

const shop = await testShop();
let customer: Browser;
let service: number;
beforeAll(async () => {
  customer = await shop.customer();
  service = await setUp(shop, order(customer, {}));
});
afterAll(() => shop.close());

const finance = async (): Promise<Finance> => (await customer.get('/my/api/account/finance/')).json();
const cards = async (): Promise<SavedCard[]> => (await finance()).saved_cards;
const renewal = async (): Promise<NonNullable<ServiceDetails['renewal']>['card'] | undefined> =>
  (await serviceOf(customer, service)).renewal?.card;

const card = (last4: string, change: object = {}): NonNullable<BankCallback['card']> => ({
  token: `tok_${last4}`,
  brand: 'Visa',
  last4,
  exp_month: 12,
  exp_year: 2031,
  ...change,
});
const approve = (ref: string, checked: NonNullable<BankCallback['card']>, eventId = `ev_${ref}`) =>
  shop.bankSays(ref, 'approved', { card: checked, event_id: eventId });
const start = async (path: string): Promise<string> => {
  const answer = await customer.post(path, {});
  expect(answer.statusCode).toBe(201);
  return answer.json<CardCheck>().payment_object_ref;
};
const add = async (checked: NonNullable<BankCallback['card']>): Promise<number> => {
  await approve(await start('/my/api/saved-cards/'), checked);
  return (await cards()).find(({ last4 }) => last4 === checked.last4)?.id ?? 0;
};
const replacing = (id: number) => start(`/my/api/saved-cards/${id}/replacement/`);
const shown = async () => (await cards()).map(({ is_default: isDefault, last4 }) => [last4, isDefault]);

describe('replacing a saved card', () => {
  let [first, second, third]: number[] = [];
  beforeEach(async () => {
    await shop.db.delete(savedCards);
    first = await add(card('0001'));
    second = await add(card('0002'));
    third = await add(card('0003'));
    await customer.patch(`/my/api/saved-cards/${second}/`, { is_default: true });
  });

  it('puts the new card in its place: renewals and the order of the cards stay', async () => {
    expect(await shown()).toEqual([
      ['0001', false],
      ['0002', true],
      ['0003', false],
    ]);
    expect(await renewal()).toEqual({ brand: 'Visa', last4: '0002' });
    const ref = await replacing(second ?? 0);
    expect(await paymentOf(customer, ref)).toMatchObject({
      purpose: 'card',
      total: { amount: '0.00' },
      replaces_card: true,
    });
    expect(await renewal(), 'while the bank checks').toEqual({ brand: 'Visa', last4: '0002' });
    expect((await approve(ref, card('4444', { brand: 'Mastercard' }))).statusCode).toBe(200);
    expect(await shown()).toEqual([
      ['0001', false],
      ['4444', true],
      ['0003', false],
    ]);
    expect((await cards())[1]?.id, 'payments that were started with it are charged to the new one').toBe(second);
    expect(await renewal()).toEqual({ brand: 'Mastercard', last4: '4444' });
    expect(await shop.db.$count(savedCards, eq(savedCards.token, 'tok_0002'))).toBe(0);
  });

  it('leaves another card the default one', async () => {
    await approve(await replacing(third ?? 0), card('5555'));
    expect(await shown()).toEqual([
      ['0001', false],
      ['0002', true],
      ['5555', false],
    ]);
  });

  it('changes nothing when the bank declines the new card, or doesn’t answer', async () => {
    const before = await finance();
    for (const outcome of ['declined', 'timeout'] as const) {
      const ref = await replacing(second ?? 0);
      expect((await shop.bankSays(ref, outcome)).statusCode).toBe(200);
      expect((await paymentOf(customer, ref)).status).toBe('failed');
    }
    expect((await finance()).saved_cards).toEqual(before.saved_cards);
    expect(await renewal()).toEqual({ brand: 'Visa', last4: '0002' });
  });

  it('happens once when the bank calls twice, at the same time or later under another name', async () => {
    const ref = await replacing(first ?? 0);
    const both = await Promise.all([approve(ref, card('6666')), approve(ref, card('6666'))]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const after = await cards();
    await approve(ref, card('6666'), `ev_again_${ref}`);
    expect(await cards()).toEqual(after);
    expect(await shown()).toEqual([
      ['6666', false],
      ['0002', true],
      ['0003', false],
    ]);
  });

  it('makes one of two cards when the new one is saved already', async () => {
    await approve(await replacing(first ?? 0), card('0002', { token: 'tok_0002_again' }));
    expect(await shown()).toEqual([
      ['0002', true],
      ['0003', false],
    ]);
  });

  it('adds the new card when the old one was removed meanwhile', async () => {
    const ref = await replacing(first ?? 0);
    await customer.delete(`/my/api/saved-cards/${first}/`);
    await approve(ref, card('7777'));
    expect(await shown()).toEqual([
      ['0002', false],
      ['0003', false],
      ['7777', true],
    ]);
    expect(await paymentOf(customer, ref)).toMatchObject({ replaces_card: false });
  });

  it('is only for the account’s own cards', async () => {
    const other = await shop.stranger();
    expect((await other.post(`/my/api/saved-cards/${first}/replacement/`, {})).statusCode).toBe(404);
    expect((await customer.post('/my/api/saved-cards/999999/replacement/', {})).statusCode).toBe(404);
  });

  it('marks cards that expire soon, and the expired one that it is for', async () => {
    const now = shop.clock.now();
    const soon = { expMonth: now.getUTCMonth() + 1, expYear: now.getUTCFullYear() };
    await shop.db
      .update(savedCards)
      .set(soon)
      .where(eq(savedCards.id, second ?? 0));
    const past = { expMonth: 1, expYear: now.getUTCFullYear() - 1 };
    await shop.db
      .update(savedCards)
      .set(past)
      .where(eq(savedCards.id, first ?? 0));
    expect((await cards()).map(({ expires_soon: expires, is_expired: isExpired }) => [isExpired, expires])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    await approve(await replacing(first ?? 0), card('8888'));
    expect((await cards())[0]).toMatchObject({ id: first, last4: '8888', is_expired: false });
  });
});
