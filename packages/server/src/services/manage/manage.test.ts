import type { Page, ProjectSummary, RenewalCharges, RenewedServices, Service } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payments, savedCards } from '../../billing/payments/tables.ts';
import { addressesOfService, mainOf } from '../../catalogue/index.ts';
import { services } from '../../sales/orders/tables.ts';
import type { Browser } from '../../testing/browser.ts';
import { serviceOf, serviceRow, setUp } from '../../testing/service.ts';
import { balanceCents, order, testShop, type TestShop } from '../../testing/shop.ts';
import { addMonths } from '../dates.ts';
import { eq } from '../../platform/db/drizzle.ts';

const termCents = 1607;
const base = '/my/api/services';

let shop: TestShop;
let customer: Browser;
beforeEach(async () => {
  shop = await testShop();
  customer = await shop.customer();
});
afterEach(() => shop.close());

const built = (name: string) => setUp(shop, order(customer, { name }));

/** Sessions end sooner than terms. */
async function pass(days: number): Promise<void> {
  await shop.pass(days);
  customer = await shop.customer();
}

const found = async (query: string): Promise<Service[]> =>
  (await customer.get(`${base}/?${query}`)).json<Page<Service>>().results;

const listed = async (query: string): Promise<string[]> => (await found(query)).map(({ name }) => name);

const charged = async (): Promise<RenewalCharges> => (await customer.get(`${base}/charges/`)).json();

describe('auto-renewal', () => {
  it('isn’t charged while it’s off, and the emails lead to paying by hand', async () => {
    const id = await built('by-hand');
    const before = await balanceCents(customer);
    const off = await customer.put(`${base}/auto-renewal/`, { services: [id], enabled: false });
    expect(off.json()).toEqual({ services: [id] });
    expect(await serviceOf(customer, id)).toMatchObject({ auto_pay: false, auto_renew: true });
    for (const days of [23, 6, 1]) await pass(days);
    expect(await balanceCents(customer)).toBe(before);
    expect(await serviceOf(customer, id)).toMatchObject({
      status: 'failed_renew',
      status_reason: expect.stringContaining('Auto-renewal is off'),
    });
    await pass(3);
    expect(await serviceOf(customer, id, 'ru')).toMatchObject({
      status: 'suspended',
      status_reason: expect.stringMatching(
        /^Оплаченный срок закончился\. .* Оплатите продление, и\sуслуга снова заработает\.$/,
      ),
      suspension: { cause: 'unpaid' },
    });
    const about = (await shop.emails()).filter(({ subject }) => subject.includes('by-hand'));
    expect(about.map(({ subject }) => subject)).toEqual([
      'Your order: by-hand',
      'by-hand is ready',
      'Renewal of by-hand is due on 20 December 2026',
      'Renewal of by-hand is due on 20 December 2026',
      'Renewal of by-hand is due',
      'by-hand is suspended',
    ]);
    for (const { text } of about.slice(2)) expect(text).toContain(`/my/services/${id}/renew/`);
    expect(await balanceCents(customer)).toBe(before);
    const events = (await customer.get('/my/api/account/events/')).json<Page<{ kind: string; details: object }>>();
    expect(events.results).toContainEqual(
      expect.objectContaining({ kind: 'auto_renewal_off', details: { title: 'by-hand' } }),
    );
  });

  it('pays what is owed as soon as it’s on again', async () => {
    const id = await built('on-again');
    await customer.put(`${base}/auto-renewal/`, { services: [id], enabled: false });
    await pass(31);
    expect((await serviceOf(customer, id)).status).toBe('failed_renew');
    await customer.put(`${base}/auto-renewal/`, { services: [id], enabled: true });
    await shop.drain();
    expect((await serviceOf(customer, id)).status).toBe('active');
  });

  it('charges the card before the balance where that was chosen', async () => {
    const id = await built('card-first');
    const { accountId } = await serviceRow(shop, id);
    const card = { accountId, brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2030, isDefault: true };
    await shop.db.insert(savedCards).values({ ...card, token: 'tok_kept' });
    expect((await customer.put('/my/api/account/renewal-source/', { first: 'card' })).statusCode).toBe(200);
    expect((await serviceOf(customer, id)).renewal).toMatchObject({ first: 'card', card: { last4: '4242' } });
    const before = await balanceCents(customer);
    await pass(31);
    const [renewal] = await shop.db.select().from(payments).where(eq(payments.serviceId, id));
    expect(renewal?.method).toBe('card');
    expect(await balanceCents(customer)).toBe(before);
  });

  it('is nobody else’s to switch', async () => {
    const id = await built('mine');
    const stranger = await shop.stranger();
    expect((await stranger.put(`${base}/auto-renewal/`, { services: [id], enabled: false })).statusCode).toBe(404);
    expect((await customer.put(`${base}/auto-renewal/`, { services: [id, 999_999], enabled: false })).statusCode).toBe(
      404,
    );
    expect((await serviceOf(customer, id)).auto_pay).toBe(true);
    expect((await customer.put(`${base}/auto-renewal/`, { services: [], enabled: false })).statusCode).toBe(400);
  });
});

describe('several services', () => {
  it('are renewed from the balance, those that end first before others, as far as it reaches', async () => {
    const [first, second] = [await built('first'), await built('second')];
    await shop.setBalance(termCents);
    await shop.db
      .update(services)
      .set({ paidUntil: new Date('2026-12-10T12:00:00Z') })
      .where(eq(services.id, second));
    const answer = await customer.post(`${base}/renew/`, { services: [first, second] });
    expect(answer.json<RenewedServices>()).toEqual({
      renewed: [second],
      refused: [{ id: first, reason: 'balance' }],
    });
    expect(await balanceCents(customer)).toBe(0);
    expect((await (await shop.stranger()).post(`${base}/renew/`, { services: [first] })).statusCode).toBe(404);
  });

  it('are renewed once when the call is repeated, or two members make it', async () => {
    const id = await built('once');
    const { paid_until: until } = await serviceOf(customer, id);
    await shop.setBalance(5 * termCents);
    const renew = () => customer.post(`${base}/renew/`, { services: [id], paid_until: { [id]: until } });
    const answers = (await Promise.all([renew(), renew()])).map((answer) => answer.json<RenewedServices>());
    expect(answers).toContainEqual({ renewed: [id], refused: [] });
    expect(answers).toContainEqual({ renewed: [], refused: [{ id, reason: 'renewed' }] });
    expect(await balanceCents(customer)).toBe(4 * termCents);
  });

  it('are found by name, address and project, and sorted', async () => {
    const [web, mail] = [await built('qx-web'), await built('qx-mail')];
    const address = mainOf(await addressesOfService(shop.db, mail), 4);
    expect(await listed('search=QX-W')).toEqual(['qx-web']);
    expect(await listed(`search=${address}`)).toEqual(['qx-mail']);
    expect(await listed('search=%25')).toEqual([]);
    expect(await listed('search=qx&sort=name')).toEqual(['qx-mail', 'qx-web']);
    expect(await listed('search=qx&sort=-name')).toEqual(['qx-web', 'qx-mail']);
    const shopProject = (await customer.post('/my/api/projects/', { name: 'Shop' })).json<ProjectSummary>();
    await customer.put(`${base}/project/`, { services: [web], project: shopProject.id });
    expect(await listed(`project=${shopProject.id}`)).toEqual(['qx-web']);
    expect((await customer.get(`${base}/?sort=colour`)).statusCode).toBe(400);
  });

  it('are charged in the months in which they renew', async () => {
    const id = await built('monthly');
    const charges = async () => (await charged()).months;
    const withIt = await charges();
    await customer.post(`${base}/${id}/cancel/`, { when: 'period_end' });
    const without = await charges();
    expect(withIt.map(({ month }) => month)).toEqual([
      '2026-11',
      ...Array.from({ length: 11 }, (_month, index) =>
        addMonths(new Date('2026-12-01'), index).toISOString().slice(0, 7),
      ),
    ]);
    const cents = (months: RenewalCharges['months']) =>
      months.map(({ amount }) => Math.round(Number(amount.amount) * 100));
    const before = cents(without);
    expect(cents(withIt).map((one, index) => one - (before[index] ?? 0))).toEqual([0, ...Array(11).fill(termCents)]);
    expect(withIt.map(({ count }, index) => count - (without[index]?.count ?? 0))).toEqual([0, ...Array(11).fill(1)]);
  });
});

describe('renewals of the next two weeks', () => {
  it('are added up, without those that aren’t automatic', async () => {
    const [, byHand] = [await built('first'), await built('second')];
    expect((await charged()).soon).toBeNull();
    await pass(20);
    const first = (await found('search=first'))[0]?.paid_until;
    expect((await charged()).soon).toEqual({ amount: toLedger(2 * termCents, 'EUR'), first });
    await customer.put(`${base}/auto-renewal/`, { services: [byHand], enabled: false });
    expect((await charged()).soon).toEqual({ amount: toLedger(termCents, 'EUR'), first });
  });
});

describe('projects', () => {
  const named = (name: string) => customer.post('/my/api/projects/', { name });
  const all = async () => (await customer.get('/my/api/projects/')).json<ProjectSummary[]>();

  it('are created, renamed and deleted; their services move to the default one', async () => {
    const id = await built('moves');
    const shopProject = (await named('Shop')).json<ProjectSummary>();
    await customer.put(`${base}/project/`, { services: [id], project: shopProject.id });
    expect((await customer.patch(`/my/api/projects/${shopProject.id}/`, { name: 'Store' })).json()).toMatchObject({
      name: 'Store',
      services: 1,
    });
    expect((await customer.delete(`/my/api/projects/${shopProject.id}/`)).json()).toEqual(await all());
    expect((await serviceOf(customer, id)).project.name).toBe('General');
  });

  it('have names of their own, and the default one stays', async () => {
    const refused = await named('general');
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { name: ['You already have a project with this name.'] },
    ]);
    expect((await named('  ')).statusCode).toBe(400);
    const [general] = await all();
    expect((await customer.delete(`/my/api/projects/${general?.id}/`)).statusCode).toBe(400);
    const stranger = await shop.stranger();
    expect((await stranger.patch(`/my/api/projects/${general?.id}/`, { name: 'Mine' })).statusCode).toBe(404);
    expect((await stranger.delete(`/my/api/projects/${general?.id}/`)).statusCode).toBe(404);
  });
});
