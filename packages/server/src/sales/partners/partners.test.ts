import type { Cashback, Finance, Page, Partner } from '@hoster/contract';
import { and, eq } from '../../platform/db/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountMembers } from '../../identity/account/tables.ts';
import { emailAddresses } from '../../identity/auth/tables.ts';
import { legalEntities } from '../../billing/payments/tables.ts';
import { api, type Browser } from '../../testing/browser.ts';
import { setBalance } from '../../testing/balance.ts';
import { password, signedInCustomer } from '../../testing/customer.ts';
import { emailedKey } from '../../testing/emails.ts';
import { balanceCents, euCustomer, order, testShop, topUp, type TestShop } from '../../testing/shop.ts';
import { inviteTo, memberOf } from '../../testing/team.ts';
import { mailboxOf } from './self-referral.ts';
import { cashback, partners } from './tables.ts';

const consent = '1.2026-11-23.marketing';

let shop: TestShop;
let partner: Browser;
let code: string;
let signInAgain: () => Promise<unknown>;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

let count = 0;
/** Every test has a partner of its own. */
beforeEach(async () => {
  count += 1;
  const made = await euCustomer(shop, `partner${count}@example.test`);
  partner = made.browser;
  signInAgain = made.again;
  code = (await partner.post('/my/api/partner/')).json<Partner>().code ?? '';
});

const figures = async () => (await partner.get('/my/api/partner/')).json<Partner>();
const rows = async () => (await partner.get('/my/api/partner/cashback/')).json<Page<Cashback>>().results;
const euros = (amount: string) => ({ amount, currency: 'EUR' });
const payOut = (number: number, amount: string) => partner.post('/my/api/partner/payouts/', { number, amount });

/** A visitor who has come by a partner's link and agreed to marketing cookies. */
function visitor(ref = code): Browser {
  const browser = shop.browser();
  browser.cookies.set('consent', consent);
  browser.cookies.set('partner_ref', ref);
  return browser;
}

/** The account that the owner of an address has. */
async function accountOf(email: string): Promise<number> {
  const [row] = await shop.db
    .select({ id: accountMembers.accountId })
    .from(accountMembers)
    .innerJoin(emailAddresses, eq(emailAddresses.userId, accountMembers.userId))
    .where(and(eq(emailAddresses.email, email), eq(accountMembers.role, 'owner')));
  return row?.id ?? 0;
}

/** Signs a visitor up as a customer from the Netherlands, who pays VAT. */
async function signUp(browser: Browser, email: string): Promise<Browser> {
  await browser.post(`${api}/auth/signup`, { email, password });
  await browser.post(`${api}/auth/email/verify`, { key: await emailedKey(shop.db, email) });
  const home = { country: 'NL', city: 'Delft', zip_code: '2611', address: 'Markt 1' };
  const user = { first_name: 'Ada', last_name: 'Bos' };
  expect((await browser.put('/my/api/account/personal_info/', { user, ...home })).statusCode).toBe(200);
  return browser;
}

/** Signs up by the partner's link; the cookie of the link is gone afterwards. */
async function referred(email = `referred${count}@example.test`): Promise<Browser> {
  const browser = await signUp(visitor(), email);
  browser.cookies.delete('partner_ref');
  return browser;
}

/** Pays an order of €13.50, and VAT, by card. @returns the payment */
async function buy(browser: Browser, change: Parameters<typeof order>[1] = {}): Promise<string> {
  const { payment_object_ref: ref } = await order(browser, { payment_method: 'card', ...change });
  const { statusCode, body } = await shop.bankSays(ref, 'approved');
  expect(statusCode, `The bank’s message: ${body}`).toBe(200);
  return ref;
}

test('a visit becomes a sign-up, an order, held cashback, and money on the balance after the hold', async () => {
  const browser = visitor();
  await browser.post('/my/api/partner-visits/', { code: code.toUpperCase() });
  await signUp(browser, `whole${count}@example.test`);
  browser.cookies.delete('partner_ref');
  expect(await figures()).toMatchObject({ visits: 1, sign_ups: 1, orders: 0 });

  await buy(browser);
  expect(await figures()).toMatchObject({ orders: 1, held: euros('2.70'), available: euros('0.00'), next_payout: 1 });
  expect((await payOut(1, '2.70')).json()).toMatchObject({ code: 'cashback_changed' });
  await shop.pass(29);
  await signInAgain();
  expect(await figures()).toMatchObject({ held: euros('2.70'), available: euros('0.00') });
  await shop.pass(2);
  await signInAgain();
  expect(await figures()).toMatchObject({ held: euros('0.00'), available: euros('2.70') });

  const paid = await payOut(1, '2.70');
  expect(paid.json()).toMatchObject({ available: euros('0.00'), paid_out: euros('2.70'), next_payout: 2 });
  const finance = (await partner.get('/my/api/account/finance/')).json<Finance>();
  expect(finance.balance).toEqual(euros('2.70'));
  expect(finance.movements[0]).toMatchObject({
    kind: 'cashback',
    description: 'Partner cashback',
    amount: euros('2.70'),
  });
  expect(await rows()).toMatchObject([{ state: 'paid_out', product: 'vps', percent: 20, amount: euros('2.70') }]);
  const books = await (await shop.staff()).get('/my/api/staff/ledger/');
  expect(books.json()).toMatchObject({ is_balanced: true });
});

test('shows a partner nothing about who has ordered', async () => {
  await buy(await referred());
  const shown = (await partner.get('/my/api/partner/cashback/')).body + (await partner.get('/my/api/partner/')).body;
  expect(shown).not.toMatch(/referred|Ada|Bos|@/);
});

describe('visits', () => {
  test('count with consent only, and not those of the partner', async () => {
    const refused = shop.browser();
    expect((await refused.post('/my/api/partner-visits/', { code })).statusCode).toBe(200);
    partner.cookies.set('consent', consent);
    await partner.post('/my/api/partner-visits/', { code });
    expect(await figures()).toMatchObject({ visits: 0 });
  });

  test('answer unknown codes as known ones', async () => {
    const unknown = await visitor().post('/my/api/partner-visits/', { code: 'nobody' });
    expect([unknown.statusCode, unknown.json()]).toEqual([200, {}]);
  });
});

describe('an order', () => {
  test('counts for the partner of the last link, and later ones again for that of the sign-up', async () => {
    const customer = await referred();
    const other = await euCustomer(shop, `other${count}@example.test`);
    const { code: otherCode } = (await other.browser.post('/my/api/partner/')).json<Partner>();
    customer.cookies.set('partner_ref', otherCode ?? '');
    await buy(customer);
    expect(await figures()).toMatchObject({ orders: 0 });
    expect((await other.browser.get('/my/api/partner/')).json()).toMatchObject({ sign_ups: 0, orders: 1 });
    customer.cookies.delete('partner_ref');
    await buy(customer);
    expect(await figures()).toMatchObject({ orders: 1 });
  });

  test('counts for the partner of the sign-up when the last code is unknown', async () => {
    const customer = await referred();
    customer.cookies.set('partner_ref', 'no-such-code');
    await buy(customer);
    expect(await figures()).toMatchObject({ orders: 1 });
  });

  test('in another currency earns a part of its price in euros', async () => {
    await buy(await referred(), { currency: 'USD' });
    expect(await rows()).toMatchObject([{ state: 'held', amount: euros('2.70') }]);
  });

  test('earns when it’s paid, and a top-up never', async () => {
    const customer = await referred();
    await shop.bankSays(await topUp(customer, '100.00'), 'approved');
    const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
    expect(await figures()).toMatchObject({ orders: 0 });
    await shop.bankSays(ref, 'approved');
    await order(customer);
    expect(await figures()).toMatchObject({ orders: 2, held: euros('5.40') });
  });

  test('earns the rate that staff have set since', async () => {
    const customer = await referred();
    const staff = await shop.staff();
    expect((await staff.put(`/my/api/staff/partners/${code}/`, { percent: 41 })).statusCode).toBe(400);
    await staff.put(`/my/api/staff/partners/${code}/`, { percent: 40 });
    await buy(customer);
    expect(await rows()).toMatchObject([{ percent: 40, amount: euros('5.40') }]);
  });
});

describe('a refund', () => {
  const refund = async (ref: string, amount: string) =>
    (await shop.staff()).post(`/my/api/staff/payments/${ref}/refund/`, { amount });

  test('of the whole order in the hold cancels its cashback', async () => {
    const ref = await buy(await referred());
    await shop.drain();
    expect((await refund(ref, '16.34')).statusCode).toBe(200);
    expect(await figures()).toMatchObject({ orders: 0, held: euros('0.00') });
    expect(await rows()).toMatchObject([{ state: 'cancelled', amount: euros('0.00') }]);
    await shop.pass(31);
    await signInAgain();
    expect(await figures()).toMatchObject({ available: euros('0.00') });
    expect(await rows()).toMatchObject([{ state: 'cancelled' }]);
  });

  test('of a part in the hold leaves cashback for the rest', async () => {
    const ref = await buy(await referred());
    await shop.drain();
    await refund(ref, '8.17');
    expect(await figures()).toMatchObject({ orders: 1, held: euros('1.35') });
    await shop.pass(31);
    await signInAgain();
    expect(await figures()).toMatchObject({ available: euros('1.35') });
  });

  test('by the customer’s bank in the hold cancels it, too', async () => {
    const ref = await buy(await referred());
    await shop.bankSays(ref, 'chargeback', { event_id: `dp_${ref}` });
    expect(await rows()).toMatchObject([{ state: 'cancelled' }]);
  });

  test('after the hold changes nothing', async () => {
    const ref = await buy(await referred());
    await shop.pass(31);
    await signInAgain();
    await refund(ref, '16.34');
    expect(await figures()).toMatchObject({ available: euros('2.70') });
  });
});

describe('no cashback is earned from', () => {
  const nothing = { sign_ups: 0, orders: 0, held: euros('0.00') };

  test('the partner’s own order', async () => {
    partner.cookies.set('consent', consent);
    partner.cookies.set('partner_ref', code);
    await buy(partner);
    expect(await figures()).toMatchObject(nothing);
  });

  test.each(['+shop@', '+a+b@'])('an address of the same mailbox with %s', async (tag) => {
    await buy(await signUp(visitor(), `partner${count}${tag}example.test`));
    expect(await figures()).toMatchObject(nothing);
  });

  test('a member of the partner’s team', async () => {
    const member = await referred(`member${count}@example.test`);
    await member.post(await inviteTo(shop, partner, `member${count}@example.test`, 'technical'));
    await member.put('/my/api/account/current/', { account: await accountOf(`member${count}@example.test`) });
    await buy(member);
    expect(await figures()).toMatchObject({ ...nothing, sign_ups: 1 });
  });

  test('a company with the same VAT ID, however it’s written', async () => {
    const customer = await referred();
    const company = { name: 'Bos BV', kind: 'company', country: 'NL', vatStatus: 'valid' } as const;
    await shop.db.insert(legalEntities).values([
      { ...company, accountId: await accountOf(`partner${count}@example.test`), vatId: 'NL123456789B01' },
      { ...company, accountId: await accountOf(`referred${count}@example.test`), vatId: 'nl 1234.56789 b01' },
    ]);
    await buy(customer);
    expect(await figures()).toMatchObject({ ...nothing, sign_ups: 1 });
  });
});

test.each([
  ['Ann+Shop@Example.com', 'ann@example.com'],
  ['ann@example.com', 'ann@example.com'],
  ['"a@b"+x@example.com', '"a@b"@example.com'],
])('mail to %s arrives at %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

describe('a payout', () => {
  beforeEach(async () => {
    await buy(await referred());
    await shop.pass(31);
    await signInAgain();
  });

  test('from two tabs at the same time pays once', async () => {
    const answers = await Promise.all([payOut(1, '2.70'), payOut(1, '2.70'), payOut(1, '2.70')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await balanceCents(partner)).toBe(270);
    expect(await figures()).toMatchObject({ paid_out: euros('2.70'), next_payout: 2 });
  });

  test('of another amount than the available one is refused', async () => {
    for (const [number, amount] of [
      [1, '2.69'],
      [1, '270.00'],
      [1, '-2.70'],
      [2, '2.70'],
    ] as const)
      expect((await payOut(number, amount)).json()).toMatchObject({ code: 'cashback_changed' });
    expect(await balanceCents(partner)).toBe(0);
  });

  test('is made by members for billing, and by no others', async () => {
    const reader = await memberOf(shop, partner, `reader${count}@example.test`, 'read_only');
    expect((await reader.get('/my/api/partner/')).statusCode).toBe(403);
    expect((await reader.post('/my/api/partner/payouts/', { number: 1, amount: '2.70' })).statusCode).toBe(403);
    const accountant = await memberOf(shop, partner, `billing${count}@example.test`, 'billing');
    const answer = await accountant.post('/my/api/partner/payouts/', { number: 1, amount: '2.70' });
    expect(answer.json()).toMatchObject({ paid_out: euros('2.70') });
  });

  test('is due before the account can be deleted, which forgets the code', async () => {
    const codes = async () =>
      (await partner.get('/my/api/account/deletion/')).json().obstacles.map((one: { code: string }) => one.code);
    expect(await codes()).toContain('cashback');
    await payOut(1, '2.70');
    expect(await codes()).not.toContain('cashback');
    const exported = (await partner.get('/my/api/account/export/')).json().sections;
    expect(exported).toMatchObject({ partner: { code }, partner_payouts: [{ amount_eur_cents: 270 }] });
    await setBalance(shop.db, await accountOf(`partner${count}@example.test`), 0);
    const customer = await signUp(visitor(), `late${count}@example.test`);
    expect((await partner.post('/my/api/account/deletion/', { confirm: true })).statusCode).toBe(200);
    await buy(customer);
    const left = await shop.db.select().from(cashback).where(eq(cashback.state, 'held'));
    expect(left.map(({ partnerId }) => partnerId)).not.toContain(await accountOf(`partner${count}@example.test`));
    expect(await shop.db.select().from(partners).where(eq(partners.code, code))).toEqual([]);
  });
});

test('an account that joins again keeps its code; two accounts have different ones', async () => {
  expect((await partner.post('/my/api/partner/')).json()).toMatchObject({ code });
  const other = await signedInCustomer(shop, `second${count}@example.test`);
  expect((await other.get('/my/api/partner/')).json()).toMatchObject({ code: null, percent: 20 });
  const { code: second } = (await other.post('/my/api/partner/')).json<Partner>();
  expect(second).toMatch(/^[a-z2-9]{8}$/);
  expect(second).not.toBe(code);
});
