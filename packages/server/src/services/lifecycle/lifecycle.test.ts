import { eq } from '../../platform/db/drizzle.ts';
import { Finance } from '@hoster/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { serviceOf, setUp } from '../../testing/service.ts';
import { balanceCents, order, paymentOf, testShop, topUp, type TestShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { companySettings } from '../../platform/company/tables.ts';
import { payments, savedCards } from '../../billing/payments/tables.ts';
import type { ServerState } from '../../sandbox/providers/hypervisor-machine.ts';
import { mockHypervisor } from '../../sandbox/providers/hypervisor.ts';
import { takeDueSteps } from './lifecycle.ts';

const termCents = 1607;

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

const service = (id: number) => serviceOf(customer, id);

const built = (change: Parameters<typeof order>[1]) => setUp(shop, order(customer, change));

/** Sessions end sooner than terms. */
async function pass(days: number): Promise<void> {
  await shop.pass(days);
  customer = await shop.customer();
}

async function lettersAbout(name: string): Promise<string[]> {
  const all = await shop.emails();
  return all.map(({ subject }) => subject).filter((subject) => subject.includes(name));
}

describe('a service whose term ends', () => {
  it('waits as it is while there is no seller, and is renewed when one is filled in', async () => {
    const id = await built({ name: 'waits' });
    const before = await balanceCents(customer);
    const isCompany = eq(companySettings.name, 'company');
    const removed = await shop.db.delete(companySettings).where(isCompany).returning();
    await pass(90);
    await takeDueSteps(shop.app.hoster, id);
    expect(await service(id)).toMatchObject({ status: 'active', paid_until: '2026-12-20T12:00:00.000Z' });
    await shop.db.insert(companySettings).values(removed);
    await pass(0.01);
    expect(await service(id)).toMatchObject({ status: 'active' });
    expect(await balanceCents(customer)).toBeLessThan(before);
  });

  it('is renewed from the balance with the price of its order, once', async () => {
    const id = await built({ name: 'renews' });
    const before = await balanceCents(customer);
    expect((await service(id)).renewal).toMatchObject({ total: { amount: '16.07' }, card: null, grace_days: 3 });
    await pass(23);
    await pass(6);
    await pass(0.5);
    expect(await balanceCents(customer)).toBe(before);
    await pass(0.5);
    await Promise.all([takeDueSteps(shop.app.hoster, id), takeDueSteps(shop.app.hoster, id)]);
    expect(await service(id)).toMatchObject({ status: 'active', paid_until: '2027-01-20T12:00:00.000Z' });
    expect(await balanceCents(customer)).toBe(before - termCents);
    expect(await lettersAbout('renews')).toEqual([
      'Your order: renews',
      'renews is ready',
      'renews renews on 20 December 2026',
      'renews renews on 20 December 2026',
      'renews has been renewed',
    ]);
    const [payment] = await shop.db.select().from(payments).where(eq(payments.serviceId, id));
    const shown = await paymentOf(customer, payment?.ref ?? '');
    expect(shown).toMatchObject({ status: 'paid', method: 'balance', orders: [{ id, name: 'renews' }] });
    expect(shown.lines.map(({ kind }) => kind)).toEqual(['tariff', 'tax']);
    await pass(31);
    expect((await service(id)).paid_until).toBe('2027-02-20T12:00:00.000Z');
  });

  it('sends reminders, and is suspended and deleted with its data when it isn’t paid', async () => {
    const id = await built({ name: 'poor' });
    await shop.setBalance(500);
    for (const days of [23, 6, 1]) await pass(days);
    expect(await service(id)).toMatchObject({
      status: 'failed_renew',
      status_reason: expect.stringContaining('your balance is too low'),
      suspension: null,
      renewal: { suspends: '2026-12-23T12:00:00.000Z', deletes: null },
    });
    await pass(3);
    expect(await service(id)).toMatchObject({
      status: 'suspended',
      status_reason:
        'We couldn’t renew this service: your balance was too low. Top up your balance or pay now, and it starts again.',
      suspension: { cause: 'unpaid', since: '2026-12-23T12:00:00.000Z' },
      access: { password: null },
      renewal: { suspends: null, deletes: '2027-01-06T12:00:00.000Z' },
    });
    for (const days of [7, 6, 1, 5]) await pass(days);
    expect(await service(id)).toMatchObject({
      status: 'canceled',
      ips: [],
      renewal: null,
      status_reason: 'We deleted this service with all its data because it wasn’t paid for.',
    });
    expect(await balanceCents(customer)).toBe(500);
    expect(applied.map(({ power }) => power)).toEqual(['off', 'deleted']);
    expect(await lettersAbout('poor')).toEqual([
      'Your order: poor',
      'poor is ready',
      'poor renews on 20 December 2026',
      'poor renews on 20 December 2026',
      'We couldn’t renew poor',
      'poor is suspended',
      'poor will be deleted on 6 January 2027',
      'poor will be deleted on 6 January 2027',
      'poor has been deleted',
    ]);
    const textOf = async (subject: string) => (await shop.emails()).find((email) => email.subject === subject)?.text;
    expect(await textOf('poor is suspended')).toContain('Top up at least €11.07');
    expect(await textOf('poor renews on 20 December 2026')).not.toContain('card');
    expect(await textOf('We couldn’t renew poor')).not.toContain('card');
  });

  it('leads to support when our team has suspended it', async () => {
    const id = await built({ name: 'abusive' });
    const suspendedAt = shop.clock.now();
    await shop.db
      .update(services)
      .set({ state: 'suspended', suspendedAt, suspendedFor: '' })
      .where(eq(services.id, id));
    expect(await service(id)).toMatchObject({
      status_reason: expect.stringMatching(/^Our team has suspended this service\. Contact support /),
      suspension: { cause: 'staff', since: suspendedAt.toISOString() },
    });
  });

  it('names the sum that renews it along with the other services that are due', async () => {
    await built({ name: 'first' });
    await built({ name: 'second' });
    await shop.setBalance(500);
    const said = async (subject: string) => (await shop.emails()).find((email) => email.subject === subject)?.text;
    await pass(23);
    for (const name of ['first', 'second']) {
      expect(await said(`${name} renews on 20 December 2026`)).toContain(
        'Your balance is €27.14 short for this and your other renewals due by then.',
      );
    }
    await pass(7);
    await pass(3);
    for (const subject of ['We couldn’t renew first', 'We couldn’t renew second', 'second is suspended']) {
      expect(await said(subject)).toContain(
        'Top up at least €27.14 and it will renew automatically, along with your other services due by then:',
      );
    }
    await shop.bankSays(await topUp(customer, '27.14'), 'approved');
    await shop.drain();
    expect(await lettersAbout('is running again')).toEqual(
      expect.arrayContaining(['first is running again', 'second is running again']),
    );
    expect(await balanceCents(customer)).toBe(0);
  });

  it('runs again from the moment of a top-up, which pays for a whole term', async () => {
    const id = await built({ name: 'back' });
    await shop.setBalance(0);
    for (const days of [30, 3, 5]) await pass(days);
    expect((await service(id)).status).toBe('suspended');
    const ref = await topUp(customer, '20.00');
    await shop.bankSays(ref, 'approved');
    await shop.drain();
    expect(await service(id)).toMatchObject({ status: 'active', paid_until: '2027-01-28T12:00:00.000Z' });
    expect(await balanceCents(customer)).toBe(2000 - termCents);
    expect(applied.map(({ power }) => power)).toEqual(['off', 'on']);
    expect((await lettersAbout('back')).at(-1)).toBe('back is running again');
  });

  it('is given its days of grace after the shop itself was away', async () => {
    const id = await built({ name: 'away' });
    await shop.setBalance(0);
    await pass(60);
    expect((await service(id)).status).toBe('failed_renew');
    await pass(3);
    expect((await service(id)).status).toBe('suspended');
  });

  it('is charged to the saved card when the balance is too low', async () => {
    const id = await built({ name: 'by-card' });
    const { accountId } = (await shop.db.select().from(services).where(eq(services.id, id)))[0] ?? { accountId: 0 };
    const card = { accountId, brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2029, isDefault: true };
    await shop.db.insert(savedCards).values({ ...card, token: 'tok_kept' });
    await shop.setBalance(500);
    expect((await service(id)).renewal?.card).toEqual({ brand: 'Visa', last4: '4242' });
    await pass(24);
    const reminder = (await shop.emails()).find(({ subject }) => subject.startsWith('by-card renews'))?.text;
    expect(reminder).toContain('so we’ll charge your card Visa •••• 4242.');
    expect(reminder).not.toContain('Top up');
    await pass(6);
    await pass(0);
    const renewals = await shop.db.select().from(payments).where(eq(payments.serviceId, id));
    expect(renewals.map(({ status, method }) => [status, method])).toEqual([['pending', 'card']]);
    await shop.bankSays(renewals[0]?.ref ?? '', 'approved');
    expect(await service(id)).toMatchObject({ status: 'active', paid_until: '2027-01-20T12:00:00.000Z' });
    expect(await balanceCents(customer)).toBe(500);
    // Next month the bank declines.
    await pass(31);
    const [next] = await shop.db.select().from(payments).where(eq(payments.status, 'pending'));
    await shop.bankSays(next?.ref ?? '', 'declined');
    await shop.drain();
    await pass(0.1);
    expect(await service(id)).toMatchObject({
      status: 'failed_renew',
      status_reason: expect.stringContaining('and the payment by card Visa •••• 4242 didn’t go through.'),
    });
    expect((await lettersAbout('by-card')).at(-1)).toBe('We couldn’t renew by-card');
    expect((await shop.emails()).find(({ subject }) => subject === 'We couldn’t renew by-card')?.text).toContain(
      'We also tried your card Visa •••• 4242, but the payment didn’t go through.',
    );
  });

  it('says before its renewal that the saved card expires too early for it', async () => {
    await pass(15);
    const id = await built({ name: 'new-year' });
    const { accountId } = (await shop.db.select().from(services).where(eq(services.id, id)))[0] ?? { accountId: 0 };
    const card = { accountId, brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2026, isDefault: true };
    await shop.db.insert(savedCards).values({ ...card, token: 'tok_kept' });
    await shop.setBalance(500);
    await pass(24);
    expect((await service(id)).renewal?.card).toBeNull();
    const reminder = (await shop.emails()).find(({ subject }) => subject === 'new-year renews on 5 January 2027')?.text;
    expect(reminder).toContain(
      '11.07 short. We can’t charge your card Visa •••• 4242, because it expires before then.',
    );
    expect(reminder).toContain('Top up at least');
  });

  it('is charged to another saved card when the default one has expired, and to none when all have', async () => {
    const id = await built({ name: 'by-card' });
    const { accountId } = (await shop.db.select().from(services).where(eq(services.id, id)))[0] ?? { accountId: 0 };
    await shop.db.insert(savedCards).values([
      { accountId, brand: 'Visa', last4: '0007', expMonth: 11, expYear: 2026, isDefault: true, token: 'tok_old' },
      { accountId, brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2026, isDefault: false, token: 'tok_new' },
    ]);
    const cards = async () => {
      const { saved_cards: saved } = Finance.parse((await customer.get('/my/api/account/finance/')).json());
      return saved.map(({ last4, is_expired: isExpired, is_default: isDefault }) => [last4, isExpired, isDefault]);
    };
    const charged = async () => (await service(id)).renewal?.card?.last4;
    // 30 November.
    await pass(10);
    expect([await cards(), await charged()]).toEqual([
      [
        ['0007', false, true],
        ['4242', false, false],
      ],
      // The other one expires before 20 December, when the service is renewed.
      '4242',
    ]);
    const [old, other] = await shop.db.select().from(savedCards).orderBy(savedCards.id);
    const use = (card = old) => customer.patch(`/my/api/saved-cards/${card?.id}/`, { is_default: true });
    expect((await use(other)).json()).toMatchObject([{ is_default: false }, { is_default: true }]);
    expect(await charged()).toBe('4242');
    expect((await use(old)).json()).toMatchObject([{ is_default: true }, { is_default: false }]);
    await pass(1);
    expect([await cards(), await charged()]).toEqual([
      [
        ['0007', true, false],
        ['4242', false, true],
      ],
      '4242',
    ]);
    const refused = await use(old);
    expect([refused.statusCode, refused.json()]).toEqual([400, { is_default: ['This card has expired.'] }]);
    expect(
      (await (await shop.stranger()).patch(`/my/api/saved-cards/${other?.id}/`, { is_default: true })).statusCode,
    ).toBe(404);
    await pass(15);
    await shop.db.update(savedCards).set({ expMonth: 11 });
    expect([await cards(), await charged()]).toEqual([
      [
        ['0007', true, false],
        ['4242', true, false],
      ],
      undefined,
    ]);
  });

  it('ends at the end of its term when it was cancelled for it', async () => {
    const id = await built({ name: 'leaves' });
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'period_end' });
    const before = await balanceCents(customer);
    await pass(29);
    await pass(1);
    expect((await service(id)).status).toBe('canceled');
    expect(await balanceCents(customer)).toBe(before);
    expect((await lettersAbout('leaves')).slice(-2)).toEqual([
      'leaves ends on 20 December 2026',
      'leaves has been cancelled',
    ]);
  });
});

describe('a trial', () => {
  it('charges what is not part of it, and renews for the price that was announced', async () => {
    const before = await balanceCents(customer);
    const created = await order(customer, {
      name: 'tried',
      trial: 'free',
      extra_services: { monthly: [{ id: 1, count: 3 }], one_time: [] },
    });
    await shop.drain();
    const paid = before - (await balanceCents(customer));
    expect(paid).toBe(Math.round(Number(created.total.amount) * 100));
    expect(paid).toBeGreaterThan(0);
    const id = created.order_ids[0] ?? 0;
    const { trial_until: end, renewal } = await service(id);
    expect(end).toBe('2026-11-27T12:00:00.000Z');
    await pass(6);
    await pass(1);
    expect(await service(id)).toMatchObject({
      status: 'active',
      trial_until: null,
      paid_until: '2026-12-27T12:00:00.000Z',
    });
    expect(before - paid - (await balanceCents(customer))).toBe(Math.round(Number(renewal?.total.amount) * 100));
    const size = { cpu_count: 2, ram_size: 4, disk_size: 80 };
    expect(applied).toEqual([{ serviceId: id, power: 'on', size, blocksMail: false }]);
    expect(await lettersAbout('tried')).toContain('The trial of tried ends on 27 November 2026');
  });

  it('that cannot be renewed is suspended at its end', async () => {
    const id = await built({ name: 'over', trial: 'free' });
    await shop.setBalance(0);
    await pass(7);
    expect(await service(id)).toMatchObject({
      status: 'suspended',
      status_reason: expect.stringContaining('The trial has ended'),
      suspension: { cause: 'trial' },
    });
    expect((await lettersAbout('over')).at(-1)).toBe('over is suspended');
  });
});
