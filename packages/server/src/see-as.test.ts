import { type Call, calls } from '@hoster/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { and, eq } from './platform/db/drizzle.ts';
import { accountMembers, authEvents, emailAddresses, sessions, users } from './identity/index.ts';
import { staffAudit } from './identity/staff/tables.ts';
import { ticketDrafts, tickets } from './support/tickets/tables.ts';
import { api, type Browser } from './testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from './testing/customer.ts';
import { testShop, type TestShop } from './testing/shop.ts';

const all: readonly Call[] = Object.values(calls);
const leaving: readonly string[] = [calls.deleteCustomerLook.id, calls.deleteSession.id];
const reason = 'Ticket 1001: the page of services is empty';

let shop: TestShop;
let staff: Browser;
let customer: Browser;
let account: number;
let owner: number;

const lookPath = (id: number) => calls.postCustomerLook.path.replace(':id', String(id));
const look = (by = staff, id = account) => by.post(lookPath(id), { reason });
const leave = (by = staff) => by.delete(calls.deleteCustomerLook.path);
const menu = async (by = staff) => (await by.get(calls.getMenuContext.path)).json();

function make(browser: Browser, { method, path }: Pick<Call, 'method' | 'path'>) {
  const url = path.replaceAll(/:\w+/g, '1');
  if (method === 'GET') return browser.get(url);
  return browser[method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete'](url, {});
}

beforeAll(async () => {
  shop = await testShop();
  staff = await signedInCustomer(shop, 'support@staff.example.test', { staffRole: 'support' });
  customer = await shop.customer();
  const { user } = (await customer.get(calls.getMenuContext.path)).json();
  owner = user.id;
  const [member] = await shop.db.select().from(accountMembers).where(eq(accountMembers.userId, owner));
  account = member?.accountId ?? 0;
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await leave();
});

test('staff see the account as its owner does, and leave it', async () => {
  const own = await menu();
  const opened = await look();
  expect(opened.json()).toEqual({ account, until: new Date(shop.clock.now().getTime() + 1_800_000).toISOString() });
  const { see_as: seeAs, ...seen } = await menu();
  const { items, ...ofCustomer } = await menu(customer);
  expect(seen).toEqual({ ...ofCustomer, items });
  expect(seeAs).toMatchObject({ account, is_over: false });
  const services = calls.getServices.path;
  expect((await staff.get(services)).json()).toEqual((await customer.get(services)).json());
  expect((await staff.get(`${api}/auth/session`)).json().data).toMatchObject({ user: { id: owner }, methods: [] });
  expect((await leave()).json()).toEqual({ account });
  expect(await menu()).toEqual(own);
});

test.each(all.filter(({ id, method }) => method !== 'GET' && !leaving.includes(id)).map(({ id }) => id))(
  'while they look, %s is refused and says why',
  async (id) => {
    await look();
    const call = all.find((one) => one.id === id);
    if (!call) throw new Error(id);
    const answer = await make(staff, call);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      { code: 'see_as', detail: 'Nothing was changed: you’re only viewing this customer’s account.' },
    ]);
  },
);

/** What of the sign-in is shown: without secrets, and without a challenge or a code in the session. */
const shownOfSignIn = ['getAuthConfig', 'getSession', 'getEmails', 'getAuthenticators', 'getAuthSessions'];
const hidden = ['getAccountExport', 'getDsAlerts', 'getTotp', 'getRecoveryCodes', 'getPasskeyCreation'];

test.each(all.filter(({ method }) => method === 'GET').map(({ id }) => id))(
  'while they look, %s shows no secret',
  async (id) => {
    await look();
    const call = all.find((one) => one.id === id);
    if (!call) throw new Error(id);
    const before = await shop.db.select().from(sessions);
    const { statusCode, body } = await make(staff, call);
    const isRefused = statusCode === 403 && JSON.parse(body).code === 'see_as';
    const isStaffs = call.access?.startsWith('staff:') ?? false;
    const isOfSignIn = call.path.startsWith('/auth/') && ![...shownOfSignIn, 'getProviderAccounts'].includes(id);
    expect(isRefused, `${body.slice(0, 200)}`).toBe(isStaffs || isOfSignIn || hidden.includes(id));
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toMatch(/"(?:password|ipmi_password|rescue_url|secret|config|openvpn)":"/);
    expect(await shop.db.select().from(sessions)).toEqual(before);
  },
);

test('no call changes what the customer finds later', async () => {
  const known = async () => [
    await shop.db.select().from(sessions).where(eq(sessions.userId, owner)),
    await shop.db.select().from(users).where(eq(users.id, owner)),
    await shop.db.select().from(emailAddresses).where(eq(emailAddresses.userId, owner)),
    await shop.db.select().from(tickets),
    await shop.db.select().from(ticketDrafts),
    (await menu(customer)).unread,
    (await customer.get(calls.getNotifications.path)).json(),
    (await customer.get(calls.getTeamEvents.path)).json(),
  ];
  const before = await known();
  await look();
  for (const call of all) if (!leaving.includes(call.id)) await make(staff, call);
  await leave();
  expect(await known()).toEqual(before);
}, 60_000);

test('what the customer has typed and not sent is hidden', async () => {
  const draft = { subject: 'Slow', body: 'Not sent yet' };
  await customer.put('/my/api/ticket-drafts/new/', draft);
  await look();
  expect((await staff.get('/my/api/ticket-drafts/new/')).json()).toMatchObject({ subject: '', body: '' });
  expect((await customer.get('/my/api/ticket-drafts/new/')).json()).toMatchObject(draft);
});

test('passwords of services are hidden, and panels not linked', async () => {
  const [first] = (await customer.get(calls.getServices.path)).json().results;
  const path = `${calls.getServices.path}${first.id}/`;
  const theirs = (await customer.get(path)).json();
  await look();
  const { access } = (await staff.get(path)).json();
  expect(theirs.access.login).not.toBeNull();
  expect(access).toEqual({ ...theirs.access, password: null, panel_url: null });
});

test('the customer reads when support looked, and staff why', async () => {
  await look();
  const [event] = (await customer.get(calls.getAccountEvents.path)).json().results;
  expect(event).toMatchObject({ kind: 'seen_by_staff', at: shop.clock.now().toISOString(), ip: '' });
  expect(event.details).toEqual({ by: 'staff' });
  const noted = await shop.db.select().from(staffAudit).where(eq(staffAudit.action, 'postCustomerLook'));
  expect(noted.at(-1)).toMatchObject({ object: String(account), outcome: 'done', reason });
  await leave();
  const left = await shop.db.select().from(staffAudit).where(eq(staffAudit.action, 'deleteCustomerLook'));
  expect(left.at(-1)).toMatchObject({ object: String(account), role: 'support' });
});

test('a reason is needed', async () => {
  const answer = await staff.post(lookPath(account), { reason: ' ' });
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['reason']]);
  expect(await menu()).not.toHaveProperty('see_as');
});

test('after half an hour the account is closed, and nothing can be changed before they leave', async () => {
  await look();
  shop.clock.advance(29 * 60_000);
  expect((await menu()).user.id).toBe(owner);
  shop.clock.advance(61_000);
  const over = await menu();
  expect([over.is_staff, over.see_as.is_over]).toEqual([true, true]);
  expect((await staff.get(calls.getStaffCustomers.path)).statusCode).toBe(200);
  expect((await staff.post('/my/api/projects/', { name: 'Spare' })).json().code).toBe('see_as');
  await leave();
  expect((await staff.post('/my/api/projects/', { name: 'Spare' })).statusCode).toBe(201);
});

test.each([
  ['the permission', { staffRole: 'content' as const }],
  ['their role', { staffRole: null }],
])('without %s, they see their own account again', async (_what, change) => {
  const email = `${String(change.staffRole)}@staff.example.test`;
  const other = await signedInCustomer(shop, email, { staffRole: 'support' });
  await look(other);
  expect((await menu(other)).user.id).toBe(owner);
  const [address] = await shop.db.select().from(emailAddresses).where(eq(emailAddresses.email, email));
  await shop.db
    .update(users)
    .set(change)
    .where(eq(users.id, address?.userId ?? 0));
  expect((await menu(other)).user).toMatchObject({ email });
  expect((await other.post('/my/api/projects/', { name: 'Spare' })).json().code).toBe('see_as');
});

test('staff who are blocked see nothing', async () => {
  const other = await signedInCustomer(shop, 'blocked@staff.example.test', { staffRole: 'support' });
  await look(other);
  const [address] = await shop.db
    .select()
    .from(emailAddresses)
    .where(eq(emailAddresses.email, 'blocked@staff.example.test'));
  await shop.db
    .update(users)
    .set({ isActive: false })
    .where(eq(users.id, address?.userId ?? 0));
  expect((await other.get(calls.getServices.path)).statusCode).toBe(401);
});

test('accounts of staff, and of customers who can’t sign in, aren’t opened', async () => {
  const { accountId: colleague } = await makeCustomer(shop.app, 'sales@staff.example.test', { staffRole: 'sales' });
  expect((await look(staff, colleague)).json().code).toBe('is_staff');
  const { accountId: gone, userId } = await makeCustomer(shop.app, 'gone@example.test');
  await shop.db.update(users).set({ isActive: false }).where(eq(users.id, userId));
  expect((await look(staff, gone)).json().code).toBe('no_owner');
  expect((await look(staff, 999_999)).statusCode).toBe(404);
  const sales = await signedInCustomer(shop, 'other@staff.example.test', { staffRole: 'sales' });
  expect((await look(sales)).statusCode).toBe(403);
});

test('a customer who becomes staff isn’t seen any more', async () => {
  const { accountId, userId } = await makeCustomer(shop.app, 'promoted@example.test');
  await look(staff, accountId);
  await shop.db.update(users).set({ staffRole: 'content' }).where(eq(users.id, userId));
  expect((await menu()).see_as).toMatchObject({ account: accountId, is_over: true });
});

test('signing out ends both, and is noted for staff only', async () => {
  const other = await signedInCustomer(shop, 'leaving@staff.example.test', { staffRole: 'support' });
  await look(other);
  const logouts = () => shop.db.$count(authEvents, and(eq(authEvents.userId, owner), eq(authEvents.kind, 'logout')));
  const before = await logouts();
  await other.delete(`${api}/auth/session`);
  expect((await other.get(calls.getServices.path)).statusCode).toBe(401);
  expect(await logouts()).toBe(before);
  await other.login('leaving@staff.example.test', password);
  expect(await menu(other)).not.toHaveProperty('see_as');
});
