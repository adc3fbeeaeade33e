import { type DsOffer, ServiceDetails, type UnpaidOrder } from '@hoster/contract';
import { eq } from '../../../platform/db/drizzle.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testShop } from '../../../testing/shop.ts';
import { dsOffers } from './tables.ts';
import {
  aDsOrder,
  contextOf,
  contextPath,
  orderDedicated,
  orderPath,
  plans,
  stockAt,
} from '../../../testing/dedicated.ts';

const shop = await testShop();
const customer = await shop.customer();
const stranger = await shop.stranger();
await shop.setBalance(1_000_000);
const [offer] = await shop.db.select().from(dsOffers);
const id = offer?.id ?? 0;
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.update(dsOffers).set({ usedAt: null });
});

const wish = () => ({ tariff: plans.gold5412u, custom_tariff_id: id, configuration: null });
const post = (change: object, browser = customer, headers: Record<string, string> = {}) =>
  browser.post(orderPath, { ...aDsOrder(browser, wish()), ...change }, { headers });

describe('an offer of staff', () => {
  it('is shown to its owner with its price, and can’t be changed', async () => {
    const context = await contextOf(customer, `custom_tariff_id=${id}`);
    expect(context).toMatchObject({
      custom: { id, expires: '2027-01-19T00:00:00.000Z', comment: expect.stringContaining('512 GB of RAM') },
      configuration: null,
      tariff: {
        id: plans.gold5412u,
        slug: 'gold-5412u',
        price: 299,
        setup_fee: 0,
        is_configurable: false,
        memory_with_units: { value: 512 },
        disks: [{ type: 'NVMe', volume: 3840, count: 4 }],
      },
      initial: { custom_tariff_id: id, configuration: null },
    });
    expect((await contextOf(customer, 'slug=gold-5412u')).tariff.price).toBe(229);
  });

  it.each(['0', '-1', 'x', '99999', '99999999999', '1e1', ''])('is not found by the id %j', async (other) => {
    expect((await customer.get(`${contextPath}?custom_tariff_id=${other}`)).statusCode).toBe(404);
  });

  it('isn’t visible to others', async () => {
    for (const browser of [stranger, shop.browser()]) {
      expect((await browser.get(`${contextPath}?custom_tariff_id=${id}`)).statusCode).toBe(404);
      expect((await browser.get(`${contextPath}?slug=gold-5412u&custom_tariff_id=${id}`)).statusCode).toBe(404);
    }
    expect((await post({}, stranger)).statusCode).toBe(404);
    expect((await post({ custom_tariff_id: 99_999 })).statusCode).toBe(404);
  });

  it('is listed for its owner alone, open, then ordered or expired', async () => {
    const listed = async () => (await customer.get('/my/api/ds-order/offers/')).json<DsOffer[]>();
    expect(await listed()).toEqual([
      {
        id,
        name: expect.stringContaining('5412U'),
        url: `/dedicated-servers/gold-5412u/?custom_tariff_id=${id}`,
        price: 299,
        setup_fee: 0,
        comment: expect.stringContaining('512 GB of RAM'),
        expires: '2027-01-19T00:00:00.000Z',
        state: 'open',
      },
    ]);
    expect((await stranger.get('/my/api/ds-order/offers/')).json()).toEqual([]);
    await shop.db.update(dsOffers).set({ usedAt: new Date() });
    expect(await listed()).toMatchObject([{ state: 'ordered' }]);
    const until = new Date('2027-01-19T00:00:00.000Z');
    await shop.db.update(dsOffers).set({ usedAt: null, expiresAt: new Date(0) });
    expect(await listed()).toMatchObject([{ state: 'expired' }]);
    await shop.db.update(dsOffers).set({ expiresAt: until });
    expect((await shop.browser().get('/my/api/ds-order/offers/')).statusCode).toBe(401);
  });

  it('is ordered once, at its price, and built as it says', async () => {
    const before = await stockAt(shop, plans.gold5412u, 1);
    const created = await orderDedicated(customer, wish());
    // 299.00 and 19 %, without a setup fee.
    expect(created.total.amount).toBe('355.81');
    const used = await post({}, customer, { 'accept-language': 'ru' });
    expect([used.statusCode, used.json()]).toEqual([400, { custom_tariff_id: ['Это предложение уже заказано.'] }]);
    await shop.drain();
    const service = ServiceDetails.parse((await customer.get(`/my/api/services/${created.order_ids[0]}/`)).json());
    expect(service).toMatchObject({
      price: 299,
      dedicated: { memory: '512 GB DDR5 ECC', disks: ['4 × 3.84 TB NVMe U.2'], raid: 'Software RAID 10' },
    });
    expect(await stockAt(shop, plans.gold5412u, 1)).toBe(before - 1);
    await customer.post(`/my/api/services/${service.id}/cancel/`, { when: 'now' });
    // It was delivered.
    const [row] = await shop.db.select().from(dsOffers).where(eq(dsOffers.id, id));
    expect(row?.usedAt).not.toBeNull();
  });

  it('is ordered by one of two orders at a time', async () => {
    const answers = await Promise.all([post({ name: 'one' }), post({ name: 'two' })]);
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(201);
    expect([400, 409]).toContain(statuses[1]);
    await shop.drain();
  });

  it('waits in the address of its unpaid order, and holds again when that is cancelled', async () => {
    const { payment_object_ref: ref } = await orderDedicated(customer, { ...wish(), payment_method: 'card' });
    const [unpaid] = (await customer.get('/my/api/unpaid-orders/')).json<UnpaidOrder[]>();
    const url = new URL(unpaid?.url ?? '', 'http://site');
    expect([url.pathname, url.searchParams.get('custom_tariff_id')]).toEqual([
      '/dedicated-servers/gold-5412u/',
      `${id}`,
    ]);
    expect((await contextOf(customer, url.searchParams.toString())).custom?.id).toBe(id);
    expect((await post({ payment_method: 'balance' })).statusCode).toBe(400);
    await customer.delete(`/my/api/unpaid-orders/${ref}/`);
    expect((await post({})).statusCode).toBe(201);
    await shop.drain();
  });

  it.each<[string, object, object]>([
    ['another server', { tariff: plans.e3 }, { tariff: ['This server is no longer available.'] }],
    ['several', { count: 2 }, { count: ['This offer is for one server.'] }],
    [
      'a configuration',
      { configuration: { cpu_count: 1, memory: 1, disks: [], port: 5 } },
      { configuration: ['This server can’t be configured.'] },
    ],
  ])('isn’t one of %s', async (_what, change, errors) => {
    const answer = await post(change);
    expect([answer.statusCode, answer.json()]).toEqual([400, errors]);
  });

  it('ends when it expires', async () => {
    shop.clock.advance(61 * 24 * 60 * 60 * 1000);
    const later = await shop.customer();
    expect((await later.get(`${contextPath}?custom_tariff_id=${id}`)).statusCode).toBe(404);
    expect((await post({}, later)).statusCode).toBe(404);
  });
});
