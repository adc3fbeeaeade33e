import { calls, type Customer, type CustomersPage } from '@hoster/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { and, eq, inArray, sql } from '../../platform/db/drizzle.ts';
import { invoices, ledgerPostings, payments } from '../../billing/index.ts';
import { accountMembers, accountMerges, emailAddresses, users } from '../../identity/index.ts';
import { paymentDisputes } from '../../billing/payments/tables.ts';
import { dsOffers } from '../../products/index.ts';
import { partners, referrals } from '../../sales/partners/tables.ts';
import { services } from '../../sales/index.ts';
import { lifecycleJob } from '../../services/lifecycle/lifecycle.ts';
import { tickets } from '../../support/index.ts';
import { staffAudit } from '../../identity/staff/tables.ts';
import type { Browser } from '../../testing/browser.ts';
import { makeCustomer, password, signedInCustomer } from '../../testing/customer.ts';
import { anOrder, order, testShop, type TestShop } from '../../testing/shop.ts';
import { memberOf } from '../../testing/team.ts';

const emptied = 'demo@hoster.example';
const kept = 'mira@example.test';
const reason = 'Ticket 1001: signed up twice';

let shop: TestShop;
let staff: Browser;
let other: Browser;
let target: Browser;
let from: number;
let into: number;

const accountOf = async (email: string) => {
  const [row] = await shop.db
    .select({ id: accountMembers.accountId })
    .from(accountMembers)
    .innerJoin(emailAddresses, eq(emailAddresses.userId, accountMembers.userId))
    .where(eq(emailAddresses.email, email));
  return row?.id ?? 0;
};
const mergePath = (id: number) => calls.postCustomerMerge.path.replace(':id', String(id));
const merge = (body = { other: from, confirm: true, reason }) => staff.post(mergePath(into), body);
const plan = async (text: string | number = from) =>
  staff.get(`${mergePath(into)}?${new URLSearchParams({ other: String(text) })}`);
const balances = async () => {
  const { account, accountId, amountCents } = ledgerPostings;
  const rows = await shop.db
    .select({ accountId, cents: sql<string>`-sum(${amountCents})` })
    .from(ledgerPostings)
    .where(and(eq(account, 'customer'), inArray(accountId, [from, into])))
    .groupBy(accountId);
  const of = (id: number) => Number(rows.find((row) => row.accountId === id)?.cents ?? 0);
  return { from: of(from), into: of(into) };
};
const results = async (path: string) => (await target.get(path)).json().results;

beforeEach(async () => {
  shop = await testShop();
  staff = await signedInCustomer(shop, 'admin@staff.example.test', { staffRole: 'administrator' });
  other = await shop.customer();
  target = await shop.stranger();
  from = await accountOf(emptied);
  into = await accountOf(kept);
});
afterEach(() => shop.close());

test('everything moves, and the ledger only gets an entry more', async () => {
  await other.post('/my/api/tickets/', { subject: 'Slow', body: 'Since noon' });
  const before = await balances();
  const theirs = await shop.db.select().from(invoices).where(eq(invoices.accountId, from));
  const entries = await shop.db.select().from(ledgerPostings);
  const running = (await other.get(calls.getServices.path)).json();
  const { moves, obstacles, other: named } = (await plan(emptied)).json();
  expect([named.id, obstacles]).toEqual([from, []]);
  expect(moves).toMatchObject({ services: running.count, invoices: theirs.length });

  const answer = await merge();
  expect(answer.statusCode, `${answer.body}`).toBe(200);
  expect(answer.json<Customer>()).toMatchObject({ id: into, state: 'active', former_emails: [emptied] });
  expect(await balances()).toEqual({ from: 0, into: before.from + before.into });
  const after = await shop.db.select().from(ledgerPostings);
  expect(after.slice(0, entries.length)).toEqual(entries);
  expect(after.slice(entries.length).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
  expect(await shop.db.select().from(invoices).where(eq(invoices.accountId, from))).toEqual(theirs);
  const shown = (await results(calls.getInvoices.path)).map(({ number }: { number: string }) => number);
  expect(shown).toEqual(expect.arrayContaining(theirs.map(({ number }) => number)));
  const read = await target.get(calls.getInvoice.path.replace(':number', theirs[0]?.number ?? ''));
  expect(read.json().buyer_details).toMatchObject({ name: theirs[0]?.content.buyer.name });
  expect((await target.get(calls.getServices.path)).json().count).toBe(running.count);
  expect((await results(calls.getTickets.path))[0]).toMatchObject({ subject: 'Slow' });
  for (const table of [services, payments, tickets, dsOffers] as const) {
    expect(await shop.db.$count(table, eq(table.accountId, from))).toBe(0);
  }
});

test('the emptied account is closed and found by its former address, and both addresses get an email', async () => {
  await merge();
  expect((await other.get(calls.getServices.path)).statusCode).toBe(401);
  const again = await shop.browser().login(emptied, 'demo-hoster-2026');
  expect(again.statusCode).toBe(400);
  const list = `${calls.getStaffCustomers.path}?search=${encodeURIComponent(emptied)}`;
  expect((await staff.get(list)).json<CustomersPage>().results).toMatchObject([{ id: into, matches: ['email'] }]);
  const closed = (await staff.get(`${calls.getStaffCustomers.path}${from}/`)).json<Customer>();
  expect(closed).toMatchObject({ state: 'closed', merged_into: into });
  for (const address of [emptied, kept]) {
    const mail = (await shop.emails(address)).at(-1);
    expect(mail?.subject).toContain('accounts are now one');
    expect(mail?.text).toContain(kept);
  }
  const [noted] = await shop.db.select().from(staffAudit).where(eq(staffAudit.action, 'postCustomerMerge'));
  expect(noted).toMatchObject({ outcome: 'done', reason, before: { merged: from }, after: { into } });
});

test('two presses merge once', async () => {
  const before = await balances();
  const answers = await Promise.all([merge(), merge(), merge()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await balances()).toEqual({ from: 0, into: before.from + before.into });
  expect((await shop.emails(kept)).filter(({ subject }) => subject.includes('are now one'))).toHaveLength(1);
});

test('an order at the same moment is either moved or not placed, and no money is lost', async () => {
  const before = await balances();
  const [merged, ...orders] = await Promise.all([
    merge(),
    other.post('/my/api/vps-order/', { ...anOrder(other), name: 'one' }),
    other.post('/my/api/vps-order/', { ...anOrder(other), name: 'two' }),
  ]);
  expect(merged.statusCode, `${merged.body}`).toBe(200);
  await shop.drain();
  expect(await shop.db.$count(services, eq(services.accountId, from))).toBe(0);
  const paid = await shop.db
    .select({ cents: sql<string>`coalesce(sum(${payments.amountCents}), 0)` })
    .from(payments)
    .innerJoin(services, eq(services.purchaseId, payments.purchaseId))
    .where(inArray(services.name, ['one', 'two']));
  const placed = orders.filter(({ statusCode }) => statusCode < 300).length;
  expect(await shop.db.$count(services, inArray(services.name, ['one', 'two']))).toBe(placed);
  const now = await balances();
  expect(now.from).toBe(0);
  expect(now.into).toBe(before.from + before.into - Number(paid[0]?.cents));
});

test('a payment that was started before is booked for the merged customer', async () => {
  const { payment_object_ref: ref } = await order(other, { payment_method: 'card', name: 'paid-late' });
  const [merged, told] = await Promise.all([merge(), shop.bankSays(ref, 'approved')]);
  expect([merged.statusCode, told.statusCode]).toEqual([200, 200]);
  await shop.drain();
  const [service] = await shop.db.select().from(services).where(eq(services.name, 'paid-late'));
  expect(service).toMatchObject({ accountId: into, state: 'active' });
});

test('a renewal at the same moment is paid once', async () => {
  const { payment_object_ref: ref } = await order(other, { name: 'monthly' });
  await shop.drain();
  const [paid] = await shop.db.select().from(payments).where(eq(payments.ref, ref));
  const before = await balances();
  shop.clock.advance(31 * 24 * 60 * 60 * 1000);
  // Their session has ended meanwhile.
  staff = shop.browser();
  await staff.login('admin@staff.example.test', password);
  const [merged] = await Promise.all([merge(), shop.pass(0)]);
  expect(merged.statusCode, `${merged.body}`).toBe(200);
  const isMonthly = eq(services.name, 'monthly');
  const [{ id } = { id: 0 }] = await shop.db.select({ id: services.id }).from(services).where(isMonthly);
  // One that has lost its turn is tried again by its queue.
  await lifecycleJob.handle(shop.app.hoster, { serviceId: id });
  const [service] = await shop.db.select().from(services).where(isMonthly);
  expect(service).toMatchObject({ accountId: into, state: 'active' });
  expect(service?.paidUntil?.getTime()).toBeGreaterThan(shop.clock.now().getTime());
  const now = await balances();
  expect(now.from).toBe(0);
  expect(now.into).toBeLessThan(before.from + before.into);
  expect(now.into).toBeGreaterThan(before.from + before.into - 2 * (paid?.amountCents ?? 0));
});

test('the place in the partner program moves', async () => {
  const { accountId: partner } = await makeCustomer(shop.app, 'partner@example.test');
  const joined = { code: 'ours', percent: 10, joinedAt: shop.clock.now() };
  await shop.db.delete(referrals);
  await shop.db.delete(partners).where(eq(partners.accountId, from));
  await shop.db.insert(partners).values({ ...joined, accountId: from });
  await shop.db.insert(referrals).values([
    { accountId: from, partnerId: partner, createdAt: shop.clock.now() },
    { accountId: partner, partnerId: from, createdAt: shop.clock.now() },
  ]);
  await merge();
  const found = await shop.db.select().from(referrals).orderBy(referrals.accountId);
  const expected = [
    { accountId: into, partnerId: partner },
    { accountId: partner, partnerId: into },
  ];
  expect(found).toMatchObject(expected.toSorted((a, b) => a.accountId - b.accountId));
  expect(await shop.db.$count(partners, eq(partners.accountId, into))).toBe(1);
});

test.each<[string, string, () => Promise<unknown>]>([
  [
    'the owner is staff',
    'One of the owners is staff.',
    async () => {
      const owner = shop.db.select({ id: accountMembers.userId }).from(accountMembers);
      await shop.db
        .update(users)
        .set({ staffRole: 'sales' })
        .where(inArray(users.id, owner.where(eq(accountMembers.accountId, from))));
    },
  ],
  [
    'the other has a team',
    'The other account has further members. Ask its owner to remove them first.',
    () => memberOf(shop, other, 'billing@example.test', 'billing'),
  ],
  [
    'a payment is disputed',
    'A payment of the other account is disputed. Wait for the decision.',
    async () => {
      const { payment_object_ref: ref } = await order(other, { payment_method: 'card', name: 'disputed' });
      await shop.bankSays(ref, 'approved');
      await shop.bankSays(ref, 'chargeback', { event_id: 'ev_dispute' });
      expect(await shop.db.$count(paymentDisputes)).toBe(1);
    },
  ],
])('while %s, nothing is merged', async (_what, text, happen) => {
  await happen();
  expect((await plan()).json().obstacles).toContain(text);
  const answer = await merge();
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'cannot_merge']);
  expect(await shop.db.$count(accountMerges)).toBe(0);
});

test('customers who don’t exist, the same one, and roles without the permission are refused', async () => {
  expect((await plan('nobody@example.test')).json()).toHaveProperty('other');
  expect((await plan(into)).json()).toHaveProperty('other');
  expect((await plan(999_999)).statusCode).toBe(400);
  expect((await merge({ other: 999_999, confirm: true, reason })).statusCode).toBe(404);
  expect((await merge({ other: from, confirm: true, reason: '' })).statusCode).toBe(400);
  const support = await signedInCustomer(shop, 'support@staff.example.test', { staffRole: 'support' });
  expect((await support.post(mergePath(into), { other: from, confirm: true, reason })).statusCode).toBe(403);
});
