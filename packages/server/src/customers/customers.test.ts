import { calls, type Customer, type CustomerMovement, type CustomersPage } from '@hoster/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountMembers, accounts } from '../identity/account/tables.ts';
import { emailAddresses, users } from '../identity/auth/tables.ts';
import { legalEntities, savedCards } from '../billing/payments/tables.ts';
import { addresses } from '../catalogue/addresses/tables.ts';
import { and, eq, isNotNull } from '../platform/db/drizzle.ts';
import { services } from '../sales/orders/tables.ts';
import { api, type Browser } from '../testing/browser.ts';
import { makeCustomer, memberAt, password, signedInCustomer } from '../testing/customer.ts';
import { order, testShop, type TestShop } from '../testing/shop.ts';

const list = calls.getStaffCustomers.path;

let shop: TestShop;
let support: Browser;
let finance: Browser;
let demo: { accountId: number; userId: number };

const find = async (search: string) =>
  (await support.get(`${list}?${new URLSearchParams({ search })}`)).json<CustomersPage>();
const matches = async (search: string, id = demo.accountId) =>
  (await find(search)).results.find((row) => row.id === id)?.matches;
const customerOf = async (id: number) => (await support.get(`${list}${id}/`)).json<Customer>();

beforeAll(async () => {
  shop = await testShop();
  support = await signedInCustomer(shop, 'support@staff.example.test', { staffRole: 'support' });
  finance = await signedInCustomer(shop, 'finance@staff.example.test', { staffRole: 'finance' });
  demo = await memberAt(shop.db);
}, 60_000);
afterAll(() => shop.close());

test('a customer is found by whatever identifies them, and staff see by what', async () => {
  await shop.db
    .update(accounts)
    .set({ address: 'Zimtweg 100%', city: 'Köln', phone: '+49 221 555' })
    .where(eq(accounts.id, demo.accountId));
  await shop.db.update(users).set({ firstName: 'Dörte', lastName: 'Moser' }).where(eq(users.id, demo.userId));
  await shop.db.insert(legalEntities).values({
    accountId: demo.accountId,
    name: 'Zebra GmbH',
    kind: 'company',
    country: 'DE',
    vatId: 'DE811',
    vatStatus: 'none',
  });
  await shop.db
    .insert(savedCards)
    .values({ accountId: demo.accountId, token: 'tok', brand: 'visa', last4: '0371', expMonth: 1, expYear: 2030 });
  const owner = await shop.customer();
  const { payment_object_ref: ref } = await order(owner, { payment_method: 'card' });
  const [own] = await shop.db
    .select({ id: services.id, address: addresses.address })
    .from(services)
    .innerJoin(addresses, eq(addresses.serviceId, services.id))
    .where(and(eq(services.accountId, demo.accountId), isNotNull(addresses.role)));
  await shop.db
    .update(services)
    .set({ name: 'shop-web-7' })
    .where(eq(services.id, own?.id ?? 0));
  const [invoice] = (await owner.get('/my/api/invoices/')).json().results;

  expect(await matches('dörte MOSER')).toEqual(['name']);
  expect(await matches('moser dörte')).toEqual(['name']);
  expect(await matches('mo'), 'two letters begin the surname').toEqual(['name']);
  expect(await matches('DEMO@hoster')).toContain('email');
  expect(await matches('köln zimtweg')).toEqual(['address']);
  expect(await matches('555')).toEqual(['address']);
  expect(await matches('zebra')).toEqual(['company']);
  expect(await matches('de811')).toEqual(['company']);
  expect(await matches('0371')).toEqual(['card']);
  expect(await matches('web-7')).toEqual(['hostname']);
  expect(await matches(String(own?.id))).toContain('service');
  expect(await matches(`#${demo.accountId}`)).toContain('number');
  expect(await matches(own?.address ?? '')).toEqual(['ip']);
  expect(await matches(invoice.number.toLowerCase())).toEqual(['invoice']);
  expect(await matches(ref)).toEqual(['payment']);
  expect(await matches('100%'), 'a percent sign is text').toEqual(['address']);
  expect((await find('no such customer anywhere')).results).toEqual([]);
  expect((await find("'; drop table users; --")).results).toEqual([]);
});

test('the list continues by keys, without and with a search', async () => {
  const made = [];
  for (let index = 0; index < 53; index++) {
    const [account] = await shop.db.insert(accounts).values({ city: 'Listing' }).returning({ id: accounts.id });
    made.unshift(account?.id);
  }
  for (const search of ['', 'listing']) {
    const first = await find(search);
    expect(first.results.map(({ id }) => id)).toEqual(made.slice(0, 50));
    const query = new URLSearchParams({ search, before: String(first.next) });
    const second = (await support.get(`${list}?${query}`)).json<CustomersPage>();
    expect(second.results.slice(0, 3).map(({ id }) => id)).toEqual(made.slice(50));
  }
  expect((await support.get(`${list}?before=0`)).statusCode).toBe(400);
});

test('a blocked customer is signed out and can’t sign in, and the service keeps running', async () => {
  const { accountId, userId } = await makeCustomer(shop.app, 'spam@example.test', { firstName: 'Spam' });
  const browser = shop.browser();
  await browser.login('spam@example.test', password);
  const path = (what: string) => `${list}${accountId}/${what}/`;
  expect((await support.post(path('block'), { user: userId, reason: '' })).statusCode).toBe(400);
  expect((await support.post(path('block'), { user: demo.userId, reason: 'Not theirs' })).statusCode).toBe(404);
  const answer = await support.post(path('block'), { user: userId, reason: 'Sends spam' });
  expect(answer.json<Customer>()).toMatchObject({
    state: 'blocked',
    people: [{ sessions: 0, blocked: { reason: 'Sends spam' } }],
  });
  expect((await browser.get('/my/api/account/menu_context/')).statusCode).toBe(401);
  expect((await shop.browser().login('spam@example.test', password)).statusCode).toBe(401);
  const blocked = (await support.get(`${list}?state=blocked`)).json<CustomersPage>();
  expect(blocked.results.map(({ id }) => id)).toEqual([accountId]);
  expect((await support.get(`${list}?state=blocked&search=moser`)).json<CustomersPage>().results).toEqual([]);

  expect((await support.post(path('unblock'), { user: userId, reason: 'Has explained' })).statusCode).toBe(200);
  expect((await support.post(path('unblock'), { user: userId, reason: 'Twice' })).json()).toMatchObject({
    code: 'not_blocked',
  });
  expect((await browser.login('spam@example.test', password)).statusCode).toBe(200);
  expect((await browser.get('/my/api/account/events/')).json().results).toContainEqual(
    expect.objectContaining({ kind: 'sessions_ended', ip: '', details: { count: '1', by: 'staff' } }),
  );
});

test('staff are neither blocked nor signed out here', async () => {
  const [member] = await shop.db
    .select({ accountId: accountMembers.accountId, userId: accountMembers.userId })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .where(eq(users.staffRole, 'finance'));
  for (const action of ['block', 'unblock', 'sign-out']) {
    const body = { user: member?.userId, reason: 'Quarrel' };
    const answer = await support.post(`${list}${member?.accountId}/${action}/`, body);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'is_staff']);
  }
});

test('staff sign a customer out everywhere', async () => {
  const browser = await signedInCustomer(shop, 'lost-phone@example.test');
  const { results } = await find('lost-phone');
  const { id, people } = await customerOf(results[0]?.id ?? 0);
  expect(people[0]?.sessions).toBe(1);
  const body = { user: people[0]?.user, reason: 'Phone stolen' };
  expect((await support.post(`${list}${id}/sign-out/`, body)).json().people[0].sessions).toBe(0);
  expect((await browser.get('/my/api/account/menu_context/')).statusCode).toBe(401);
});

test('an address that staff confirm opens the account that signed up with it', async () => {
  const email = 'no-mail@example.test';
  const { accountId, userId } = await makeCustomer(shop.app, email, { verified: false });
  const browser = shop.browser();
  expect((await browser.login(email, password)).statusCode).toBe(401);
  const path = `${list}${accountId}/confirm-email/`;
  expect((await support.post(path, { user: userId, email: 'other@example.test', reason: 'x' })).statusCode).toBe(404);
  const answer = await support.post(path, { user: userId, email: email.toUpperCase(), reason: 'Called us' });
  expect(answer.json().people[0].emails).toEqual([{ email, verified: true, primary: true }]);
  expect((await shop.browser().login(email, password)).statusCode).toBe(200);
});

test('an address that somebody else has confirmed stays theirs', async () => {
  const { accountId, userId } = await makeCustomer(shop.app, 'second@example.test', { verified: false });
  await shop.db.insert(emailAddresses).values({ userId, email: 'demo@hoster.example' });
  const body = { user: userId, email: 'demo@hoster.example', reason: 'Says so' };
  const answer = await support.post(`${list}${accountId}/confirm-email/`, body);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'address_taken']);
});

test('finance credits and debits a balance, which the customer reads; a form that is sent twice counts once', async () => {
  const { accountId } = await makeCustomer(shop.app, 'credit@example.test');
  const customer = shop.browser();
  await customer.login('credit@example.test', password);
  const path = `${list}${accountId}/balance/`;
  const send = (amount: string, key: string, text = 'Sorry for the outage') =>
    finance.post(path, { amount, text, reason: 'Outage of 12 Nov' }, { headers: { 'idempotency-key': key } });
  const sent = await Promise.all(Array.from({ length: 6 }, () => send('25.00', 'one')));
  expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect((await customerOf(accountId)).balance).toEqual({ amount: '25.00', currency: 'EUR' });
  expect((await send('26.00', 'one')).json()).toMatchObject({ code: 'idempotency_key_reused' });
  expect((await send('-25.01', 'two')).json()).toEqual({ amount: ['That’s more than is on the balance.'] });
  expect((await send('0.00', 'three')).statusCode).toBe(400);
  expect((await send('-5.00', 'four', '')).statusCode).toBe(200);
  const seen = (await customer.get('/my/api/account/transactions/')).json<{ results: CustomerMovement[] }>().results;
  expect(seen).toMatchObject([
    { kind: 'correction', description: 'Correction', amount: { amount: '-5.00' }, balance: { amount: '20.00' } },
    { kind: 'correction', description: 'Sorry for the outage', amount: { amount: '25.00' } },
  ]);
  const refused = await support.post(path, { amount: '1.00', reason: 'May not' });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'role']);
  expect((await finance.post(`${list}999999/balance/`, { amount: '1.00', reason: 'x' })).statusCode).toBe(404);
});

test('a slip of the keyboard doesn’t break the books', async () => {
  const { accountId } = await makeCustomer(shop.app, 'slip@example.test');
  const path = `${list}${accountId}/balance/`;
  for (const amount of ['999999999999.99', '999999999999.99', '10000000.00', '1.234']) {
    const answer = await finance.post(path, { amount, reason: 'Slip' });
    expect([answer.statusCode, answer.json()]).toEqual([400, { amount: [expect.stringContaining('two decimals')] }]);
  }
  expect((await finance.post(path, { amount: '9999999.99', reason: 'Much' })).statusCode).toBe(200);
  expect((await finance.get(calls.getTrialBalance.path)).statusCode).toBe(200);
});

test('debits at the same moment never take more than is there', async () => {
  const { accountId } = await makeCustomer(shop.app, 'race@example.test');
  const change = (amount: string) => finance.post(`${list}${accountId}/balance/`, { amount, reason: 'Race' });
  await change('10.00');
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => change('-6.00')))).map((one) => one.statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
  expect((await customerOf(accountId)).balance.amount).toBe('4.00');
});

test('every action is in the audit log with before, after and reason', async () => {
  const boss = await signedInCustomer(shop, 'boss@staff.example.test', { staffRole: 'administrator' });
  const log = async (search: string) =>
    (await boss.get(`${calls.getStaffAudit.path}?${new URLSearchParams({ search })}`)).json().results;
  expect(await log('Sends spam')).toMatchObject([
    { action: 'postCustomerBlock', outcome: 'done', before: { blocked: false }, after: { blocked: true } },
  ]);
  expect((await log('Outage of 12 Nov')).at(-1)).toMatchObject({
    action: 'postBalanceChange',
    role: 'finance',
    after: { balance: '25.00' },
  });
});

test('notes of staff are theirs alone', async () => {
  const path = `${list}${demo.accountId}/notes/`;
  const added = await support.post(path, { text: 'Prefers <b>calls</b>' });
  expect([added.statusCode, added.json()]).toMatchObject([201, [{ text: 'Prefers <b>calls</b>', is_own: true }]]);
  expect((await support.post(path, { text: 'Prefers <b>calls</b>' })).json(), 'sent twice').toHaveLength(1);
  const [note] = (await finance.get(path)).json();
  expect(note).toMatchObject({ by: 'support', is_own: false });
  expect((await finance.delete(`${path}${note.id}/`)).statusCode).toBe(404);
  expect((await support.delete(`${list}999999/notes/${note.id}/`)).statusCode).toBe(404);
  expect((await support.delete(`${path}${note.id}/`)).json()).toEqual([]);
});

test('a customer’s page has their services, money, tickets, sessions, consents and attribution', async () => {
  const get = async (what: string) => (await support.get(`${list}${demo.accountId}/${what}/`)).json();
  expect(await customerOf(demo.accountId)).toMatchObject({
    name: 'Dörte Moser',
    state: 'active',
    companies: expect.arrayContaining([expect.objectContaining({ name: 'Zebra GmbH' })]),
    cards: expect.arrayContaining([expect.objectContaining({ last4: '0371', expires: '01/2030' })]),
    consents: expect.arrayContaining([expect.objectContaining({ document: 'tos' })]),
  });
  expect((await get('services')).results).toContainEqual(expect.objectContaining({ name: 'shop-web-7', line: 'vps' }));
  for (const what of ['transactions', 'payments', 'invoices'])
    expect((await get(what)).results.length).toBeGreaterThan(0);
  expect((await get('sessions'))[0].sessions.length).toBeGreaterThan(0);
  const customer = await shop.customer();
  await customer.post('/my/api/tickets/', { subject: 'Slow', body: 'Since noon' });
  expect((await get('tickets')).results[0]).toMatchObject({ subject: 'Slow', status: 'open' });
  expect((await support.get(`${list}999999/`)).statusCode).toBe(404);
  for (const what of ['services', 'payments', 'notes', 'sessions']) {
    expect((await support.get(`${list}999999/${what}/`)).statusCode).toBe(404);
    expect((await customer.get(`${list}${demo.accountId}/${what}/`)).statusCode).toBe(403);
  }
});

test('signing in by API stays closed for the blocked, whatever else they try', async () => {
  const { accountId, userId } = await makeCustomer(shop.app, 'tokens@example.test');
  const browser = shop.browser();
  await browser.login('tokens@example.test', password);
  const token = (await browser.post('/my/api/tokens/', { name: 'CI', scopes: ['read'], days: 1 })).json().secret;
  const headers = { authorization: `Bearer ${token}`, 'x-csrftoken': '' };
  expect((await shop.browser().get('/my/api/services/', { headers })).statusCode).toBe(200);
  await support.post(`${list}${accountId}/block/`, { user: userId, reason: 'Abuse' });
  expect((await shop.browser().get('/my/api/services/', { headers })).statusCode).toBe(401);
  const codes = shop.browser();
  await codes.post(`${api}/auth/code/request`, { email: 'tokens@example.test' });
  await codes.post(`${api}/auth/password/request`, { email: 'tokens@example.test' });
  expect((await shop.emails('tokens@example.test')).filter(({ text }) => /\/reset\/key\/|\d{6}/.test(text))).toEqual(
    [],
  );
});
