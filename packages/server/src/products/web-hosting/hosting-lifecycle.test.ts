import { eq } from '../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '../../identity/auth/tables.ts';
import { vhCapacity } from '../../catalogue/tables.ts';
import { balanceCents, cancelUnpaid, testShop } from '../../testing/shop.ts';
import { services } from '../../sales/orders/tables.ts';
import { mockHosting } from '../../sandbox/providers/hosting.ts';
import type { AccountState } from '../../sandbox/providers/hosting-machine.ts';
import { accountsAt, aHostingOrder, orderHosting, orderPath, places } from '../../testing/web-hosting.ts';
import { serviceOf, serviceRow, setUp } from '../../testing/service.ts';

/** 4.50 and 19 % of Germany. */
const termCents = 536;

let applied: AccountState[] = [];
const hosting = { ...mockHosting(), apply: async (state: AccountState) => void applied.push(state) };
const shop = await testShop({ hosting });
let customer = await shop.customer();
afterAll(() => shop.close());

const detailsOf = (id: number | undefined, language?: string) => serviceOf(customer, id, language);
const rowOf = (id?: number) => serviceRow(shop, id);
const post = (change: Parameters<typeof aHostingOrder>[1], headers: Record<string, string> = {}) =>
  customer.post(orderPath, aHostingOrder(customer, change), { headers });
const setRoom = (location: number, accounts: number) =>
  shop.db.update(vhCapacity).set({ accounts }).where(eq(vhCapacity.locationId, location));
/** Orders and sets up. @returns the id of the service */
const built = (change: Parameters<typeof orderHosting>[1] = {}) => setUp(shop, orderHosting(customer, change));

describe('the accounts of a location', () => {
  it.each([
    ['en', 'no room for your order'],
    ['ru', 'не хватает места для заказа'],
  ])('may be gone, which is said in %s', async (language, detail) => {
    const answer = await post({ location: places.zurich }, { 'accept-language': language });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'sold_out', detail: expect.stringContaining(detail) },
    ]);
  });

  it('are taken by orders of any plan, and given back by a cancellation', async () => {
    const { barcelona: location } = places;
    await setRoom(location, 3);
    expect((await post({ location, count: 4 })).statusCode).toBe(409);
    const two = (await orderHosting(customer, { location, count: 2, tariff: 1 })).order_ids;
    const id = await built({ location, tariff: 4, domain: 'gone.example' });
    expect(await accountsAt(shop, location)).toBe(0);
    expect((await post({ location })).statusCode).toBe(409);
    for (const one of two) await customer.post(`/my/api/services/${one}/cancel/`, { when: 'now' });
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
    expect(await accountsAt(shop, location)).toBe(3);
    await shop.drain();
    expect(applied).toContainEqual({ serviceId: id, access: 'deleted', plan: 'business' });
    expect(await detailsOf(id)).toMatchObject({
      status: 'canceled',
      access: { address: null, password: null, panel_url: null },
      web_hosting: { domain: 'gone.example', nameservers: [], records: [] },
    });
    expect(await rowOf(id)).toMatchObject({ host: null, hostedOn: null, login: null, sealedPassword: null });
    expect((await shop.emails()).at(-1)?.text).toMatch(/Your web hosting account \S+ has been cancelled/);
  });

  it('are sold to the faster buyers only', async () => {
    const { rotterdam: location } = places;
    const before = await accountsAt(shop, location);
    await setRoom(location, 2);
    const answers = await Promise.all(Array.from({ length: 4 }, () => post({ location })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    expect(await accountsAt(shop, location)).toBe(0);
    await setRoom(location, before);
  });

  it('are released by an unpaid order', async () => {
    const room = await accountsAt(shop, places.frankfurt);
    await orderHosting(customer, { count: 5, payment_method: 'card' });
    expect(await accountsAt(shop, places.frankfurt)).toBe(room - 5);
    await cancelUnpaid(customer);
    expect(await accountsAt(shop, places.frankfurt)).toBe(room);
  });
});

describe('the lifecycle of a web hosting account', () => {
  it('ends with its money and its place back when it can’t be set up', async () => {
    const [money, room] = [await balanceCents(customer), await accountsAt(shop, places.frankfurt)];
    const id = await built({ name: 'fail-setup' });
    expect(await balanceCents(customer)).toBe(money);
    expect(await accountsAt(shop, places.frankfurt)).toBe(room);
    expect(await detailsOf(id)).toMatchObject({
      status: 'failed_setup',
      status_reason: 'We couldn’t create this web hosting account. Your payment is back on your balance.',
    });
    expect((await detailsOf(id, 'ru')).status_reason).toBe(
      'Не удалось создать аккаунт хостинга. Деньги вернулись на баланс.',
    );
    expect((await shop.emails()).at(-1)?.text).toContain('we couldn’t set up your web hosting account fail-setup');
  });

  it('renews by itself, and is closed and deleted when it isn’t paid for', async () => {
    const id = await built({ name: 'lasts', domain: 'lasts.example' });
    // Nothing else is to be paid for from the balance.
    await shop.db.update(services).set({ autoRenew: false });
    await shop.db.update(services).set({ autoRenew: true }).where(eq(services.id, id));
    const money = await balanceCents(customer);
    await shop.pass(31);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'active', paid_until: '2027-01-20T12:00:00.000Z' });
    expect(await balanceCents(customer)).toBe(money - termCents);

    await shop.setBalance(0);
    applied = [];
    const room = await accountsAt(shop, places.frankfurt);
    await shop.pass(31);
    await shop.pass(4);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({
      status: 'suspended',
      access: { address: null, panel_url: null },
      web_hosting: { records: [] },
    });
    expect(applied).toContainEqual({ serviceId: id, access: 'closed', plan: 'basic' });
    await shop.pass(13);
    await shop.pass(2);
    customer = await shop.customer();
    expect(await detailsOf(id)).toMatchObject({ status: 'canceled' });
    expect(applied).toContainEqual({ serviceId: id, access: 'deleted', plan: 'basic' });
    expect(await accountsAt(shop, places.frankfurt)).toBeGreaterThan(room);

    const about = (await shop.emails()).filter(({ subject }) => subject.includes('lasts'));
    expect(about.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['lasts has been renewed', 'lasts is suspended', 'lasts has been deleted']),
    );
    for (const { text } of about) expect(text).not.toMatch(/\bservers?\b/i);
  });

  it('that is cancelled for the end of its term says so in Russian too', async () => {
    await shop.setBalance(10_000);
    await shop.db.update(users).set({ language: 'ru' });
    const id = await built({ name: 'leaves' });
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'period_end' });
    await shop.drain();
    const email = (await shop.emails()).findLast(({ subject }) => subject.includes('leaves'));
    expect(email?.subject).toMatch(/^Хостинг leaves будет удалён /);
    expect(email?.text).toContain('вместе с\u00a0базами данных и\u00a0почтовыми ящиками');
    await customer.delete(`/my/api/services/${id}/cancel/`);
    expect((await shop.emails()).at(-1)?.subject).toBe('Хостинг leaves не\u00a0будет удалён');
    for (const { subject, text } of await shop.emails())
      if (subject.includes('leaves')) expect(text).not.toMatch(/(?<!NS-)сервер/i);
    await shop.db.update(users).set({ language: 'en' });
  });
});
