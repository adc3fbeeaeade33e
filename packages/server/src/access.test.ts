import { type Access, type Call, calls, type Role, Scope, StaffRole } from '@hoster/contract';
import { isOfStaff, roleScopes, staffPermissions } from '@hoster/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Sent } from './testing/browser.ts';
import { importedInvoice } from './testing/earlier-invoice.ts';
import { order, testShop, type TestShop } from './testing/shop.ts';
import { memberAt, signedInCustomer } from './testing/customer.ts';
import { memberOf } from './testing/team.ts';
import { upload } from './testing/upload.ts';

const all: readonly Call[] = Object.values(calls);
const signedIn = all.filter(({ session }) => session);

/** Calls after which their caller isn't who they were: made last. */
const last = ['postTeamLeave', 'deleteAuthSessions', 'deleteSession'];
const inOrder = signedIn.toSorted((a, b) => last.indexOf(a.id) - last.indexOf(b.id));

const termination = { when: 'now' };
const payment = { currency: 'EUR', payment_method: 'card' };
/** Bodies that pass the schemas of calls about a record, so that the record is looked for. */
const bodies: Readonly<Record<string, unknown>> = {
  patchSshKey: { title: 'Desk' },
  postServiceCancellation: termination,
  postServiceRenewal: payment,
  postServiceUpgrade: { ...payment, plan: 1 },
  putNextPlan: { plan: 1 },
  postPaymentRetry: { payment_method: 'card' },
  patchSavedCard: { is_default: true },
  patchProject: { name: 'Shop' },
  patchService: { name: 'renamed' },
  postTicketMessage: { body: 'Still slow' },
  postServiceOperation: { kind: 'restart' },
  postServiceLink: { kind: 'login_link' },
  patchMember: { role: 'billing' },
  putCurrentAccount: { account: 1 },
};

let shop: TestShop;
let owner: Browser;
/** Id of a record of the demo customer, by call. */
let records: Readonly<Record<string, string>>;
let members: Readonly<Record<Role, Browser>>;

beforeAll(async () => {
  shop = await testShop();
  owner = await shop.customer();
  const { payment_object_ref: unpaid } = await order(owner, { payment_method: 'card' });
  const get = async (path: string) => (await owner.get(path)).json();
  const finance = await get('/my/api/account/finance/');
  const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIHaF1tNBv6uKUA0kxq5Gm8X0a8m2v0n2b0Qy2Y0p3m3T';
  await owner.post('/my/api/ssh-keys/', { title: 'Desk', key });
  const token = (await owner.post('/my/api/tokens/', { name: 'CI', scopes: ['read'], days: 1 })).json().token.id;
  const recipients = (await owner.post('/my/api/invoice-recipients/', { email: 'books@example.test' })).json();
  members = {
    owner,
    billing: await memberOf(shop, owner, 'billing@example.test', 'billing'),
    technical: await memberOf(shop, owner, 'technical@example.test', 'technical'),
    read_only: await memberOf(shop, owner, 'reader@example.test', 'read_only'),
  };
  const team = (await owner.post('/my/api/team/invitations/', { email: 'new@example.test', role: 'billing' })).json();
  await importedInvoice(shop.db, (await memberAt(shop.db)).accountId);
  const service = String((await get('/my/api/services/')).results[0].id);
  const project = String((await owner.post('/my/api/projects/', { name: 'Spare' })).json().id);
  const ticket = String((await owner.post('/my/api/tickets/', { subject: 'Slow', body: 'Since noon' })).json().id);
  const files = await upload(owner, [new File(['log'], 'log.txt', { type: 'text/plain' })]);
  const sshKey = String((await get('/my/api/ssh-keys/'))[0].id);
  const invitation = String(team.invitations[0].id);
  const member = String(team.members.at(-1).id);
  records = {
    getService: service,
    postServiceCancellation: service,
    deleteServiceCancellation: service,
    postServiceRenewal: service,
    patchService: service,
    postServiceOperation: service,
    postServiceLink: service,
    postServiceConsole: service,
    getServiceUpgrade: service,
    postServiceUpgrade: service,
    putNextPlan: service,
    deleteNextPlan: service,
    patchProject: project,
    deleteProject: project,
    getTicket: ticket,
    getTicketMessages: ticket,
    postTicketMessage: ticket,
    postTicketRead: ticket,
    postTicketClose: ticket,
    postTicketReopen: ticket,
    deleteTicketFile: String(files.json().attachments?.[0]?.id ?? files.json()[0]?.id),
    patchSshKey: sshKey,
    deleteSshKey: sshKey,
    deleteUnpaidOrder: unpaid,
    getPayment: unpaid,
    postPaymentRetry: unpaid,
    getInvoice: (await get('/my/api/invoices/'))[0]?.number ?? (await get('/my/api/invoices/')).results[0].number,
    postEarlierInvoicePayment: String((await get('/my/api/earlier-invoices/')).results[0].id),
    postSavedCardReplacement: String(finance.saved_cards[0]?.id ?? 1),
    patchSavedCard: String(finance.saved_cards[0]?.id ?? 1),
    deleteSavedCard: String(finance.saved_cards[0]?.id ?? 1),
    deleteLegalEntity: String(finance.legal_entities[0]?.id ?? 1),
    postInvitationResend: invitation,
    deleteInvitation: invitation,
    patchMember: member,
    deleteMember: member,
    deleteToken: String(token),
    deleteInvoiceRecipient: String(recipients[0].id),
  };
}, 120_000);
afterAll(() => shop.close());

/** Path of a call to the demo customer's record, or to one that nobody has. */
const pathOf = (call: Call, record?: string) => call.path.replace(/:\w+/, record ?? '999999');

/** Makes a call with an empty body: only who may make it is of interest. */
function make(browser: Browser, call: Call, record?: string, sent?: Sent) {
  const path = pathOf(call, record);
  const body = record === undefined ? {} : bodies[call.id];
  switch (call.method) {
    case 'GET':
      return browser.get(path, sent);
    case 'POST':
      return browser.post(path, body ?? {}, sent);
    case 'PUT':
      return browser.put(path, body ?? {}, sent);
    case 'PATCH':
      return browser.patch(path, body ?? {}, sent);
    case 'DELETE':
      return browser.delete(path, body, sent);
  }
}

/** What a call answers to a caller who has these scopes: whether they may make it. */
async function expectAccess(browser: Browser, may: (access: Access) => boolean, sent?: Sent): Promise<void> {
  for (const call of inOrder) {
    const { statusCode, body } = await make(browser, call, undefined, sent);
    const seen = `${call.id} answered ${statusCode} ${body.slice(0, 200)}`;
    expect(statusCode, `${seen}`).toBeLessThan(500);
    if (call.path.startsWith('/auth/')) continue;
    if (call.access !== undefined && may(call.access)) expect([401, 403], `${seen}`).not.toContain(statusCode);
    else expect(statusCode, `${seen}`).toBe(403);
  }
}

test('every call with a session says what it does with the account', () => {
  expect(signedIn.filter(({ access }) => access === undefined).map(({ id }) => id)).toEqual([]);
  expect(all.filter(({ access, session }) => access !== undefined && !session).map(({ id }) => id)).toEqual([]);
});

test('calls without a session answer visitors', async () => {
  for (const call of all.filter(({ session }) => !session)) {
    const { statusCode, body } = await make(shop.browser(), call);
    expect(statusCode, `${call.id}: ${body.slice(0, 200)}`).toBeLessThan(500);
  }
}, 120_000);

test('calls with a session refuse visitors', async () => {
  const visitor = shop.browser();
  for (const call of inOrder) {
    const { statusCode } = await make(visitor, call, records[call.id]);
    expect([call.id, statusCode]).toEqual([call.id, 401]);
  }
}, 120_000);

test('every record of an account is found by its owner only', async () => {
  const withRecord = signedIn.filter(({ access, params }) => params && access !== undefined && !isOfStaff(access));
  const other = await shop.stranger();
  for (const call of withRecord.filter(({ path }) => !/:(?:key|ticket)\/$/.test(path))) {
    const record = records[call.id];
    expect(record, `${call.id} needs a record in this test`).toBeDefined();
    const { statusCode, body } = await make(other, call, record);
    expect(statusCode, `${call.id} answered ${body.slice(0, 200)}`).toBe(404);
    if (call.method === 'GET')
      expect((await make(owner, call, record)).statusCode, `${call.id} of the owner`).toBe(200);
  }
}, 120_000);

test.each(StaffRole.options)(
  'staff with the role %s make the calls of customers and of their role only',
  async (role) => {
    const own: readonly Access[] = staffPermissions[role].map((permission) => `staff:${permission}` as const);
    const scopes: readonly Access[] = [...roleScopes.owner, 'self', ...own];
    const staff = await signedInCustomer(shop, `${role}@staff.example.test`, { staffRole: role });
    await expectAccess(staff, (access) => scopes.includes(access));
  },
  120_000,
);

test.each(Scope.options)(
  'a token for %s makes the calls of its scope only',
  async (scope) => {
    const browser = await shop.customer();
    const created = await browser.post('/my/api/tokens/', { name: 'CI', scopes: [scope], days: 1 });
    const headers = { authorization: `Bearer ${created.json().secret}`, 'x-csrftoken': '' };
    await expectAccess(shop.browser(), (access) => access === scope, { headers });
  },
  120_000,
);

test.each(['read_only', 'technical', 'billing', 'owner'] satisfies Role[])(
  'a member with the role %s makes the calls of the role only',
  async (role) => {
    const scopes: readonly Access[] = [...roleScopes[role], 'self'];
    await expectAccess(members[role], (access) => scopes.includes(access));
  },
  120_000,
);
