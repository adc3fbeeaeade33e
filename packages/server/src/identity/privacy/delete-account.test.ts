import { eq, getTableName, is, sql } from '../../platform/db/drizzle.ts';
import { PgTable } from '../../platform/db/drizzle-pg.ts';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import * as schema from '../../schema.ts';
import { api, type Browser } from '../../testing/browser.ts';
import { password } from '../../testing/customer.ts';
import { emailsTo } from '../../testing/emails.ts';
import { accountMembers } from '../account/tables.ts';
import { emailAddresses } from '../auth/tables.ts';
import { anOrder, order, paymentOf, testShop, type TestShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { setBalance } from '../../testing/balance.ts';
import { closedAccounts } from './tables.ts';

const deletion = '/my/api/account/deletion/';
const email = 'mira@example.test';
const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHaF1tNBv6uKUA0kxq5Gm8X0a8m2v0n2b0Qy2Y0p3m3T';

let shop: TestShop;
let mira: Browser;
beforeEach(async () => {
  shop = await testShop({ supportEmail: 'support@hoster.example' });
  mira = await shop.stranger();
});
afterEach(() => shop.close());

async function accountId(): Promise<number> {
  const [row] = await shop.db
    .select({ id: accountMembers.accountId })
    .from(accountMembers)
    .innerJoin(emailAddresses, eq(emailAddresses.userId, accountMembers.userId))
    .where(eq(emailAddresses.email, email));
  return row?.id ?? 0;
}

async function obstacles(): Promise<string[]> {
  const check = (await mira.get(deletion)).json();
  expect(check.can_delete).toBe(check.obstacles.length === 0);
  return check.obstacles.map(({ code }: { code: string }) => code);
}

async function buy(): Promise<number> {
  const { payment_object_ref: ref, order_ids: ids } = await order(mira, {
    payment_method: 'card',
    ssh_key: { title: 'Mira’s desk', key },
    comment: 'Call Mira, please',
  });
  await shop.bankSays(ref, 'approved');
  await shop.drain();
  return ids[0] ?? 0;
}

/** The names of the tables that hold a text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const rows = await shop.db
      .select({ one: sql`1` })
      .from(table)
      // At the beginning of a word: an article has the text in the middle of one.
      .where(sql`${table}::text ~* ${`\\m${text}`}`)
      .limit(1);
    if (rows.length > 0) found.push(getTableName(table));
  }
  return found.toSorted();
}

test('an account can’t be deleted while it has services, a balance or a debt', async () => {
  const id = await buy();
  expect(await obstacles()).toEqual(['active_services']);
  const refused = await mira.post(deletion, { confirm: true }, { headers: { 'accept-language': 'ru' } });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'cannot_delete', obstacles: [{ message: expect.stringContaining('услуги') }] },
  ]);
  expect((await mira.post(`/my/api/services/${id}/cancel/`, { when: 'period_end' })).statusCode).toBe(200);
  expect(await obstacles()).toEqual(['active_services']);
  expect((await mira.post(`/my/api/services/${id}/cancel/`, { when: 'now' })).statusCode).toBe(200);
  expect(await obstacles()).toEqual([]);
  await setBalance(shop.db, await accountId(), 500);
  expect(await obstacles()).toEqual(['positive_balance']);
  await setBalance(shop.db, await accountId(), -400);
  expect(await obstacles()).toEqual(['negative_balance']);
  expect((await mira.post(deletion, { confirm: true })).statusCode).toBe(409);
  expect((await mira.get('/my/api/account/menu_context/')).statusCode).toBe(200);

  const boss = await shop.staff();
  expect((await boss.post(deletion, { confirm: true })).json().obstacles).toMatchObject([{ code: 'staff' }]);
});

test('deleting needs a clear word and a fresh proof of identity', async () => {
  expect((await mira.post(deletion, {})).statusCode).toBe(400);
  expect((await mira.post(deletion, { confirm: false })).statusCode).toBe(400);
  expect((await shop.browser().post(deletion, { confirm: true })).statusCode).toBe(401);
  shop.clock.advance(301_000);
  expect((await mira.get(deletion)).json()).toEqual({ can_delete: true, obstacles: [], reauthenticate: true });
  const stale = await mira.post(deletion, { confirm: true });
  expect([stale.statusCode, stale.json().code]).toEqual([403, 'reauthentication_required']);
  expect((await mira.post(`${api}/auth/reauthenticate`, { password })).statusCode).toBe(200);
  expect((await mira.post(deletion, { confirm: true })).json()).toEqual({ email });
});

test('a deleted account leaves its bookings and the name on its invoices, and nothing else', async () => {
  const id = await buy();
  await shop.db.update(services).set({ state: 'canceled' }).where(eq(services.id, id));
  const unpaid = await order(mira, { payment_method: 'card' });
  const phone = shop.browser();
  await phone.login(email, password);
  const account = await accountId();

  const viewer = (await mira.get(`${api}/auth/session`)).json().data.user.id;
  // Somebody takes the names that an erased account might get.
  for (const name of [`deleted-${viewer}`, `deleted:${viewer}`]) {
    await shop.browser().post(`${api}/auth/signup`, { email: `${name}@example.test`, password: 'Other-horse-43' });
  }

  expect((await mira.post(deletion, { confirm: true })).statusCode).toBe(200);
  expect(mira.cookies.has('sessionid')).toBe(false);
  expect((await phone.get('/my/api/account/menu_context/')).statusCode).toBe(401);
  expect((await phone.login(email, password)).json().errors[0].code).toBe('email_password_mismatch');
  const [mail, ...others] = await emailsTo(shop.db, email);
  expect([mail?.subject, others]).toEqual(['Your account has been deleted', []]);
  expect(mail?.text, 'nobody reads the sender’s mailbox').toContain('\nhttp://localhost:3000/contacts/\n');

  const [closed] = await shop.db.select().from(closedAccounts).where(eq(closedAccounts.accountId, account));
  expect(closed?.invoiceParty).toEqual({
    name: 'Mira Novak',
    country: 'CH',
    city: 'Zug',
    zip_code: '6300',
    address: 'Bahnhofstrasse 1',
  });
  expect(await tablesWith('Bahnhofstrasse')).toEqual(['closed_accounts', 'invoices']);
  expect(await tablesWith('Novak')).toEqual(['closed_accounts', 'invoices']);
  expect(await tablesWith('mira')).toEqual(['closed_accounts', 'invoices', 'mail_outbox']);
  expect(await tablesWith(key)).toEqual([]);
  // Paid orders are still booked; unpaid ones are cancelled and their places freed.
  const states = await shop.db.select({ state: services.state }).from(services).where(eq(services.accountId, account));
  expect(states).toEqual([{ state: 'canceled' }, { state: 'canceled' }]);
  expect((await shop.bankSays(unpaid.payment_object_ref, 'approved')).statusCode).toBe(200);
  expect(await tablesWith('Bahnhofstrasse')).toEqual(['closed_accounts', 'invoices']);

  const again = await shop.browser().post(`${api}/auth/signup`, { email, password });
  expect(again.json().data.flows.at(-1)).toEqual({ id: 'verify_email', is_pending: true });
  expect((await emailsTo(shop.db, email))[0]?.subject).toBe('Confirm your email address');
});

test('support hears of money that comes after the account was deleted', async () => {
  const { payment_object_ref: ref } = await order(mira, { payment_method: 'bank' });
  const { transfer } = await paymentOf(mira, ref);
  expect((await mira.post(deletion, { confirm: true })).statusCode).toBe(200);
  const staff = await shop.staff();
  const lines = [{ id: 'line-1', remittance: transfer?.reference, payer: 'Mira Novak', amount: transfer?.amount }];
  expect((await staff.post('/my/api/staff/statement/', { lines })).statusCode).toBe(200);
  const [mail] = await emailsTo(shop.db, 'support@hoster.example');
  expect(mail?.subject).toBe(`€${transfer?.amount.amount} received for a deleted account`);
  expect(mail?.text).toContain(ref);
});

test('refuses an order that was waiting while the account was deleted', async () => {
  const answers = await Promise.all([
    mira.post(deletion, { confirm: true }),
    mira.post('/my/api/vps-order/', anOrder(mira, { payment_method: 'card' })),
  ]);
  const [gone, ordered] = answers.map(({ statusCode }) => statusCode);
  expect([gone, ordered]).toSatisfy(([a, b]) => a === 200 && (b === 401 || b === 201));
  const left = await shop.db.select({ state: services.state }).from(services);
  expect(left.filter(({ state }) => state === 'awaiting_payment')).toEqual([]);
});

test('a copy of the data is a file with everything but secrets, five times an hour', async () => {
  const limited = await testShop({ rateLimits: true });
  onTestFinished(() => limited.close());
  const browser = await limited.customer();
  const answer = await browser.get('/my/api/account/export/');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="hoster-data-2026-11-20.json"');
  expect(answer.headers['cache-control']).toBe('no-store');
  const { sections } = answer.json();
  expect(sections).toMatchObject({
    user: { username: 'demo' },
    email_addresses: [{ email: 'demo@hoster.example', verified: true, primary: true }],
    profile: { country: 'DE' },
    sessions: [{ ip: '127.0.0.1' }],
    events: [{ kind: 'login' }, { kind: 'data_exported' }],
    ssh_keys: [{ title: 'Laptop' }],
    services: [{ state: 'active' }, { state: 'active' }],
    orders: [{ currency: 'EUR' }, { currency: 'EUR' }],
    payments: [{ status: 'paid' }, { status: 'paid' }],
    balance_movements: [{ amount_eur_cents: 50_000 }],
  });
  const [server] = await limited.db.select({ sealed: services.sealedPassword }).from(services);
  for (const secret of ['argon2', server?.sealed, browser.cookies.get('sessionid')]) {
    expect(secret).toBeTruthy();
    expect(answer.body).not.toContain(secret);
  }
  const statuses: number[] = [];
  for (let index = 0; index < 5; index++) statuses.push((await browser.get('/my/api/account/export/')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect((await limited.browser().get('/my/api/account/export/')).statusCode).toBe(401);
  // A link that the browser itself opens leads to a page with words.
  const headers = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
  const opened = [browser, limited.browser()].map((one) => one.get('/my/api/account/export/', { headers }));
  expect((await Promise.all(opened)).map((one) => [one.statusCode, one.headers.location])).toEqual([
    [303, '/my/security/?export=too-often#data'],
    [303, '/auth/login/?next=%2Fmy%2Fsecurity%2F'],
  ]);
});
