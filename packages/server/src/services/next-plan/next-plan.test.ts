import { NextPlanState, UpgradeOffer, type Ledger, type RenewalCharges } from '@hoster/contract';
import { and, eq } from '../../platform/db/drizzle.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { histories } from '../../testing/histories.ts';
import { capacityAt, orderBackup } from '../../testing/backup-storage.ts';
import { accountsAt, orderHosting, places, plans } from '../../testing/web-hosting.ts';
import { serviceOf, setUp } from '../../testing/service.ts';
import { balanceCents, order, paymentOf, testShop, topUp, type TestShop } from '../../testing/shop.ts';
import { vpsPlans, vpsStock } from '../../catalogue/tables.ts';
import { payments } from '../../billing/payments/tables.ts';
import { serviceUsage } from '../usage/tables.ts';
import { mockHosting } from '../../sandbox/providers/hosting.ts';
import type { AccountState } from '../../sandbox/providers/hosting-machine.ts';

let shop: TestShop;
let customer: Browser;
let accounts: AccountState[];
beforeEach(async () => {
  accounts = [];
  shop = await testShop({ hosting: { ...mockHosting(), apply: async (state) => void accounts.push(state) } });
  customer = await shop.customer();
  await shop.setBalance(1_000_000);
});
afterEach(() => shop.close());

const cents = ({ amount }: Ledger) => Math.round(Number(amount) * 100);
const service = (id: number) => serviceOf(customer, id);
const hosting = (change: Parameters<typeof orderHosting>[1] = {}) =>
  setUp(shop, orderHosting(customer, { tariff: plans.pro, ...change }));
const offer = async (id: number) => UpgradeOffer.parse((await customer.get(`/my/api/services/${id}/upgrade/`)).json());
const ask = (id: number, body: object) => customer.put(`/my/api/services/${id}/next-plan/`, body);
const undo = (id: number) => customer.delete(`/my/api/services/${id}/next-plan/`);
const renew = (id: number, body: object = {}) =>
  customer.post(`/my/api/services/${id}/renew/`, { currency: 'EUR', payment_method: 'balance', ...body });

async function choose(id: number, plan: number, body: object = {}) {
  const answer = await ask(id, { plan, ...body });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  const { next } = NextPlanState.parse(answer.json());
  if (!next) throw new Error('Nothing was chosen');
  return next;
}

async function pass(days: number): Promise<void> {
  await shop.pass(days);
  customer = await shop.customer();
}

/** What the renewals of a service have cost, in cents. */
async function renewalsOf(id: number): Promise<number[]> {
  const paid = and(eq(payments.serviceId, id), eq(payments.purpose, 'renewal'), eq(payments.status, 'paid'));
  const rows = await shop.db.select().from(payments).where(paid).orderBy(payments.id);
  return rows.map(({ amountCents }) => amountCents);
}

const end = '2026-12-20T12:00:00.000Z';
const nextEnd = '2027-01-20T12:00:00.000Z';

describe('a smaller plan', () => {
  it('begins with the next term: price, plan, provider, history and emails', async () => {
    const id = await hosting();
    const before = await service(id);
    const { current, smaller, next: none } = await offer(id);
    expect(none).toBeNull();
    expect(current.renewal).toEqual(before.renewal?.total);
    expect(smaller).toMatchObject({ obstacle: null, from: end });
    expect(smaller.choices.map(({ plan, obstacle }) => [plan, obstacle])).toEqual([
      [plans.start, null],
      [plans.basic, null],
    ]);
    const basic = smaller.choices.find(({ plan }) => plan === plans.basic);
    const next = await choose(id, plans.basic, { expected_total: basic?.renewal.amount });
    expect(next).toEqual({
      plan: plans.basic,
      name: 'Basic',
      price: 4.5,
      renewal: { amount: '5.36', currency: 'EUR' },
      from: end,
      can_undo: true,
    });
    expect(next.renewal).toEqual(basic?.renewal);

    const waits = await service(id);
    expect(waits).toMatchObject({ tariff: { id: plans.pro }, price: 4.5, upgrade: { next } });
    expect(waits.renewal?.total).toEqual(next.renewal);
    const listed = (await customer.get('/my/api/services/?sort=price')).json<{
      results: { id: number; price: number }[];
    }>();
    expect(listed.results.find((one) => one.id === id)?.price).toBe(4.5);
    const prices = listed.results.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));

    await pass(23);
    const reminder = (await shop.emails()).findLast(({ subject }) => subject.includes('renews on'));
    expect(reminder?.text).toContain('€5.36');
    expect(reminder?.text).toContain('it moves to the plan Web hosting Basic on 20 December 2026');
    expect(accounts).toEqual([]);
    const balance = await balanceCents(customer);
    await pass(7);
    await shop.drain();
    expect(balance - (await balanceCents(customer))).toBeGreaterThanOrEqual(536);
    const after = await service(id);
    expect(after).toMatchObject({
      status: 'active',
      paid_until: nextEnd,
      tariff: { id: plans.basic, name: 'Basic' },
      price: 4.5,
      upgrade: { possible: true, next: null },
    });
    expect(after.renewal?.total).toEqual(next.renewal);
    expect(accounts).toEqual([{ serviceId: id, access: 'open', plan: 'basic' }]);
    const [changed] = after.operations.history;
    expect(changed).toMatchObject({ kind: 'change', state: 'done', subject: 'Basic', by: expect.any(String) });
    const email = (await shop.emails()).findLast(({ text }) => text.includes('it now has the plan Web hosting Basic'));
    expect(email?.text).toContain('€5.36');
  });

  it('is undone until its term begins, with the old price everywhere', async () => {
    const id = await hosting();
    const before = await service(id);
    await choose(id, plans.start);
    const second = await choose(id, plans.basic);
    expect((await service(id)).upgrade.next).toEqual(second);
    const undone = await undo(id);
    expect([undone.statusCode, undone.json()]).toEqual([200, { next: null }]);
    expect((await undo(id)).statusCode).toBe(200);
    const kept = await service(id);
    expect([kept.price, kept.renewal?.total]).toEqual([before.price, before.renewal?.total]);
    await pass(30);
    expect((await service(id)).tariff.id).toBe(plans.pro);
    const subjects = (await shop.emails()).map(({ subject }) => subject).filter((one) => one.startsWith(before.name));
    expect(subjects.slice(-5)).toEqual(
      expect.arrayContaining([
        `${before.name} moves to Web hosting Basic on 20 December 2026`,
        `${before.name} keeps its plan`,
      ]),
    );
  });

  it('is paid for in advance at its price, and begins after the time that is paid', async () => {
    const id = await hosting();
    const next = await choose(id, plans.basic);
    expect((await renew(id, { expected_total: next.renewal.amount })).statusCode).toBe(201);
    expect(await service(id)).toMatchObject({
      paid_until: nextEnd,
      tariff: { id: plans.pro },
      upgrade: { next: { from: end, can_undo: false } },
    });
    for (const answer of [await undo(id), await ask(id, { plan: plans.start })]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'plan_not_changeable']);
    }
    // The paid term still begins with it when the service is cancelled for its end.
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'period_end' });
    await pass(29);
    expect((await service(id)).tariff.id).toBe(plans.pro);
    await pass(1);
    await shop.drain();
    expect(await service(id)).toMatchObject({ paid_until: nextEnd, tariff: { id: plans.basic }, auto_renew: false });
    expect(accounts).toEqual([{ serviceId: id, access: 'open', plan: 'basic' }]);
    expect(
      (await shop.emails()).findLast(({ subject }) => subject.endsWith('has moved to Web hosting Basic')),
    ).toBeDefined();
  });

  it('that is chosen after terms were paid ahead begins after them', async () => {
    const id = await hosting();
    await renew(id);
    expect((await offer(id)).smaller.from).toBe(nextEnd);
    expect(await choose(id, plans.basic)).toMatchObject({ from: nextEnd, can_undo: true });
    await pass(31);
    expect((await service(id)).tariff.id).toBe(plans.pro);
    await pass(31);
    expect((await service(id)).tariff.id).toBe(plans.basic);
  });

  it('is chosen in one of two tabs, and a payment with the old price is no longer accepted', async () => {
    const id = await hosting();
    const old = (await service(id)).renewal?.total.amount;
    const { payment_object_ref: ref } = (await renew(id, { payment_method: 'card' })).json();
    const tabs = await Promise.all([ask(id, { plan: plans.basic }), ask(id, { plan: plans.basic })]);
    expect(tabs.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await shop.emails()).filter(({ subject }) => subject.includes('moves to'))).toHaveLength(1);
    expect((await paymentOf(customer, ref)).status).toBe('expired');
    const stale = await renew(id, { expected_total: old });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'price_changed']);
    await shop.bankSays(ref, 'approved');
    await shop.drain();
    expect(await paymentOf(customer, ref)).toMatchObject({ status: 'expired', refunded: { amount: old } });
    expect((await ask(id, { plan: plans.start, expected_total: '0.01' })).json().code).toBe('price_changed');
    expect((await service(id)).upgrade.next?.plan).toBe(plans.basic);
  });

  it('is dropped by an upgrade, which counts what was paid for each term', async () => {
    const id = await hosting();
    const whole = (await offer(id)).choices[0];
    await choose(id, plans.basic);
    await renew(id);
    const { choices } = await offer(id);
    const larger = choices[0];
    // A term with Pro and one with Basic.
    expect(cents(larger?.now.net ?? { amount: '0', currency: 'EUR' })).toBe(
      Math.round(((whole?.price ?? 0) - 8) * 100) + Math.round(((whole?.price ?? 0) - 4.5) * 100),
    );
    const body = { plan: larger?.plan, currency: 'EUR', payment_method: 'balance' };
    expect((await customer.post(`/my/api/services/${id}/upgrade/`, body)).statusCode).toBe(201);
    expect(await service(id)).toMatchObject({ tariff: { id: larger?.plan }, upgrade: { next: null } });
    await pass(31);
    expect((await service(id)).tariff.id).toBe(larger?.plan);
  });

  it('isn’t chosen while an upgrade waits for its payment', async () => {
    const id = await hosting();
    await customer.post(`/my/api/services/${id}/upgrade/`, {
      plan: plans.business,
      currency: 'EUR',
      payment_method: 'card',
    });
    expect((await ask(id, { plan: plans.basic })).json().code).toBe('upgrade_waiting');
  });

  it('isn’t possible for more data than it holds, as far as that is counted', async () => {
    const id = await hosting();
    const readAt = shop.clock.now();
    await shop.db.insert(serviceUsage).values({ serviceId: id, askedAt: readAt, readAt, diskBytes: 10_000_000_000n });
    const { choices } = (await offer(id)).smaller;
    expect(choices.map(({ plan, obstacle }) => [plan, obstacle])).toEqual([
      [plans.start, 'used'],
      [plans.basic, null],
    ]);
    expect((await ask(id, { plan: plans.start })).json().plan).toEqual([expect.stringContaining('You store more')]);
  });

  it('begins when a suspended service is paid for', async () => {
    const id = await hosting();
    const next = await choose(id, plans.basic);
    await shop.setBalance(0);
    await pass(30);
    const unpaid = await service(id);
    expect(unpaid).toMatchObject({
      status: 'failed_renew',
      tariff: { id: plans.pro },
      renewal: { total: next.renewal },
    });
    expect((await undo(id)).statusCode).toBe(409);
    await pass(3);
    expect((await service(id)).status).toBe('suspended');
    await shop.bankSays(await topUp(customer, '400.00'), 'approved');
    await shop.drain();
    expect(await service(id)).toMatchObject({ status: 'active', tariff: { id: plans.basic }, upgrade: { next: null } });
    expect((await renewalsOf(id)).at(-1)).toBe(cents(next.renewal));
    expect(accounts.at(-1)).toEqual({ serviceId: id, access: 'open', plan: 'basic' });
  });

  it('is for the owner alone, and refused for what ends, is on trial or isn’t there', async () => {
    const id = await hosting();
    const stranger = await shop.stranger();
    const path = `/my/api/services/${id}/next-plan/`;
    expect((await stranger.put(path, { plan: plans.basic })).statusCode).toBe(404);
    expect((await stranger.delete(path)).statusCode).toBe(404);
    expect((await shop.browser().put(path, { plan: plans.basic })).statusCode).toBe(401);
    expect((await ask(id, { plan: plans.business })).json()).toHaveProperty('plan');
    await choose(id, plans.basic);
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'period_end' });
    expect(await service(id)).toMatchObject({ upgrade: { next: null } });
    expect((await offer(id)).smaller.obstacle).toBe('ending');
    expect((await ask(id, { plan: plans.basic })).json().code).toBe('plan_not_changeable');
    const tried = await setUp(shop, order(customer, { name: 'tried', trial: 'free' }));
    expect((await offer(tried)).smaller.obstacle).toBe('trial');
  });
});

describe('the room of a smaller plan', () => {
  const stockOf = async (planId: number): Promise<number> => {
    const here = and(eq(vpsStock.planId, planId), eq(vpsStock.locationId, 1));
    return (await shop.db.select().from(vpsStock).where(here))[0]?.available ?? 0;
  };

  it('is refused where the disk would shrink', async () => {
    const id = await setUp(shop, order(customer));
    const { choices } = (await offer(id)).smaller;
    expect(choices.map(({ name, obstacle }) => [name, obstacle])).toEqual([
      ['NVMe 1', 'disk'],
      ['NVMe 2', 'disk'],
    ]);
    expect((await ask(id, { plan: 2 })).json().plan).toEqual([expect.stringContaining('can’t be made smaller')]);
  });

  it('is held from the choice on, and free again when it’s undone, replaced or the service ends', async () => {
    await shop.db.update(vpsPlans).set({ diskSize: 80 }).where(eq(vpsPlans.id, 2));
    await shop.db.update(vpsPlans).set({ diskSize: 80 }).where(eq(vpsPlans.id, 1));
    const id = await setUp(shop, order(customer));
    const other = await setUp(shop, order(customer, { name: 'other' }));
    await shop.db
      .update(vpsStock)
      .set({ available: 1 })
      .where(and(eq(vpsStock.planId, 2), eq(vpsStock.locationId, 1)));
    const own = await stockOf(3);
    const first = await stockOf(1);
    await choose(id, 2);
    await choose(id, 2);
    expect(await stockOf(2)).toBe(0);
    const full = await ask(other, { plan: 2 });
    expect([full.statusCode, full.json().code]).toEqual([409, 'sold_out']);
    expect((await offer(other)).smaller.choices.map(({ is_available }) => is_available)).toEqual([true, false]);
    expect((await offer(id)).smaller.choices.map(({ is_available }) => is_available)).toEqual([true, true]);
    await choose(id, 1);
    expect([await stockOf(1), await stockOf(2)]).toEqual([first - 1, 1]);
    await undo(id);
    expect(await stockOf(1)).toBe(first);
    await choose(id, 2);
    await choose(other, 1);
    await customer.post(`/my/api/services/${other}/cancel/`, { when: 'now' });
    expect([await stockOf(1), await stockOf(3)]).toEqual([first, own + 1]);
    await pass(30);
    await shop.drain();
    expect((await service(id)).configuration).toMatchObject({ cpu_count: 1, ram_size: 2, disk_size: 80 });
    expect([await stockOf(2), await stockOf(3)]).toEqual([0, own + 2]);
  });

  it('is part of the service’s own where plans share it', async () => {
    const id = await setUp(shop, orderBackup(customer, { volume: 500 }));
    const left = await capacityAt(shop, places.frankfurt);
    const free = await accountsAt(shop, places.frankfurt);
    const [smallest] = (await offer(id)).smaller.choices;
    await choose(id, smallest?.plan ?? 0);
    expect(await capacityAt(shop, places.frankfurt)).toBe(left);
    await pass(30);
    const volume = (await service(id)).backup?.volume ?? 0;
    expect(volume).toBeLessThan(500);
    expect(await capacityAt(shop, places.frankfurt)).toBe(left + 500 - volume);
    expect(await accountsAt(shop, places.frankfurt)).toBe(free);
  });
});

it('charges what the preview of twelve months says', async () => {
  const chargesOf = async () => (await customer.get('/my/api/services/charges/')).json<RenewalCharges>().months;
  const without = await chargesOf();
  const id = await hosting();
  const next = await choose(id, plans.start);
  const monthly = (await chargesOf()).map(({ amount }, index) => {
    const before = without[index]?.amount ?? { amount: '0', currency: 'EUR' };
    return cents(amount) - cents(before);
  });
  // Ordered in November: the first renewal is in December.
  expect(monthly).toEqual([0, ...Array.from({ length: 11 }, () => cents(next.renewal))]);
});

it('charges what it announced, whatever the plans, the term and how far ahead it’s paid', async () => {
  const sold = fc.constantFrom(plans.basic, plans.pro, plans.business);
  const terms = fc.record({ tariff: sold, rent_period: fc.constantFrom(1 as const, 3 as const), ahead: fc.nat(2) });
  await fc.assert(
    fc.asyncProperty(terms, fc.nat(2), fc.boolean(), async ({ ahead, ...ordered }, at, isEarly) => {
      const id = await hosting(ordered);
      for (let term = 0; term < ahead; term++) await renew(id);
      const { choices } = (await offer(id)).smaller;
      const chosen = choices[at % choices.length];
      const next = await choose(id, chosen?.plan ?? 0);
      if (isEarly) await renew(id);
      const { paid_until: until, renewal } = await service(id);
      expect([next.renewal, renewal?.total]).toEqual([chosen?.renewal, chosen?.renewal]);
      await pass((new Date(until ?? '').getTime() - shop.clock.now().getTime()) / (24 * 60 * 60 * 1000));
      const paid = await renewalsOf(id);
      expect(paid).toHaveLength(ahead + (isEarly ? 2 : 1));
      expect(paid.slice(ahead)).toEqual(paid.slice(ahead).map(() => cents(next.renewal)));
      expect((await service(id)).tariff.id).toBe(next.plan);
      await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
    }),
    histories(12, 4),
  );
});
