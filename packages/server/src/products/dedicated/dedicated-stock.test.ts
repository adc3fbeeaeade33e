import type { DsOrderInput } from '@hoster/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { testShop } from '../../testing/shop.ts';
import { serviceOf, serviceRow } from '../../testing/service.ts';
import {
  aDsOrder,
  contextOf,
  orderDedicated,
  orderPath,
  places,
  plans,
  recordedRack,
  setStock,
  stockAt,
} from '../../testing/dedicated.ts';

const { rack, applied } = recordedRack();
const shop = await testShop({ rack });
const customer = await shop.customer();
await shop.setBalance(1_000_000);
afterAll(() => shop.close());

const detailsOf = (id: number | undefined, language?: string) => serviceOf(customer, id, language);
const rowOf = (id?: number) => serviceRow(shop, id);
const post = (change: Partial<DsOrderInput> | object, headers: Record<string, string> = {}) =>
  customer.post(orderPath, { ...aDsOrder(customer), ...change }, { headers });

describe('the stock', () => {
  it('is taken by orders, ends, and is given back by a cancellation', async () => {
    const { dallas: location } = places;
    const wish = { tariff: plans.e2388g, location };
    expect((await post({ ...wish, count: 2 })).json()).toEqual({
      code: 'sold_out',
      detail: expect.stringContaining('doesn’t have enough of these servers'),
    });
    const [id] = (await orderDedicated(customer, wish)).order_ids;
    expect(await stockAt(shop, plans.e2388g, location)).toBe(0);
    const refused = await post(wish, { 'accept-language': 'ru' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'sold_out']);
    expect((await contextOf(customer, 'slug=e-2388g')).tariff).toMatchObject({
      sold_out_locations: [location],
      availability: { state: 'limited', count: 1 },
    });
    await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
    expect(await stockAt(shop, plans.e2388g, location)).toBe(1);

    const [running] = (await orderDedicated(customer, wish)).order_ids;
    await shop.drain();
    await customer.post(`/my/api/services/${running}/cancel/`, { when: 'now' });
    expect(await stockAt(shop, plans.e2388g, location)).toBe(1);
    await shop.drain();
    expect(applied).toContainEqual({ serviceId: running, power: 'deleted' });
    expect(await detailsOf(running)).toMatchObject({
      status: 'canceled',
      access: { address: null, password: null },
      dedicated: { ipmi_url: null, ipmi_login: null, ipmi_password: null, rescue_url: null, delivery_until: null },
    });
    expect(await rowOf(running)).toMatchObject({ login: null, sealedPassword: null, sealedConsole: null });
    expect((await shop.emails()).at(-1)?.text).toMatch(/Your dedicated server \S+ has been cancelled/);
  });

  it('has no limit for servers assembled to order', async () => {
    const wish = { tariff: plans.gold6226r, location: places.frankfurt, count: 3 };
    const { order_ids: ids } = await orderDedicated(customer, wish);
    const [id] = ids;
    const { dedicated } = await detailsOf(id);
    // Five days.
    expect(Date.parse(dedicated?.delivery_until ?? '') - shop.clock.now().getTime()).toBe(120 * 60 * 60 * 1000);
    for (const one of ids) await customer.post(`/my/api/services/${one}/cancel/`, { when: 'now' });
    expect(await stockAt(shop, plans.gold6226r, places.frankfurt)).toBe(0);
    expect((await post({ ...wish, location: places.zurich })).json()).toHaveProperty('location');
  });

  it('is sold to the faster buyer only', async () => {
    const { rotterdam: location } = places;
    await setStock(shop, plans.epyc7302p, location, 2);
    const answers = await Promise.all(Array.from({ length: 4 }, () => post({ tariff: plans.epyc7302p, location })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    expect(await stockAt(shop, plans.epyc7302p, location)).toBe(0);
    await setStock(shop, plans.epyc7302p, location, 3);
  });

  it('that others have added is sold, however old the list is', async () => {
    await setStock(shop, plans.e2236, places.rotterdam, 5);
    await contextOf(customer, 'slug=e-2236');
    await setStock(shop, plans.e2236, places.rotterdam, 9);
    const { order_ids: ids } = await orderDedicated(customer, {
      tariff: plans.e2236,
      location: places.rotterdam,
      count: 7,
    });
    for (const id of ids) await customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });
    expect(await stockAt(shop, plans.e2236, places.rotterdam)).toBe(9);
  });
});
