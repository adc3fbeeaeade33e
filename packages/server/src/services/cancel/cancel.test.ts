import type { ServiceDetails } from '@hoster/contract';
import { and, eq, sql } from '../../platform/db/drizzle.ts';
import { afterAll, expect, test } from 'vitest';
import { queueDueWork } from '../../platform/jobs/due.ts';
import { vpsStock } from '../../catalogue/tables.ts';
import { takeDueSteps } from '../lifecycle/lifecycle.ts';
import { promoCodes } from '../../sales/promo/tables.ts';
import { services } from '../../sales/orders/tables.ts';
import { balanceCents, order, paymentOf, testShop } from '../../testing/shop.ts';

const shop = await testShop();
const customer = await shop.customer();
afterAll(() => shop.close());

const path = (id: number) => `/my/api/services/${id}/cancel/`;
const cancel = (id: number, when: string) => customer.post(path(id), { when });
const keep = (id: number) => customer.delete(path(id));
const service = async (id: number) => (await customer.get(`/my/api/services/${id}/`)).json<ServiceDetails>();

/** An ordered server; `drain` builds it. */
async function bought(change: Parameters<typeof order>[1] = {}): Promise<number> {
  const { order_ids: ids } = await order(customer, change);
  return ids[0] ?? 0;
}

async function built(name: string, change: Parameters<typeof order>[1] = {}): Promise<number> {
  const id = await bought({ name, ...change });
  await shop.drain();
  return id;
}

async function freePlaces(): Promise<number> {
  const here = and(eq(vpsStock.planId, 3), eq(vpsStock.locationId, 1));
  const [row] = await shop.db.select().from(vpsStock).where(here);
  return row?.available ?? 0;
}

async function lettersAbout(name: string): Promise<string[]> {
  const all = await shop.emails();
  return all.map(({ subject }) => subject).filter((subject) => subject.includes(name));
}

async function events(name: string): Promise<unknown[]> {
  const { results } = (await customer.get('/my/api/account/events/')).json();
  return results
    .filter(({ details }: { details: { title?: string } }) => details.title === name)
    .map(({ kind, details }: { kind: string; details: { when?: string } }) => [kind, details.when])
    .toReversed();
}

test('cancelling now removes a server with its login details, once, and frees its place', async () => {
  const id = await built('gone');
  const [places, money] = [await freePlaces(), await balanceCents(customer)];
  const answers = await Promise.all([cancel(id, 'now'), cancel(id, 'now')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const gone = await service(id);
  expect(gone).toMatchObject({
    status: 'canceled',
    auto_renew: false,
    ips: [],
    access: { address: null, login: null, password: null },
  });
  expect(answers.map((answer) => answer.json())).toEqual([gone, gone]);
  expect((await cancel(id, 'period_end')).json()).toEqual(gone);
  const [row] = await shop.db.select().from(services).where(eq(services.id, id));
  expect([row?.sealedPassword, row?.login]).toEqual([null, null]);
  expect(gone.operations.current).toMatchObject({ kind: 'remove', by: 'Alex Sommer' });
  expect(await freePlaces()).toBe(places + 1);
  // What was used is not paid back.
  expect(await balanceCents(customer)).toBe(money);
  expect(await lettersAbout('gone')).toEqual(['Your order: gone', 'gone is ready', 'gone has been cancelled']);
  expect(await events('gone')).toEqual([['service_canceled', 'now']]);
  const back = await keep(id);
  expect([back.statusCode, back.json().code]).toEqual([409, 'service_canceled']);
});

test('a server that is cancelled for the end of its term runs until then, and may be kept', async () => {
  const id = await built('later');
  const running = await service(id);
  expect((await cancel(id, 'period_end')).json()).toEqual({ ...running, auto_renew: false, renewal: null });
  expect((await cancel(id, 'period_end')).json()).toEqual({ ...running, auto_renew: false, renewal: null });
  expect((await keep(id)).json()).toEqual(running);
  expect((await keep(id)).json()).toEqual(running);
  await cancel(id, 'period_end');
  expect(await events('later')).toEqual([
    ['service_canceled', 'period_end'],
    ['service_kept', undefined],
    ['service_canceled', 'period_end'],
  ]);
  expect(await lettersAbout('later')).toEqual([
    'Your order: later',
    'later is ready',
    'later will be cancelled on 20 December 2026',
    'later won’t be cancelled',
    'later will be cancelled on 20 December 2026',
  ]);
});

test('the queue ends due services only', async () => {
  const [ends, stays] = [await built('ends'), await built('stays')];
  await cancel(ends, 'period_end');
  await takeDueSteps(shop.app.hoster, ends);
  expect((await service(ends)).status).toBe('active');
  const [over] = await shop.db
    .update(services)
    .set({ paidUntil: new Date(shop.clock.now().getTime() - 1000) })
    .where(eq(services.id, ends))
    .returning();
  await shop.db
    .update(services)
    .set({ paidUntil: over?.paidUntil ?? null })
    .where(eq(services.id, stays));
  const places = await freePlaces();
  await queueDueWork(shop.app.hoster);
  await shop.drain();
  await Promise.all([takeDueSteps(shop.app.hoster, ends), takeDueSteps(shop.app.hoster, stays)]);
  expect([(await service(ends)).status, (await service(stays)).status]).toEqual(['canceled', 'active']);
  expect(await freePlaces()).toBe(places + 1);
  expect((await lettersAbout('ends')).at(-1)).toBe('ends has been cancelled');
});

test('refunds a paid server that isn’t built yet, and a late builder builds nothing', async () => {
  const money = await balanceCents(customer);
  const places = await freePlaces();
  const id = await bought({ name: 'unbuilt' });
  expect(await balanceCents(customer)).toBeLessThan(money);
  const early = await cancel(id, 'period_end');
  expect([early.statusCode, early.json()]).toEqual([
    400,
    { when: ['This service has no paid time left, so you can only cancel it now.'] },
  ]);
  expect((await cancel(id, 'now')).json()).toMatchObject({ status: 'canceled' });
  await shop.drain();
  expect((await service(id)).status).toBe('canceled');
  expect(await balanceCents(customer)).toBe(money);
  expect(await freePlaces()).toBe(places);
  expect((await service(id)).status_reason).toBe(
    'It was cancelled before setup finished. We’ve returned €16.07 to your balance.',
  );
  expect(await lettersAbout('unbuilt')).toEqual(['Your order: unbuilt', 'unbuilt has been cancelled']);
});

test('gives the promo code of an order back when nothing of it was set up, and what was paid with it', async () => {
  const createdAt = shop.clock.now();
  const expiresAt = new Date(createdAt.getTime() + 60_000_000);
  const code = 'WELCOME5';
  await shop.db.insert(promoCodes).values({ code, percent: 5, months: 3, createdAt, expiresAt });
  const usedAt = async () => (await shop.db.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]?.usedAt;
  const money = await balanceCents(customer);
  const both = (await order(customer, { name: 'with-code', count: 2, promo_code: code })).order_ids;
  expect(await balanceCents(customer)).toBe(money - 3052);
  await cancel(both[0] ?? 0, 'now');
  expect(await usedAt(), 'setup of the other one is under way').not.toBeNull();
  await cancel(both[1] ?? 0, 'now');
  expect(await balanceCents(customer)).toBe(money);
  expect(await usedAt()).toBeNull();

  const failed = await built('fail-setup-3', { promo_code: code });
  expect(await usedAt(), 'setup failed').toBeNull();
  const id = await built('code-used', { promo_code: code });
  await cancel(failed, 'now');
  await cancel(id, 'now');
  expect(await usedAt(), 'it has run').not.toBeNull();
});

test('cancelling after a failed setup refunds nothing a second time', async () => {
  const id = await built('fail-setup-2');
  const [money, places] = [await balanceCents(customer), await freePlaces()];
  expect((await cancel(id, 'now')).json()).toMatchObject({ status: 'canceled' });
  expect([await balanceCents(customer), await freePlaces()]).toEqual([money, places]);
});

test('cancelling an unpaid order cancels all its items and refunds a late payment', async () => {
  const places = await freePlaces();
  const created = await order(customer, { name: 'unpaid', count: 2, payment_method: 'card' });
  expect((await cancel(created.order_ids[0] ?? 0, 'now')).json()).toMatchObject({ status: 'canceled' });
  const payment = await paymentOf(customer, created.payment_object_ref);
  expect([payment.status, payment.orders.map(({ status }) => status)]).toEqual(['expired', ['canceled', 'canceled']]);
  expect(await freePlaces()).toBe(places);
  const money = await balanceCents(customer);
  await shop.bankSays(created.payment_object_ref, 'approved');
  expect(await balanceCents(customer)).toBe(money);
});

test('an order whose payment is being processed waits for the result', async () => {
  const created = await order(customer, { name: 'at-the-bank', payment_method: 'card' });
  await shop.db.execute(sql`update payments set status = 'pending' where ref = ${created.payment_object_ref}`);
  const answer = await cancel(created.order_ids[0] ?? 0, 'now');
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'payment_pending']);
  expect((await service(created.order_ids[0] ?? 0)).status).toBe('awaiting_payment');
});

test('only the owner may, with our token, in the form of the contract', async () => {
  const id = await built('mine');
  const stranger = await shop.stranger();
  const answers = [
    await stranger.post(path(id), { when: 'now' }),
    await stranger.delete(path(id)),
    await shop.browser().post(path(id), { when: 'now' }),
    await shop.browser().delete(path(id)),
    await customer.post(path(id), { when: 'now' }, { headers: { 'x-csrftoken': 'x'.repeat(32) } }),
    await customer.post(path(id), { when: 'yesterday' }),
    await customer.post(path(id), { when: 'now', status: 'active' }),
    await customer.post(path(2_000_000_000), { when: 'now' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 401, 401, 403, 400, 400, 404]);
  expect((await service(id)).status).toBe('active');
});
