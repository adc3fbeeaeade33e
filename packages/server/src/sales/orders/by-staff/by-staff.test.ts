import type { BasketLine, Payment, StaffOrderDetails, StaffOrderForms, StaffQuote } from '@hoster/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { memberAt, signedInCustomer } from '../../../testing/customer.ts';
import { serviceOf } from '../../../testing/service.ts';
import { balanceCents, euCustomer, order, testShop, type TestShop } from '../../../testing/shop.ts';
import { staffAudit } from '../../../identity/staff/tables.ts';
import { invoices } from '../../../billing/invoices/tables.ts';
import { backupCapacity, vpsStock } from '../../../catalogue/tables.ts';
import { purchaseConsents, services } from '../tables.ts';

const path = '/my/api/staff/orders/';

let shop: TestShop;
let customer: Browser;
let staff: Browser;
let account: number;
let sent: number;
beforeEach(async () => {
  sent = 0;
  shop = await testShop();
  customer = await shop.customer();
  staff = await shop.staff();
  ({ accountId: account } = await memberAt(shop.db));
});
afterEach(() => shop.close());

/** The usual values of a line's form, with changes. */
async function lineOf(
  line: BasketLine['line'],
  values: Record<string, string> = {},
  agreed: Partial<BasketLine> = {},
): Promise<BasketLine> {
  const { forms } = (await staff.get(`${path}forms/?customer=${account}`)).json<StaffOrderForms>();
  const usual = forms.find((form) => form.line === line)?.fields.map(({ name, value }) => [name, value]) ?? [];
  return {
    line,
    values: { ...Object.fromEntries(usual), rent_period: '1', ...values },
    discount: null,
    price: null,
    keep: false,
    ...agreed,
  };
}

const send = (lines: BasketLine[], change: Record<string, unknown> = {}) =>
  staff.post(path, { customer: account, pay: 'link', reason: 'By phone', key: `test ${sent++}`, lines, ...change });

async function place(lines: BasketLine[], change: Record<string, unknown> = {}): Promise<StaffOrderDetails> {
  const answer = await send(lines, change);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return details(answer.json().id);
}

const capacity = () => shop.db.select().from(backupCapacity).orderBy(backupCapacity.locationId);

const details = async (id: number) => (await staff.get(`${path}${id}/`)).json<StaffOrderDetails>();

async function pay(ref: string, body: object = {}) {
  const { terms_version } = (await customer.get(`/my/api/payment/${ref}/`)).json<Payment>();
  return customer.post(`/my/api/payment/${ref}/retry/`, { payment_method: 'card', terms_version, ...body });
}

describe('a basket', () => {
  it('of three lines has one payment and one invoice, and builds everything once it’s paid', async () => {
    const {
      id,
      services: ordered,
      total,
      ...placed
    } = await place(
      [
        await lineOf('vps', { name: 'web', count: '2' }),
        await lineOf('backup', { name: 'vault' }),
        await lineOf('web_hosting', { name: 'site' }),
      ],
      { note: 'As we discussed.' },
    );
    expect(ordered.map(({ line, name, state }) => [line, name, state])).toEqual([
      ['vps', 'web-1', 'awaiting_payment'],
      ['vps', 'web-2', 'awaiting_payment'],
      ['backup', 'vault', 'awaiting_payment'],
      ['web_hosting', 'site', 'awaiting_payment'],
    ]);
    expect(placed).toMatchObject({
      state: 'awaiting',
      is_by_staff: true,
      terms: null,
      placed: { reason: 'By phone', note: 'As we discussed.', pay: 'link' },
      can_cancel: true,
    });
    const [mail] = (await shop.emails()).filter(({ subject }) => subject.startsWith('Your order is ready to pay'));
    expect(mail?.text).toContain('As we discussed.');
    expect(mail?.text).toContain(`/my/payment/?payment_object_ref=${placed.payment_object_ref}`);
    expect(mail?.text).toContain('Backup storage');

    expect((await pay(placed.payment_object_ref)).statusCode).toBe(200);
    await shop.bankSays(placed.payment_object_ref, 'approved');
    await shop.drain();
    const paid = await details(id);
    expect(paid.state).toBe('paid');
    expect(paid.services.map(({ state }) => state)).toEqual(['active', 'active', 'active', 'active']);
    const issued = await shop.db.select().from(invoices).where(eq(invoices.purchaseId, id));
    expect(issued.map(({ number }) => number)).toEqual([paid.invoice]);
    const cents = paid.lines.reduce((sum, { amount }) => sum + Math.round(Number(amount.amount) * 100), 0);
    expect(cents).toBe(Math.round(Number(total.amount) * 100));
    const rows = await shop.db.select().from(services).where(eq(services.purchaseId, id));
    expect(rows.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(issued[0]?.totalEuroCents);
  });

  it('has the tax of its sum', async () => {
    const { accountId } = await euCustomer(shop, 'ada@example.test');
    const [vps, backup] = [await lineOf('vps'), await lineOf('backup')];
    const answer = await staff.post(`${path}quote/`, { customer: accountId, lines: [vps, backup] });
    const { lines, tax, total } = answer.json<StaffQuote>();
    const net = lines.reduce((sum, line) => sum + Number(line.net.amount), 0);
    expect(Number(tax.amount)).toBeCloseTo(net * 0.21, 2);
    expect(Number(total.amount)).toBeCloseTo(net + Number(tax.amount), 2);
  });

  it('is ordered once for its key', async () => {
    const lines = [await lineOf('backup')];
    const answers = await Promise.all([1, 2, 3].map(() => send(lines, { key: 'once' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await send(lines, { key: 'once', note: 'Other' })).json().code).toBe('idempotency_key_reused');
    const entries = await shop.db.select().from(staffAudit).where(eq(staffAudit.action, 'postStaffOrder'));
    expect(entries[0]).toMatchObject({ object: String(answers[0]?.json().id), reason: 'By phone', outcome: 'done' });
  });

  it('names what is wrong beside its line, and leaves the stock as it was', async () => {
    const [vps, backup] = [await lineOf('vps'), await lineOf('backup')];
    const answer = await send([
      { ...vps, values: { ...vps.values, location: '999', rent_period: '7' } },
      { ...backup, values: { ...backup.values, volume: '' } },
      { ...backup, price: 3, discount: 10 },
    ]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ lines: { '1': { volume: ['This field is required'] } } });
    const second = await send([
      { ...vps, values: { ...vps.values, location: '999', rent_period: '7' } },
      { ...backup, price: 3, discount: 10 },
    ]);
    expect(Object.keys(second.json().lines)).toEqual(['0', '1']);
    expect(second.json().lines['0']).toHaveProperty('location');
    expect(second.json().lines['1']).toEqual({ price: ['Enter either a discount or a price of its own.'] });

    await shop.db.update(backupCapacity).set({ gigabytes: 800 });
    const before = await shop.db.select().from(vpsStock);
    const soldOut = await send([
      vps,
      await lineOf('backup', { volume: '500' }),
      await lineOf('backup', { volume: '500' }),
    ]);
    expect([soldOut.statusCode, Object.keys(soldOut.json().lines)]).toEqual([400, ['2']]);
    expect(soldOut.json().lines['2']).toHaveProperty('line');
    expect(await shop.db.select().from(vpsStock)).toEqual(before);
  });
});

describe('an agreed price', () => {
  it('is kept at renewals if staff say so', async () => {
    const {
      lines,
      payment_object_ref: ref,
      services: ordered,
    } = await place([
      await lineOf('vps', { name: 'kept' }, { price: 5, keep: true }),
      await lineOf('vps', { name: 'once' }, { price: 5 }),
      await lineOf('backup', { name: 'cheaper' }, { discount: 50, keep: true }),
    ]);
    expect(lines.map(({ amount, kind }) => [kind, amount.amount])).toEqual(
      expect.arrayContaining([
        ['tariff', '5.00'],
        ['tariff', '5.00'],
        ['discount', '-4.00'],
      ]),
    );
    await pay(ref);
    await shop.bankSays(ref, 'approved');
    await shop.drain();
    const [kept = 0, once = 0, cheaper = 0] = ordered.map(({ id }) => id);
    await shop.setBalance(100_000);
    for (const [id, price] of [
      [kept, 5],
      [once, 13.5],
      [cheaper, 4],
    ] as const) {
      expect(await serviceOf(customer, id)).toMatchObject({ price });
    }
    const before = await balanceCents(customer);
    await shop.pass(30);
    customer = await shop.customer();
    const renewed = before - (await balanceCents(customer));
    expect(renewed).toBeGreaterThanOrEqual(500 + 1350 + 400);
  });
});

describe('paying', () => {
  it('needs the terms, which are stored with who has accepted them', async () => {
    const { id, payment_object_ref: ref } = await place([await lineOf('backup')]);
    const refused = await pay(ref, { terms_version: undefined });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { accept_terms: ['Accept the terms of service to pay.'] },
    ]);
    expect((await pay(ref)).statusCode).toBe(200);
    const [consent] = await shop.db.select().from(purchaseConsents).where(eq(purchaseConsents.purchaseId, id));
    expect((await details(id)).terms).toEqual({
      version: consent?.termsVersion,
      accepted: consent?.acceptedAt.toISOString(),
    });
    expect((await customer.get(`/my/api/payment/${ref}/`)).json()).not.toHaveProperty('terms_version');
  });

  it('from the balance is for customers who have accepted the terms, and have the money', async () => {
    const lines = [await lineOf('backup')];
    const { accountId } = await euCustomer(shop, 'ada@example.test');
    expect((await send(lines, { customer: accountId, pay: 'balance' })).json()).toEqual({
      pay: ['The customer hasn’t accepted the current terms yet. Send a payment link instead.'],
    });
    await shop.setBalance(100_000);
    await order(customer);
    await shop.setBalance(100);
    expect((await send(lines, { pay: 'balance' })).json()).toEqual({ pay: ['The balance is lower than the total.'] });
    await shop.setBalance(10_000);
    const { state, method, terms, services: ordered } = await place(lines, { pay: 'balance' });
    expect([state, method, terms]).toEqual(['paid', 'balance', null]);
    await shop.drain();
    expect(await serviceOf(customer, ordered[0]?.id ?? 0)).toMatchObject({ status: 'active' });
    expect(await balanceCents(customer)).toBeLessThan(10_000);
  });

  it('by transfer shows where to send the money', async () => {
    const { payment_object_ref: ref } = await place([await lineOf('vps')]);
    const answer = await pay(ref, { payment_method: 'bank' });
    expect(answer.json().transfer).toMatchObject({ reference: expect.stringMatching(/^RF/) });
  });

  it('isn’t possible for others, nor for an incomplete profile', async () => {
    const { payment_object_ref: ref } = await place([await lineOf('backup')]);
    const stranger = await shop.stranger();
    expect((await stranger.get(`/my/api/payment/${ref}/`)).statusCode).toBe(404);
    await signedInCustomer(shop, 'new@example.test');
    const { accountId } = await memberAt(shop.db, 'new@example.test');
    const answer = await send([await lineOf('backup')], { customer: accountId });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['non_field_errors']]);
  });
});

describe('an unpaid order', () => {
  it('expires after a week with its stock, and the customer gets an email', async () => {
    const before = await capacity();
    const { id } = await place([await lineOf('backup', { name: 'late' })]);
    await shop.pass(6);
    staff = await shop.staff();
    expect((await details(id)).state).toBe('awaiting');
    await shop.pass(1.1);
    staff = await shop.staff();
    expect(await details(id)).toMatchObject({ state: 'expired', expires: null, services: [{ state: 'canceled' }] });
    expect(await capacity()).toEqual(before);
    expect((await shop.emails()).map(({ subject }) => subject)).toContain('Order cancelled: late');
  });

  it('is cancelled by staff once', async () => {
    const { id } = await place([await lineOf('vps')]);
    const cancelled = await staff.post(`${path}${id}/cancel/`, { reason: 'Changed their mind' });
    expect(cancelled.json()).toMatchObject({ state: 'expired', can_cancel: false });
    expect((await staff.post(`${path}${id}/cancel/`, { reason: 'Twice' })).statusCode).toBe(409);
  });

  it('is in the list by its state, its customer and who placed it', async () => {
    const { id } = await place([await lineOf('vps', { name: 'listed' })]);
    const idsOf = async (query: string) =>
      (await staff.get(`${path}?${query}`)).json().results.map((one: { id: number }) => one.id);
    expect(await idsOf(`by=staff&customer=${account}&state=awaiting`)).toEqual([id]);
    expect(await idsOf(`by=customer`)).not.toContain(id);
    expect(await idsOf(`before=${id}&by=staff`)).toEqual([]);
    const csv = await staff.get(`${path}csv/?by=staff`);
    expect(csv.body).toContain('listed');
    const content = await signedInCustomer(shop, 'writer@example.test', { staffRole: 'content' });
    expect((await content.get(path)).statusCode).toBe(403);
  });
});
