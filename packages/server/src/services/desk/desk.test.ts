import { type StaffServiceDetails, type StaffServicesPage, type StaffServiceUpdate } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { serviceOf, serviceRow, setUp } from '../../testing/service.ts';
import { balanceCents, order, testShop, topUp, type TestShop } from '../../testing/shop.ts';
import { payments } from '../../billing/payments/tables.ts';
import { staffAudit } from '../../identity/staff/tables.ts';
import type { ServerState } from '../../sandbox/providers/hypervisor-machine.ts';
import { mockHypervisor } from '../../sandbox/providers/hypervisor.ts';
import { takeDueSteps } from '../lifecycle/lifecycle.ts';
import { serviceChanges } from './tables.ts';

const reason = 'Ticket 4711';
const path = '/my/api/staff/services/';

let shop: TestShop;
let customer: Browser;
let staff: Browser;
let powers: string[];
let sent: number;
beforeEach(async () => {
  powers = [];
  sent = 0;
  const apply = async ({ power }: ServerState) => void powers.push(power);
  shop = await testShop({ hypervisor: { ...mockHypervisor(), apply } });
  customer = await shop.customer();
  staff = await shop.staff();
});
afterEach(() => shop.close());

const built = (name: string) => setUp(shop, order(customer, { name }));
const service = (id: number) => serviceOf(customer, id);

/** Sessions end sooner than terms. */
async function pass(days: number): Promise<void> {
  await shop.pass(days);
  customer = await shop.customer();
  staff = await shop.staff();
}

type Change = StaffServiceUpdate extends infer One
  ? One extends unknown
    ? Omit<One, 'key' | 'reason'> & { key?: string; reason?: string }
    : never
  : never;

const send = (id: number, change: Change) => staff.patch(`${path}${id}/`, { key: `test ${sent++}`, reason, ...change });

async function make(id: number, change: Change): Promise<StaffServiceDetails> {
  const answer = await send(id, change);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  await shop.drain();
  return answer.json();
}

const subjects = async (name: string) =>
  (await shop.emails()).map(({ subject }) => subject).filter((subject) => subject.includes(name));
const count = async (name: string, subject: string) => (await subjects(name)).filter((one) => one === subject).length;

describe('days for free', () => {
  it('are added once for a key, with an email, and the next renewal comes at the new end', async () => {
    const id = await built('gift');
    const change = { change: 'extend', days: 10, key: 'once' } as const;
    const answers = await Promise.all([send(id, change), send(id, change), send(id, change)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await service(id)).toMatchObject({ paid_until: '2026-12-30T12:00:00.000Z' });
    expect(await subjects('gift')).toContain('We’ve extended gift');
    expect(await count('gift', 'We’ve extended gift')).toBe(1);
    expect((await send(id, { ...change, days: 11 })).json().code).toBe('idempotency_key_reused');
    const before = await balanceCents(customer);
    await pass(30);
    expect(await balanceCents(customer)).toBe(before);
    await pass(10);
    expect(await service(id)).toMatchObject({ paid_until: '2027-01-30T12:00:00.000Z' });
    expect(await balanceCents(customer)).toBeLessThan(before);
  });

  it('are in the audit log and the history with before, after and reason', async () => {
    const id = await built('noted');
    const { changes } = await make(id, { change: 'extend', days: 3 });
    const after = { paid_until: '2026-12-23T12:00:00.000Z', days: 3 };
    const before = { paid_until: '2026-12-20T12:00:00.000Z' };
    expect(changes).toMatchObject([{ kind: 'extend', reason, before, after }]);
    const [entry] = await shop.db.select().from(staffAudit).where(eq(staffAudit.action, 'patchStaffService'));
    expect(entry).toMatchObject({ object: String(id), reason, before, after, outcome: 'done' });
  });

  it('start an unpaid service again, from now', async () => {
    const id = await built('poor');
    await shop.setBalance(0);
    for (const days of [30, 3]) await pass(days);
    expect(await service(id)).toMatchObject({ status: 'suspended' });
    await make(id, { change: 'extend', days: 5 });
    expect(await service(id)).toMatchObject({ status: 'active', paid_until: '2026-12-28T12:00:00.000Z' });
    expect(powers).toEqual(['off', 'on']);
    for (const days of [5, 3]) await pass(days);
    expect(await service(id), 'and the term after them is as any other').toMatchObject({ status: 'suspended' });
  });

  it('don’t lose a payment that was under way', async () => {
    const id = await built('paying');
    const answer = await customer.post(`/my/api/services/${id}/renew/`, { currency: 'EUR', payment_method: 'paypal' });
    await make(id, { change: 'extend', days: 10 });
    await shop.bankSays(answer.json().payment_object_ref, 'approved');
    expect(await service(id)).toMatchObject({ paid_until: '2027-01-30T12:00:00.000Z' });
  });

  it('aren’t for a service without a term, nor more than three years', async () => {
    const [unpaid = 0] = (await order(customer, { payment_method: 'card' })).order_ids;
    expect((await send(unpaid, { change: 'extend', days: 1 })).json().code).toBe('service_state');
    expect((await send(999_999, { change: 'extend', days: 1 })).statusCode).toBe(404);
    expect((await send(unpaid, { change: 'extend', days: 0 })).json()).toHaveProperty('days');
    expect((await send(unpaid, { change: 'extend', days: 1, reason: ' ' })).json()).toHaveProperty('reason');
  });
});

describe('a hold', () => {
  it('keeps an unpaid service running and stored until its day, shown to the customer', async () => {
    const id = await built('held');
    await shop.setBalance(0);
    await make(id, { change: 'hold', until: '2027-01-15' });
    for (const days of [30, 4, 10]) await pass(days);
    expect(await service(id)).toMatchObject({
      status: 'failed_renew',
      held_until: '2027-01-15T00:00:00.000Z',
      renewal: { suspends: '2027-01-15T00:00:00.000Z' },
    });
    const unpaid = (await shop.emails()).find(({ subject }) => subject === 'We couldn’t renew held');
    expect(unpaid?.text).toContain('It keeps running until 15 January 2027');
    await pass(12);
    expect(await service(id)).toMatchObject({ status: 'suspended' });
  });

  it('keeps a suspended service from being deleted, and its warnings wait too', async () => {
    const id = await built('kept');
    await shop.setBalance(0);
    for (const days of [30, 3]) await pass(days);
    await make(id, { change: 'hold', until: '2027-02-01' });
    for (const days of [14, 14]) await pass(days);
    expect(await service(id)).toMatchObject({ status: 'suspended', renewal: { deletes: '2027-02-01T00:00:00.000Z' } });
    expect((await subjects('kept')).filter((one) => one.includes('will be deleted'))).toEqual([]);
    for (const days of [7, 4, 2]) await pass(days);
    expect(await service(id)).toMatchObject({ status: 'canceled' });
    expect((await subjects('kept')).filter((one) => one.includes('will be deleted'))).toHaveLength(2);
  });

  it('is for a day ahead, and is lifted', async () => {
    const id = await built('lifted');
    expect((await send(id, { change: 'hold', until: '2026-11-20' })).json()).toHaveProperty('until');
    expect((await send(id, { change: 'hold', until: '2031-01-01' })).json()).toHaveProperty('until');
    await make(id, { change: 'hold', until: '2026-12-24' });
    expect((await make(id, { change: 'hold', until: null })).held_until).toBeNull();
  });
});

describe('a suspension by staff', () => {
  const words = 'Phishing pages were reported on this server.';

  it('tells the customer its reason, and no renewal or top-up lifts it', async () => {
    const id = await built('abusive');
    const started = await customer.post(`/my/api/services/${id}/renew/`, { currency: 'EUR', payment_method: 'paypal' });
    await make(id, { change: 'suspend', reason: words });
    expect(powers).toEqual(['off']);
    expect(await service(id)).toMatchObject({
      status: 'suspended',
      status_reason: `Our team has suspended this service: “${words}” Contact support to get it running again.`,
      suspension: { cause: 'staff', reason: words },
      renewal: null,
    });
    expect((await shop.emails()).find(({ subject }) => subject === 'abusive is suspended')?.text).toContain(words);
    const refused = await customer.post(`/my/api/services/${id}/renew/`, {
      currency: 'EUR',
      payment_method: 'balance',
    });
    expect(refused.json().code).toBe('not_renewable');
    await shop.bankSays(started.json().payment_object_ref, 'approved');
    await shop.bankSays(await topUp(customer, '100.00'), 'approved');
    await shop.drain();
    expect(await service(id)).toMatchObject({ status: 'suspended', paid_until: '2027-01-20T12:00:00.000Z' });
    for (const days of [59, 10, 20]) await pass(days);
    expect(await service(id), 'the end of its term changes nothing').toMatchObject({ status: 'suspended' });
    expect(powers).toEqual(['off']);
    expect((await subjects('abusive')).filter((one) => one.includes('will be deleted'))).toEqual([]);
    await make(id, { change: 'reactivate', until: null });
    expect(powers).toEqual(['off', 'on']);
    await pass(0.1);
    expect(await service(id), 'and it is renewed as any other').toMatchObject({ status: 'active' });
  });

  it('is made once, its reason can be replaced, and it isn’t for what doesn’t run', async () => {
    const id = await built('twice');
    await Promise.all([1, 2, 3].map(() => send(id, { change: 'suspend', reason: words })));
    await shop.drain();
    expect(await count('twice', 'twice is suspended')).toBe(1);
    expect(await shop.db.select().from(serviceChanges).where(eq(serviceChanges.serviceId, id))).toHaveLength(1);
    expect((await make(id, { change: 'suspend', reason: 'Spam' })).suspended_for).toBe('Spam');
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
    expect((await send(id, { change: 'suspend', reason: words })).json().code).toBe('service_state');
  });

  it('of a service that was unpaid already ends with its days of grace', async () => {
    const id = await built('both');
    await shop.setBalance(0);
    for (const days of [30, 3]) await pass(days);
    await make(id, { change: 'suspend', reason: words });
    await pass(20);
    expect(await service(id), 'nothing is deleted that staff have suspended').toMatchObject({ status: 'suspended' });
    await make(id, { change: 'reactivate', until: null });
    expect(await service(id)).toMatchObject({ status: 'failed_renew', renewal: { suspends: expect.any(String) } });
    await pass(3);
    expect(await service(id)).toMatchObject({ status: 'suspended', suspension: { cause: 'unpaid' } });
    await shop.bankSays(await topUp(customer, '100.00'), 'approved');
    await shop.drain();
    expect(await service(id), 'and a payment starts it').toMatchObject({ status: 'active' });
  });
});

describe('a service that was reactivated though it’s unpaid', () => {
  it('runs until the day that staff choose', async () => {
    const id = await built('trusted');
    await shop.setBalance(0);
    for (const days of [30, 3]) await pass(days);
    await make(id, { change: 'reactivate', until: '2027-01-10' });
    for (const days of [3, 14]) await pass(days);
    expect(await service(id)).toMatchObject({ status: 'failed_renew' });
    await pass(2);
    expect(await service(id)).toMatchObject({ status: 'suspended' });
    expect(powers).toEqual(['off', 'on', 'off']);
  });
});

it('moves the end of a term, and renews then', async () => {
  const id = await built('moved');
  const moved = await make(id, { change: 'move_term', until: '2027-01-01' });
  expect(moved.paid_until).toBe('2027-01-01T12:00:00.000Z');
  expect(await subjects('moved')).toContain('The term of moved ends on 1 January 2027');
  await pass(30);
  await pass(12);
  expect((await service(id)).paid_until).toBe('2027-02-01T12:00:00.000Z');
  // Back to an end that has been renewed already: the next renewal is another payment.
  await make(id, { change: 'move_term', until: '2027-01-20' });
  await pass(20);
  expect((await service(id)).paid_until).toBe('2027-02-20T12:00:00.000Z');
});

it('changes the price from the next term on, with an email, and not what is paid', async () => {
  const id = await built('dearer');
  await make(id, { change: 'price', price: 20 });
  await make(id, { change: 'price', price: 20 });
  expect(await count('dearer', 'The price of dearer changes on 20 December 2026')).toBe(1);
  const mail = (await shop.emails()).find(({ subject }) => subject.startsWith('The price of dearer'));
  expect(mail?.text).toContain('From 20 December 2026, dearer costs €20.00 per month');
  expect(await service(id)).toMatchObject({ price: 20, renewal: { total: { amount: '23.80' } } });
  const before = await balanceCents(customer);
  await pass(30);
  expect(await balanceCents(customer)).toBe(before - 2380);
});

describe('staff and the job of the term at the same second', () => {
  it('extend and renew once each, in any order', async () => {
    const id = await built('race');
    const before = await balanceCents(customer);
    shop.clock.advance(30 * 24 * 60 * 60 * 1000);
    staff = await shop.staff();
    const change = { change: 'extend', days: 10, key: 'race' } as const;
    const { hoster } = shop.app;
    await Promise.all([
      takeDueSteps(hoster, id),
      send(id, change),
      takeDueSteps(hoster, id),
      send(id, change),
      takeDueSteps(hoster, id),
    ]);
    const row = await serviceRow(shop, id);
    const renewals = await shop.db.select().from(payments).where(eq(payments.serviceId, id));
    // Extended first, there was nothing to renew.
    const wasRenewed = renewals.length === 1;
    const end = wasRenewed ? '2027-01-30T12:00:00.000Z' : '2026-12-30T12:00:00.000Z';
    expect(row.paidUntil?.toISOString()).toBe(end);
    customer = await shop.customer();
    expect(await balanceCents(customer)).toBe(wasRenewed ? before - 1607 : before);
    expect(await count('race', 'We’ve extended race')).toBe(1);
  });

  it('never suspend what is held or extended, and suspend once', async () => {
    const ids = [await built('one'), await built('two'), await built('three')];
    await shop.setBalance(0);
    await pass(30);
    shop.clock.advance(3 * 24 * 60 * 60 * 1000);
    staff = await shop.staff();
    const [held = 0, extended = 0, suspended = 0] = ids;
    await Promise.all([
      send(held, { change: 'hold', until: '2027-02-01' }),
      send(extended, { change: 'extend', days: 30 }),
      send(suspended, { change: 'suspend', reason }),
      ...ids.flatMap((id) => [takeDueSteps(shop.app.hoster, id), takeDueSteps(shop.app.hoster, id)]),
    ]);
    await shop.drain();
    expect(['failed_renew', 'suspended']).toContain((await serviceRow(shop, held)).state);
    expect(await serviceRow(shop, extended)).toMatchObject({ state: 'active', unpaidSince: null, suspendedAt: null });
    expect(await serviceRow(shop, suspended)).toMatchObject({ state: 'suspended', suspendedFor: reason });
    for (const name of ['one', 'two', 'three']) expect(await count(name, `${name} is suspended`)).toBeLessThan(3);
    expect(powers.filter((power) => power === 'on').length).toBeLessThanOrEqual(1);
  });
});

describe('the list of services', () => {
  const list = async (query: string): Promise<StaffServicesPage> => (await staff.get(`${path}?${query}`)).json();

  it('is found by name, address, id and email of an owner, filtered, and read in pages', async () => {
    const id = await built('findme.example.com');
    const { ips } = await service(id);
    const only = [expect.objectContaining({ id, customer: expect.objectContaining({ email: 'demo@hoster.example' }) })];
    for (const search of ['FindMe', ips[0] ?? '', String(id)]) {
      expect((await list(`search=${encodeURIComponent(search)}`)).results).toEqual(expect.arrayContaining(only));
    }
    const byEmail = await list('search=demo%40hoster.example');
    expect(byEmail.results.length).toBeGreaterThan(1);
    expect(byEmail.results.map((one) => one.id)).toContain(id);
    expect((await list('search=100%25_%5C')).results).toEqual([]);
    const vps = await list('line=vps&state=active');
    expect(vps.results.map((one) => one.id)).toContain(id);
    expect((await list('line=vpn')).results).toEqual([]);
    const older = await list(`before=${id}`);
    expect(older.results.every((one) => one.id < id)).toBe(true);
    expect((await staff.get(`${path}?line=castle`)).statusCode).toBe(400);
    const csv = (await staff.get(`${path}csv/?search=findme`)).body.trim().split('\r\n');
    expect(csv).toHaveLength(2);
    expect(csv[1]).toContain(`${id},vps,NVMe 3,findme.example.com`);
    expect((await customer.get(path)).statusCode).toBe(403);
  });

  it('leads to a page with charges, operations, steps and what is possible', async () => {
    const id = await built('page');
    await pass(30);
    const details: StaffServiceDetails = (await staff.get(`${path}${id}/`)).json();
    expect(details).toMatchObject({
      id,
      line: 'vps',
      state: 'active',
      provider: { id: 'sandbox', place: expect.any(String), mark: expect.stringMatching(`-${id}$`) },
      charges: [
        { purpose: 'renewal', status: 'paid' },
        { purpose: 'purchase', status: 'paid' },
      ],
      operations: [{ kind: 'build', state: 'done' }],
      possible: ['extend', 'move_term', 'hold', 'suspend', 'price', 'cancel'],
    });
    expect(details.steps.map(({ step }) => step)).toEqual(['remind:1', 'remind:7'].slice(0, details.steps.length));
  });
});

describe('cancelling', () => {
  const euros = async () => (await balanceCents(customer)) / 100;
  const books = async () => (await staff.get('/my/api/staff/ledger/')).json<{ is_balanced: boolean }>().is_balanced;

  it('ends a service once, without a refund, and says so', async () => {
    const id = await built('over');
    const before = await euros();
    const change = { change: 'cancel', refund: 0, key: 'once' } as const;
    const answers = await Promise.all([send(id, change), send(id, change)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await shop.drain();
    expect(await service(id)).toMatchObject({ status: 'canceled' });
    expect(await euros()).toBe(before);
    expect((await subjects('over')).filter((subject) => /ended|cancel/i.test(subject))).toHaveLength(1);
  });

  it('refunds a part of the last payment to the balance once, with a credit note, but not more than is left', async () => {
    const id = await built('paid-back');
    const before = await euros();
    const tooMuch = await send(id, { change: 'cancel', refund: 10_000 });
    expect([tooMuch.statusCode, Object.keys(tooMuch.json())]).toEqual([400, ['refund']]);
    expect(await service(id), 'nothing has ended').toMatchObject({ status: 'active' });
    const change = { change: 'cancel', refund: 5, key: 'once' } as const;
    await Promise.all([send(id, change), send(id, change)]);
    await shop.drain();
    expect(await euros()).toBeCloseTo(before + 5, 2);
    const { results } = (await customer.get('/my/api/invoices/')).json<{
      results: { kind: string; total: unknown }[];
    }>();
    expect(results.filter(({ kind }) => kind === 'credit_note')).toHaveLength(1);
    expect(await books()).toBe(true);
  });

  it('is for support, but money back is for those who may pay it', async () => {
    const id = await built('asked-support');
    const support = await signedInCustomer(shop, 'support@example.test', { staffRole: 'support' });
    const ask = (refund: number) =>
      support.patch(`${path}${id}/`, { change: 'cancel', refund, key: `support ${refund}`, reason });
    expect((await ask(5)).json().code).toBe('role');
    expect((await ask(0)).statusCode).toBe(200);
  });

  it('and the job of the term at the same second do one of both', async () => {
    const id = await built('raced');
    await pass(29);
    const before = await euros();
    await Promise.all([send(id, { change: 'cancel', refund: 0, key: 'race' }), pass(1)]);
    await shop.drain();
    expect(await service(id)).toMatchObject({ status: 'canceled' });
    expect(await books()).toBe(true);
    expect(before - (await euros()), 'renewed at most once').toBeLessThan(20);
  });
});

describe('a service that runs already', () => {
  const adoption = {
    email: '',
    plan: 'vps/nvme-3',
    location: 1,
    name: 'moved-in',
    host: 'moved.example.test',
    ips: ['198.51.100.77', 'not an address'],
    external_id: 'node7/104',
    paid_until: '2026-12-24',
    rent_period: 1,
    price: 10,
    reason,
  };
  const adopt = (change: object) =>
    staff.post(`${path}adoption/`, { ...adoption, email: 'demo@hoster.example', key: 'adopt', ...change });

  it('is taken over once, charged and built by nobody, and renews at its own price', async () => {
    const before = await balanceCents(customer);
    const sent = (await shop.emails()).length;
    const answers = await Promise.all([adopt({}), adopt({}), adopt({})]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const ids = new Set(answers.map((answer) => answer.json<{ id: number }>().id));
    expect(ids.size).toBe(1);
    const [id = 0] = ids;
    await shop.drain();
    expect(await service(id)).toMatchObject({ status: 'active', name: 'moved-in' });
    expect(await balanceCents(customer)).toBe(before);
    expect((await shop.emails()).length).toBe(sent);
    const { changes, ips, provider } = (await staff.get(`${path}${id}/`)).json<StaffServiceDetails>();
    expect({ ips, id: provider.id, kinds: changes.map(({ kind }) => kind) }).toEqual({
      ips: ['198.51.100.77'],
      id: 'by-hand',
      kinds: ['adopt'],
    });
    await pass(35);
    expect(before - (await balanceCents(customer)), 'one month of €10 with 19 % VAT').toBe(1190);
  });

  it.each([
    ['email', { email: 'nobody@example.test' }],
    ['plan', { plan: 'vps/none' }],
    ['location', { location: 999 }],
    ['paid_until', { paid_until: '2020-01-01' }],
  ])('says what is wrong with its %s', async (field, change) => {
    const answer = await adopt({ ...change, key: `wrong ${field}` });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]]);
  });
});
