import type { QueueItem, QueueKind, StaffFind, StaffQueue } from '@hoster/contract';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { eq } from '../../../platform/db/drizzle.ts';
import { mailOutbox } from '../../../platform/mail/tables.ts';
import { serviceOperations } from '../../../services/operations/tables.ts';
import { invoices } from '../../../billing/invoices/tables.ts';
import { services } from '../../../sales/orders/tables.ts';
import { ticketMails } from '../../../support/tickets/tables.ts';
import type { Browser } from '../../../testing/browser.ts';
import { signedInCustomer } from '../../../testing/customer.ts';
import { order, testShop, type TestShop } from '../../../testing/shop.ts';
import { staffAudit } from '../tables.ts';

const path = '/my/api/staff/queue/';

let shop: TestShop;
let boss: Browser;
let support: Browser;
let finance: Browser;
let ids: { support: number; finance: number };

const queue = async (browser: Browser, query = '') => {
  const answer = await browser.get(`${path}${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<StaffQueue>();
};
const find = async (browser: Browser, kind: QueueKind, query = '') =>
  (await queue(browser, `?kind=${kind}${query}`)).results;
const one = async (browser: Browser, kind: QueueKind, query = ''): Promise<QueueItem> => {
  const [item] = await find(browser, kind, query);
  if (!item) throw new Error(`No ${kind} in the queue`);
  return item;
};
const own = (browser: Browser, { kind, key }: QueueItem, owner: number | null, was: number | null) =>
  browser.put(`${path}${kind}/${encodeURIComponent(key)}/owner/`, { owner, was });
const snooze = (browser: Browser, { kind, key }: QueueItem, until: string | null) =>
  browser.put(`${path}${kind}/${encodeURIComponent(key)}/snooze/`, { until });
const day = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  shop = await testShop();
  const customer = await shop.customer();
  boss = await shop.staff();
  // A setup that fails, and one that takes long.
  const { order_ids: orders } = await order(customer);
  await shop.drain();
  const [failed = 0] = orders;
  await shop.db.update(services).set({ state: 'pending_setup' }).where(eq(services.id, failed));
  await shop.db
    .update(serviceOperations)
    .set({ tries: 2, firstFailedAt: shop.clock.now(), error: 'no room' })
    .where(eq(serviceOperations.serviceId, failed));
  // Money without a payment, and money taken back.
  const line = { id: 'B-1/2', remittance: 'thanks', payer: 'ACME', amount: { amount: '99.50', currency: 'EUR' } };
  await boss.post('/my/api/staff/statement/', { lines: [line] });
  const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
  await shop.bankSays(ref, 'approved');
  await shop.bankSays(ref, 'chargeback', { event_id: 'ev_taken' });
  // An incident, and an email that can't be delivered.
  await boss.post('/my/api/staff/status/incidents/', {
    title: { en: 'Network outage', ru: 'Сбой сети' },
    message: { en: 'We’re looking.', ru: 'Разбираемся.' },
    impact: 'major',
    components: [],
    step: 'investigating',
  });
  const [mail] = await shop.db.select({ id: mailOutbox.id }).from(mailOutbox).limit(1);
  await shop.db
    .update(mailOutbox)
    .set({ status: 'failed', error: '550 no such mailbox' })
    .where(eq(mailOutbox.id, mail?.id ?? 0));
  // Tickets: one that is late, one that isn't, and one whose answer came back.
  const open = async (subject: string, priority: string) =>
    (await customer.post('/my/api/tickets/', { subject, body: 'Help', priority })).json<{ id: number }>().id;
  const bounced = await open('Late', 'high');
  await open('Patient', 'lowest');
  await shop.db.insert(ticketMails).values({
    ticketId: bounced,
    direction: 'sent',
    address: 'gone@example.test',
    kind: 'answer',
    bounced: 'permanent',
    bounceStatus: '5.1.1',
    at: shop.clock.now(),
  });
  shop.clock.advance(2 * 60 * 60 * 1000);
  boss = await shop.staff();
  support = await signedInCustomer(shop, 'queue-support@example.test', { staffRole: 'support', firstName: 'Ann' });
  finance = await signedInCustomer(shop, 'queue-finance@example.test', { staffRole: 'finance', firstName: 'Ben' });
  const colleagues = (await boss.get('/my/api/staff/colleagues/')).json<{ id: number; role: string; name: string }[]>();
  const idOf = (name: string) => colleagues.find((person) => person.name.startsWith(name))?.id ?? 0;
  ids = { support: idOf('Ann'), finance: idOf('Ben') };
}, 120_000);
afterAll(() => shop.close());

describe('the queue', () => {
  it('has every kind of work with its age, customer and amount, oldest first', async () => {
    const { counts, results } = await queue(boss);
    expect(Object.fromEntries(counts.map(({ count, kind }) => [kind, count]))).toEqual({
      setup: expect.any(Number),
      delivery: expect.any(Number),
      task: 0,
      ticket: 1,
      bounce: 1,
      email: 1,
      transfer: 1,
      dispute: 1,
      incident: 1,
    });
    expect(results.map(({ since }) => since)).toEqual(results.map(({ since }) => since).toSorted());
    const customer = { account: expect.any(Number), name: expect.stringMatching(/\w/) };
    expect(await find(boss, 'setup')).toContainEqual(expect.objectContaining({ note: 'no room', customer }));
    expect(await one(boss, 'ticket')).toMatchObject({
      title: expect.stringMatching(/^#\d+ Late$/),
      is_overdue: true,
      customer,
    });
    expect(await one(boss, 'transfer')).toMatchObject({
      key: expect.stringMatching(/^\d+$/),
      title: 'ACME',
      amount: { amount: '99.50', currency: 'EUR' },
      customer: null,
      owner: null,
    });
    expect(await one(boss, 'dispute')).toMatchObject({ customer, ends_by_hand: true });
    expect(await one(boss, 'email')).toMatchObject({ note: '550 no such mailbox' });
    expect(await one(boss, 'bounce')).toMatchObject({ title: 'gone@example.test', note: '5.1.1' });
    expect(await one(boss, 'incident')).toMatchObject({ title: 'Network outage' });
  });

  it('goes as far as the permissions of a role', async () => {
    const kinds = async (browser: Browser) => (await queue(browser)).counts.map(({ kind }) => kind).toSorted();
    expect(await kinds(support)).toEqual(['bounce', 'delivery', 'email', 'incident', 'setup', 'task', 'ticket']);
    expect(await kinds(finance)).toEqual(['dispute', 'email', 'transfer']);
    expect((await queue(support)).results.map(({ kind }) => kind)).not.toContain('transfer');
    const transfer = await one(boss, 'transfer');
    expect((await own(support, transfer, ids.support, null)).statusCode).toBe(404);
    expect((await snooze(support, transfer, day(2))).statusCode).toBe(404);
    expect((await (await shop.customer()).get(path)).statusCode).toBe(403);
  });

  it('continues after the last item of a page, also between items of the same moment', async () => {
    const { results } = await queue(boss);
    for (const [index, { key, kind, since }] of results.entries()) {
      const rest = await queue(boss, `?after=${encodeURIComponent(`${since},${kind},${key}`)}`);
      expect(rest.results).toEqual(results.slice(index + 1));
    }
    expect((await boss.get(`${path}?after=yesterday`)).statusCode).toBe(400);
  });
});

test('of two who take the same at the same moment, one gets it and the other a refusal', async () => {
  const email = await one(boss, 'email');
  const answers = await Promise.all([own(support, email, ids.support, null), own(finance, email, ids.finance, null)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'taken' });
  const winner = answers[0]?.statusCode === 200 ? support : finance;
  expect(await one(winner, 'email', '&owner=me')).toMatchObject({ owner: { is_self: true } });
  expect(await find(winner, 'email', '&owner=none')).toEqual([]);
});

test('work is handed over to somebody whose role opens it, and given back', async () => {
  const transfer = await one(finance, 'transfer');
  await own(finance, transfer, ids.finance, null);
  const refused = await own(finance, transfer, ids.support, ids.finance);
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { owner: [expect.any(String)] }]);
  const [me] = (await boss.get('/my/api/staff/colleagues/'))
    .json<{ id: number; is_self: boolean }[]>()
    .filter(({ is_self: isSelf }) => isSelf);
  expect((await own(finance, transfer, me?.id ?? 0, ids.finance)).json()).toMatchObject({ owner: { is_self: false } });
  expect(await one(boss, 'transfer', '&owner=me')).toMatchObject({ key: transfer.key });
  expect((await own(boss, transfer, null, me?.id ?? 0)).json()).toEqual({ owner: null, snoozed_until: null });
  const entries = await shop.db.select().from(staffAudit).where(eq(staffAudit.action, 'putQueueOwner'));
  expect(entries).toContainEqual(
    expect.objectContaining({
      object: `transfer ${transfer.key}`,
      before: { owner: null },
      after: { owner: ids.finance },
    }),
  );
});

test('what is snoozed is hidden until its day, and comes back by itself', async () => {
  const transfer = await one(finance, 'transfer');
  for (const until of [day(0), day(400), 'soon']) expect((await snooze(finance, transfer, until)).statusCode).toBe(400);
  expect((await snooze(finance, transfer, day(2))).statusCode).toBe(200);
  expect(await find(finance, 'transfer')).toEqual([]);
  expect((await queue(finance)).counts).toContainEqual({ kind: 'transfer', count: 0 });
  expect(await one(finance, 'transfer', '&snoozed=true')).toMatchObject({ snoozed_until: `${day(2)}T00:00:00.000Z` });
  shop.clock.advance(2 * 86_400_000);
  finance = shop.browser();
  await finance.login('queue-finance@example.test', 'Correct-horse-42');
  expect(await one(finance, 'transfer')).toMatchObject({ snoozed_until: null });
});

test('a dispute stays until staff say that it’s done; what ends otherwise can’t be ended so', async () => {
  const dispute = await one(finance, 'dispute');
  expect((await finance.post(`${path}dispute/${dispute.key}/done/`)).statusCode).toBe(200);
  expect(await find(finance, 'dispute')).toEqual([]);
  expect((await finance.post(`${path}dispute/${dispute.key}/done/`)).statusCode).toBe(404);
  expect((await finance.post(`${path}transfer/B-1%2F2/done/`)).statusCode).toBe(404);
  expect((await own(finance, { ...dispute, key: '9999' }, ids.finance, null)).statusCode).toBe(404);
});

test('who leaves the staff leaves no work behind', async () => {
  const transfer = await one(finance, 'transfer');
  await own(finance, transfer, ids.finance, null);
  boss = await shop.staff();
  await boss.patch(`/my/api/staff/people/${ids.finance}/`, { role: null, reason: 'Moved on' });
  expect(await one(boss, 'transfer')).toMatchObject({ owner: null });
});

test('the search finds customers, tickets, services and invoices, as far as the role goes', async () => {
  boss = await shop.staff();
  const found = async (browser: Browser, text: string) =>
    (await browser.get(`/my/api/staff/search/?search=${encodeURIComponent(text)}`)).json<StaffFind[]>();
  const [customer] = (await found(boss, 'demo@hoster')).filter(({ kind }) => kind === 'customer');
  expect(customer).toMatchObject({ note: 'demo@hoster.example', title: 'Alex Sommer' });
  expect(await found(boss, 'alex som')).toContainEqual(customer);
  expect(await found(boss, 'patient')).toEqual([
    expect.objectContaining({ kind: 'ticket', account: customer?.account }),
  ]);
  const [service] = await shop.db.select().from(services).where(eq(services.kind, 'vps')).limit(1);
  expect(await found(boss, service?.name ?? '')).toContainEqual(
    expect.objectContaining({ kind: 'service', key: String(service?.id) }),
  );
  const [invoice] = await shop.db.select().from(invoices).limit(1);
  expect(await found(boss, (invoice?.number ?? '').toLowerCase())).toContainEqual(
    expect.objectContaining({ kind: 'invoice', key: invoice?.number }),
  );
  const content = await signedInCustomer(shop, 'queue-content@example.test', { staffRole: 'content' });
  expect(await found(content, 'demo@hoster')).toEqual([]);
  expect((await boss.get('/my/api/staff/search/?search=a')).statusCode).toBe(400);
  expect((await (await shop.customer()).get('/my/api/staff/search/?search=demo')).statusCode).toBe(403);
});

test('the queue is a CSV file too', async () => {
  const file = await boss.get(`${path}csv/?kind=dispute`);
  expect(file.headers['content-type']).toContain('text/csv');
  expect((await boss.get(`${path}csv/`)).body).toMatch(/incident,\d+,Network outage/);
});
