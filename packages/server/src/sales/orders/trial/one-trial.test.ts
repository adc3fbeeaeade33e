import { eq } from '../../../platform/db/drizzle.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCustomer, password } from '../../../testing/customer.ts';
import type { Browser } from '../../../testing/browser.ts';
import { accounts } from '../../../identity/account/tables.ts';
import { promoCodes } from '../../promo/tables.ts';
import { anOrder, cancelUnpaid, order, testShop, type TestShop } from '../../../testing/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(() => shop.close());

/** A customer with a complete profile, in a browser of their own or a given one. */
async function customer(email: string, browser: Browser = shop.browser()): Promise<Browser> {
  const { accountId } = await makeCustomer(shop.app, email, { firstName: 'Mira', lastName: 'Novak' });
  await shop.db
    .update(accounts)
    .set({ country: 'CH', city: 'Zug', zipCode: '6300', address: 'Bahnhofstrasse 1' })
    .where(eq(accounts.id, accountId));
  await browser.login(email, password);
  return browser;
}

const tryOut = (browser: Browser, change: Parameters<typeof anOrder>[1] = {}) =>
  browser.post('/my/api/vps-order/', anOrder(browser, { trial: 'free', ...change }));
const used = { trial: ['You’ve already used your trial.'] };

describe('a person', () => {
  it('has one trial, whichever of their addresses they sign up with', async () => {
    expect((await tryOut(await customer('mira.novak@gmail.com'))).statusCode).toBe(201);
    for (const email of ['miranovak+2@gmail.com', 'm.iranovak@googlemail.com'])
      expect((await tryOut(await customer(email))).json()).toEqual(used);
    expect((await tryOut(await customer('novak@example.test'))).statusCode).toBe(201);
  });

  it('has one trial in a browser, and the order page offers no other', async () => {
    const browser = await customer('first@example.test');
    await tryOut(browser);
    await browser.delete('/auth/_allauth/browser/v1/auth/session');
    await customer('second@example.test', browser);
    const context = (await browser.get('/my/api/vps-order/create_context/?slug=nvme-3')).json();
    expect(context).toMatchObject({ trial: { available: false } });
    expect((await tryOut(browser)).json()).toEqual(used);
  });

  it('gets one of several trials that are ordered at the same moment by their accounts', async () => {
    const browsers = [];
    for (const tag of ['1', '2', '3']) browsers.push(await customer(`mira+${tag}@example.test`));
    const answers = await Promise.all(browsers.map((browser) => tryOut(browser)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
  });

  it('keeps the trial when the order wasn’t paid or couldn’t be set up', async () => {
    const browser = await customer('mira@example.test');
    expect((await tryOut(browser, { trial: 'paid', payment_method: 'card' })).statusCode).toBe(201);
    await cancelUnpaid(browser);
    expect((await tryOut(browser, { name: 'fail-setup' })).statusCode).toBe(201);
    await shop.drain();
    expect((await tryOut(browser)).statusCode).toBe(201);
  });
});

describe('a promo code', () => {
  const add = async (code: string, email: string | null) => {
    const createdAt = shop.clock.now();
    const expiresAt = new Date(createdAt.getTime() + 10 * 86_400_000);
    await shop.db.insert(promoCodes).values({ code, email, percent: 5, months: 3, createdAt, expiresAt });
  };
  const isFree = async (code: string) =>
    (await shop.db.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]?.usedAt === null;

  it('is worth something to the address that it was sent to', async () => {
    await add('HERS', 'mira@example.test');
    const path = '/my/api/vps-order/create_context/?promo_code=hers';
    const promoFor = async (browser: Browser) => (await browser.get(path)).json().promo;
    expect(await promoFor(shop.browser())).toMatchObject({ valid: true });
    const demo = await shop.customer();
    expect(await promoFor(demo)).toMatchObject({
      valid: false,
      discount_percent: 0,
      message: 'This promo code was sent to another email address.',
    });
    expect((await demo.post('/my/api/vps-order/', anOrder(demo, { promo_code: 'hers' }))).statusCode).toBe(400);
    const mira = await customer('mira@example.test');
    expect(await promoFor(mira)).toMatchObject({ valid: true });
    await order(mira, { promo_code: 'hers', payment_method: 'card' });
    expect(await isFree('HERS')).toBe(false);
  });

  it('is left by a trial, and given back when its order expires', async () => {
    await add('LEFT', null);
    const demo = await shop.customer();
    await order(demo, { promo_code: 'left', trial: 'free' });
    expect(await isFree('LEFT')).toBe(true);
    await order(demo, { promo_code: 'left', payment_method: 'card' });
    expect(await isFree('LEFT')).toBe(false);
    await shop.pass(1.1);
    expect(await isFree('LEFT')).toBe(true);
  });
});
