import { OrderCreated, UpgradeOffer } from '@hoster/contract';
import { multiplyCents } from '@hoster/domain';
import { and, eq } from '../../platform/db/drizzle.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { vpsPlans, vpsStock } from '../../catalogue/tables.ts';
import { invoices } from '../../billing/invoices/tables.ts';
import { serviceOf, setUp } from '../../testing/service.ts';
import { balanceCents, order, paymentOf, testShop, type TestShop } from '../../testing/shop.ts';
import { payments } from '../../billing/payments/tables.ts';
import { mockHypervisor } from '../../sandbox/providers/hypervisor.ts';
import type { ServerState } from '../../sandbox/providers/hypervisor-machine.ts';
import { serviceUpgrades } from './tables.ts';

let shop: TestShop;
let customer: Browser;
let applied: ServerState[];
beforeEach(async () => {
  applied = [];
  const hypervisor = { ...mockHypervisor(), apply: async (state: ServerState) => void applied.push(state) };
  shop = await testShop({ hypervisor });
  customer = await shop.customer();
});
afterEach(() => shop.close());

/** Frankfurt, where the servers of these tests are. */
const place = 1;

const service = (id: number) => serviceOf(customer, id);

const built = (change: Parameters<typeof order>[1] = {}) => setUp(shop, order(customer, { name: 'grows', ...change }));

async function offer(id: number): Promise<UpgradeOffer> {
  return UpgradeOffer.parse((await customer.get(`/my/api/services/${id}/upgrade/`)).json());
}

const ask = (id: number, change: object = {}, headers: Record<string, string> = {}) =>
  customer.post(
    `/my/api/services/${id}/upgrade/`,
    { plan: 4, currency: 'EUR', payment_method: 'balance', ...change },
    { headers },
  );

async function upgrade(id: number, change: object = {}): Promise<OrderCreated> {
  const answer = await ask(id, change);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return OrderCreated.parse(answer.json());
}

const stockOf = async (planId: number): Promise<number> => {
  const here = and(eq(vpsStock.planId, planId), eq(vpsStock.locationId, place));
  return (await shop.db.select().from(vpsStock).where(here))[0]?.available ?? 0;
};

const cents = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);

async function pass(days: number): Promise<void> {
  await shop.pass(days);
  customer = await shop.customer();
}

describe('the offer', () => {
  it('has the larger plans with the difference for the days that are left, and the next renewal', async () => {
    const id = await built();
    await pass(10);
    const { choices, ...rest } = await offer(id);
    expect(rest).toMatchObject({
      current: { name: 'NVMe 3', price: 13.5 },
      obstacle: null,
      days: 20,
      waiting: null,
    });
    const plans = await shop.db.select().from(vpsPlans);
    const [first] = choices;
    const plan = plans.find(({ id }) => id === first?.plan);
    const net = Math.round(((plan?.priceCents ?? 0) - 1350) * (20 / 30));
    const tax = Math.round(net * 0.19);
    expect(first?.now).toEqual({
      net: { amount: (net / 100).toFixed(2), currency: 'EUR' },
      tax: { amount: (tax / 100).toFixed(2), currency: 'EUR' },
      total: { amount: ((net + tax) / 100).toFixed(2), currency: 'EUR' },
    });
    expect(first?.renewal.amount).toBe((Math.round((plan?.priceCents ?? 0) * 1.19) / 100).toFixed(2));
    expect(first?.facts).toEqual([`${plan?.cpuCount} vCPU`, `${plan?.ramSize} GB RAM`, `${plan?.diskSize} GB NVMe`]);
    expect(choices.map(({ price }) => price)).toEqual(choices.map(({ price }) => price).toSorted((a, b) => a - b));
  });

  it('says why there is none: on trial, without larger plans, before the setup, for other lines', async () => {
    const tried = await built({ name: 'tried', trial: 'free' });
    expect(await offer(tried)).toMatchObject({ obstacle: 'trial', choices: [] });
    const plans = await shop.db.select().from(vpsPlans);
    const largest = plans.filter(({ isCustom }) => !isCustom).toSorted((a, b) => b.priceCents - a.priceCents)[0];
    const big = await built({ name: 'big', tariff: largest?.id ?? 0 });
    expect((await offer(big)).obstacle).toBe('largest');
    const { order_ids: waiting } = await order(customer, { name: 'unpaid', payment_method: 'card' });
    expect((await offer(waiting[0] ?? 0)).obstacle).toBe('state');
    const refused = await ask(tried);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_upgradable']);
    expect((await service(tried)).upgrade).toEqual({ possible: false, waiting: null, next: null });
  });

  it('is for the owner alone', async () => {
    const id = await built();
    const stranger = await shop.stranger();
    expect((await stranger.get(`/my/api/services/${id}/upgrade/`)).statusCode).toBe(404);
    const body = { plan: 4, currency: 'EUR', payment_method: 'balance' };
    expect((await stranger.post(`/my/api/services/${id}/upgrade/`, body)).statusCode).toBe(404);
    expect((await shop.browser().post(`/my/api/services/${id}/upgrade/`, body)).statusCode).toBe(401);
  });
});

describe('an upgrade', () => {
  it('from the balance is done immediately: plan, size, room, price, invoice, email and books', async () => {
    const id = await built();
    await pass(10);
    const before = { balance: await balanceCents(customer), old: await stockOf(3), larger: await stockOf(4) };
    const { choices } = await offer(id);
    const chosen = choices.find(({ plan }) => plan === 4);
    if (!chosen) throw new Error('NVMe 4 is not offered');
    const created = await upgrade(id, { expected_total: chosen.now.total.amount });
    await shop.drain();

    expect(created.total).toEqual(chosen.now.total);
    expect(await balanceCents(customer)).toBe(before.balance - cents(chosen.now.total));
    const after = await service(id);
    expect(after).toMatchObject({
      status: 'active',
      tariff: { id: 4 },
      price: chosen.price,
      renewal: { total: chosen.renewal },
      upgrade: { possible: true, waiting: null },
    });
    const [changed] = after.operations.history;
    expect(changed).toMatchObject({ kind: 'change', state: 'done', subject: 'NVMe 4', by: 'Alex Sommer' });
    expect([await stockOf(3), await stockOf(4)]).toEqual([before.old + 1, before.larger - 1]);
    expect(applied.at(-1)).toMatchObject({
      serviceId: id,
      power: 'on',
      size: { cpu_count: after.configuration?.cpu_count },
    });
    const payment = await paymentOf(customer, created.payment_object_ref);
    expect(payment).toMatchObject({ purpose: 'upgrade', status: 'paid', orders: [{ id, name: 'grows' }] });
    expect(payment.lines.map(({ label, amount }) => [label, amount.amount])).toEqual([
      ['Upgrade to VPS NVMe 4, 20 days', chosen.now.net.amount],
      ['VAT 19%', chosen.now.tax.amount],
    ]);
    const issued = await shop.db.select().from(invoices);
    const invoice = issued.find(({ number }) => number === payment.invoice);
    expect(invoice?.content.term).toEqual({ from: '2026-11-30T12:00:00.000Z', to: '2026-12-20T12:00:00.000Z' });
    const email = (await shop.emails()).find(({ subject }) => subject === 'grows has been upgraded to VPS NVMe 4');
    expect(email?.text).toContain(`Invoice ${payment.invoice} is attached.`);

    // The next term costs what was announced.
    const balance = await balanceCents(customer);
    await pass(20);
    expect(await balanceCents(customer)).toBe(balance - cents(chosen.renewal));
  });

  it('by card holds its room until it’s paid for, and is done then', async () => {
    const id = await built();
    const { old, larger } = { old: await stockOf(3), larger: await stockOf(4) };
    const { payment_object_ref: ref } = await upgrade(id, { payment_method: 'card' });
    expect(await stockOf(4)).toBe(larger - 1);
    expect(await service(id)).toMatchObject({
      tariff: { id: 3 },
      upgrade: { waiting: { name: 'NVMe 4', payment_object_ref: ref } },
    });
    const second = await ask(id, { plan: 5 });
    expect([second.statusCode, second.json().code]).toEqual([409, 'upgrade_waiting']);
    await shop.bankSays(ref, 'approved');
    expect((await service(id)).tariff.id).toBe(4);
    expect([await stockOf(3), await stockOf(4)]).toEqual([old + 1, larger - 1]);
    expect((await paymentOf(customer, ref)).status).toBe('paid');
  });

  it('that is declined can be paid another way', async () => {
    const id = await built();
    const { payment_object_ref: ref } = await upgrade(id, { payment_method: 'card' });
    await shop.bankSays(ref, 'declined');
    expect((await paymentOf(customer, ref)).status).toBe('failed');
    await customer.post(`/my/api/payment/${ref}/retry/`, { payment_method: 'balance' });
    expect((await service(id)).tariff.id).toBe(4);
  });

  it('that is cancelled, or isn’t paid for within a day, leaves the service as it was and the room free', async () => {
    const id = await built();
    const larger = await stockOf(4);
    const { payment_object_ref: ref } = await upgrade(id, { payment_method: 'card' });
    expect((await customer.delete(`/my/api/unpaid-orders/${ref}/`)).statusCode).toBe(200);
    expect(await stockOf(4)).toBe(larger);
    const { payment_object_ref: second } = await upgrade(id, { payment_method: 'card' });
    await pass(1.01);
    expect(await stockOf(4)).toBe(larger);
    expect((await paymentOf(customer, second)).status).toBe('expired');
    expect(await service(id)).toMatchObject({ status: 'active', tariff: { id: 3 }, upgrade: { waiting: null } });
  });

  it('that waits doesn’t hinder the renewal, after which its money goes back', async () => {
    const id = await built();
    await pass(29.5);
    // Enough for a card, though little is left of the term.
    const plan = (await offer(id)).choices.at(-1)?.plan;
    const { payment_object_ref: ref } = await upgrade(id, { plan, payment_method: 'card' });
    await pass(0.5);
    expect(await service(id)).toMatchObject({
      status: 'active',
      paid_until: '2027-01-20T12:00:00.000Z',
      upgrade: { waiting: null },
    });
    const larger = await stockOf(plan ?? 0);
    await shop.bankSays(ref, 'approved');
    await shop.drain();
    expect((await service(id)).tariff.id).toBe(3);
    expect(await stockOf(plan ?? 0)).toBe(larger);
    const { status, refunded, total } = await paymentOf(customer, ref);
    expect([status, refunded]).toEqual(['expired', total]);
  });

  it('to which the bank is still to answer gives its money back when the service has ended', async () => {
    const id = await built();
    const larger = await stockOf(4);
    const { payment_object_ref: ref } = await upgrade(id, { payment_method: 'card' });
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
    expect(await stockOf(4)).toBe(larger);
    await shop.bankSays(ref, 'approved');
    await shop.drain();
    expect(await paymentOf(customer, ref)).toMatchObject({ status: 'expired', refunded: { currency: 'EUR' } });
    expect(await shop.db.select({ state: serviceUpgrades.state }).from(serviceUpgrades)).toEqual([
      { state: 'given_up' },
    ]);
  });

  it('is placed once however often it’s sent, and refused for an old price or a plan that is sold out', async () => {
    const id = await built();
    const before = await balanceCents(customer);
    const chosen = (await offer(id)).choices.find(({ plan }) => plan === 4);
    const old = await ask(id, { expected_total: '0.01' });
    expect([old.statusCode, old.json()]).toMatchObject([409, { code: 'price_changed', total: chosen?.now.total }]);
    await shop.db.update(vpsStock).set({ available: 0 }).where(eq(vpsStock.planId, 5));
    const full = await ask(id, { plan: 5 });
    expect([full.statusCode, full.json().code]).toEqual([409, 'sold_out']);
    expect((await offer(id)).choices.find(({ plan }) => plan === 5)?.is_available).toBe(false);
    expect((await ask(id, { plan: 2 })).json()).toHaveProperty('plan');

    const answers = await Promise.all([1, 2, 3].map(() => ask(id, {}, { 'idempotency-key': 'once' })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const together = await Promise.all([1, 2, 3].map(() => ask(id, { plan: 6 })));
    // The first has it on a larger plan; for the others it has plan 6 already.
    expect(together.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const paid = await shop.db.select().from(serviceUpgrades).where(eq(serviceUpgrades.state, 'done'));
    expect(paid).toHaveLength(2);
    expect(before - (await balanceCents(customer))).toBeGreaterThan(cents(chosen?.now.total ?? { amount: '0' }));
  });

  it('is charged in another currency at the rate of the day', async () => {
    const id = await built();
    const euros = (await offer(id)).choices.find(({ plan }) => plan === 4)?.now.total ?? { amount: '0' };
    const { total, payment_object_ref: ref } = await upgrade(id, { currency: 'USD', payment_method: 'card' });
    const [row] = await shop.db.select().from(payments).where(eq(payments.ref, ref));
    expect(row).toMatchObject({ currency: 'USD', amountCents: cents(euros) });
    expect(cents(total)).toBe(multiplyCents(cents(euros), row?.rate ?? 0));
    expect((await paymentOf(customer, ref)).total).toEqual(total);
  });
});
