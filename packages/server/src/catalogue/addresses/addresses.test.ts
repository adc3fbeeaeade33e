import type { AddressPool, AddressPoolPage, PoolAddressPage, VpsOrderContext } from '@hoster/contract';
import { and, eq } from '../../platform/db/drizzle.ts';
import { afterAll, expect, test } from 'vitest';
import { aDsOrder, orderPath as dsOrderPath } from '../../testing/dedicated.ts';
import { serviceOf } from '../../testing/service.ts';
import { anOrder, cancelUnpaid, order, testShop } from '../../testing/shop.ts';
import { endQuarantines } from './give.ts';
import { addressesOfService } from './read.ts';
import { addresses, addressPools } from './tables.ts';

const shop = await testShop();
const customer = await shop.customer();
const staff = await shop.staff();
await shop.setBalance(10_000_000);
afterAll(() => shop.close());

const path = '/my/api/staff/address-pools/';
const rotterdam = 2;
const zurich = 5;

const poolsOf = async (location: number) =>
  (await staff.get(`${path}?location=${location}`)).json<AddressPoolPage>().results;
const pool = async (location: number, unit: number): Promise<AddressPool> => {
  const found = (await poolsOf(location)).find((one) => one.unit === unit);
  if (!found) throw new Error(`No pool of /${unit} at ${location}`);
  return found;
};
const given = (id = 0) => addressesOfService(shop.db, id);
const cancel = (id = 0) => customer.post(`/my/api/services/${id}/cancel/`, { when: 'now' });

/** Leaves a location this many single addresses. */
async function leave(location: number, count: number): Promise<void> {
  const { id, free } = await pool(location, 32);
  const here = and(eq(addresses.poolId, id));
  const rows = await shop.db.select().from(addresses).where(here).orderBy(addresses.id);
  const unused = rows.filter(({ blocked, freeFrom, serviceId }) => !blocked && !freeFrom && serviceId === null);
  expect(unused).toHaveLength(free);
  for (const { address } of unused.slice(count)) {
    await staff.post(`${path}${id}/block/`, { address, blocked: 'Kept for a test' });
  }
}

test('a server gets its address, extra ones and a prefix with the order, and shows them all', async () => {
  const before = await pool(rotterdam, 32);
  const extra = { one_time: [], monthly: [{ id: 1, count: 2 }] };
  const {
    order_ids: [id],
  } = await order(customer, { name: 'many', location: rotterdam, extra_services: extra });
  expect(await given(id)).toMatchObject([
    { address: '198.18.2.9', role: 'main', gateway: '198.18.2.1', network: '198.18.2.0/24' },
    { address: '2001:db8:2::1', role: 'main', length: 64 },
    { address: '198.18.2.10', role: 'extra' },
    { address: '198.18.2.11', role: 'extra' },
  ]);
  expect((await serviceOf(customer, id)).ips).toEqual([]);
  expect(await pool(rotterdam, 32)).toMatchObject({ free: before.free - 3, taken: 3 });
  await shop.drain();
  const service = await serviceOf(customer, id);
  expect(service.access).toMatchObject({ address: '198.18.2.9', ipv6: '2001:db8:2::1' });
  expect(service.ips).toEqual(['198.18.2.9', '2001:db8:2::1', '198.18.2.10', '198.18.2.11']);
  expect(service.operations.addresses.map(({ address }) => address)).toEqual(service.ips);

  const named = await customer.post(`/my/api/services/${id}/operations/`, {
    kind: 'reverse_dns',
    address: '2001:db8:2::25',
    name: 'mail.example.org',
  });
  expect(named.statusCode).toBe(202);
  await shop.drain();
  expect((await serviceOf(customer, id)).operations.addresses).toContainEqual({
    address: '2001:db8:2::25',
    reverse: 'mail.example.org',
  });
  const foreign = { kind: 'reverse_dns', address: '198.18.2.12', name: 'mail.example.org' };
  expect((await customer.post(`/my/api/services/${id}/operations/`, foreign)).json()).toHaveProperty('address');
});

test('what was used is given to nobody else before its quarantine is over', async () => {
  const {
    order_ids: [id],
  } = await order(customer, { name: 'short', location: rotterdam });
  await shop.drain();
  const [main] = await given(id);
  const before = await pool(rotterdam, 32);
  await cancel(id);
  expect(await given(id), 'it stays until the provider has removed the server').toHaveLength(2);
  await shop.drain();
  expect(await given(id)).toEqual([]);
  expect(await pool(rotterdam, 32)).toMatchObject({ free: before.free, quarantined: before.quarantined + 1 });
  shop.clock.advance(7 * 24 * 60 * 60 * 1000 - 1);
  await endQuarantines(shop.db, shop.clock.now());
  expect((await pool(rotterdam, 32)).free).toBe(before.free);
  shop.clock.advance(1);
  await endQuarantines(shop.db, shop.clock.now());
  await endQuarantines(shop.db, shop.clock.now());
  expect(await pool(rotterdam, 32)).toMatchObject({ free: before.free + 1, quarantined: before.quarantined });
  // Those that nobody has had come first.
  const next = await order(customer, { name: 'next', location: rotterdam });
  expect((await given(next.order_ids[0]))[0]?.address).not.toBe(main?.address);
});

test('an order that isn’t paid gives its addresses back without a quarantine', async () => {
  const before = await pool(rotterdam, 32);
  await order(customer, { name: 'unpaid', location: rotterdam, payment_method: 'card' });
  expect((await pool(rotterdam, 32)).free).toBe(before.free - 1);
  await cancelUnpaid(customer);
  expect(await pool(rotterdam, 32)).toMatchObject({ free: before.free, quarantined: before.quarantined });
});

test('a failed setup frees its addresses when what may exist was removed', async () => {
  const before = await pool(rotterdam, 32);
  const {
    order_ids: [id],
  } = await order(customer, { name: 'fail-setup', location: rotterdam });
  for (let day = 0; day < 3; day += 1) await shop.pass(1);
  expect((await serviceOf(customer, id)).status).toBe('failed_setup');
  expect(await given(id)).toEqual([]);
  expect((await pool(rotterdam, 32)).taken).toBe(before.taken);
});

test('the last address is sold to one buyer, and the location is sold out until more come', async () => {
  await leave(zurich, 1);
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((name) =>
      customer.post('/my/api/vps-order/', anOrder(customer, { name, location: zurich })),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'sold_out' });
  const soldOut = async () =>
    (await customer.get('/my/api/vps-order/create_context/')).json<VpsOrderContext>().tariffs[0]?.sold_out_locations;
  expect(await soldOut()).toContain(zurich);
  const answer = await staff.post(path, {
    location: zurich,
    network: '198.18.77.0/30',
    unit: 32,
    gateway: '198.18.77.1',
  });
  expect([answer.statusCode, answer.json<AddressPool>().free]).toEqual([201, 1]);
  expect(await soldOut()).not.toContain(zurich);
  const { id } = answer.json<AddressPool>();
  await staff.patch(`${path}${id}/`, { is_open: false });
  expect(await soldOut()).toContain(zurich);
  expect((await customer.post('/my/api/vps-order/', anOrder(customer, { location: zurich }))).statusCode).toBe(409);
});

test('a block is a dedicated server’s own, with a name for every address', async () => {
  const context = await customer.get('/my/api/ds-order/create_context/?slug=e-2236');
  const { initial, configuration, tariff } = context.json<{
    initial: { configuration: object };
    tariff: { id: number };
    configuration: { ips: { id: number; count: number }[] };
  }>();
  const block = configuration.ips.find(({ count }) => count === 8)?.id ?? 0;
  const wish = { tariff: tariff.id, configuration: { ...initial.configuration, ips: [block] } };
  const answer = await customer.post(dsOrderPath, { ...aDsOrder(customer), ...wish });
  expect(answer.statusCode).toBe(201);
  const [id] = answer.json<{ order_ids: number[] }>().order_ids;
  await shop.drain();
  const service = await serviceOf(customer, id);
  expect(service.ips.at(-1)).toBe('198.19.1.0/29');
  expect(service.operations.addresses.map(({ address }) => address).slice(-2)).toEqual(['198.19.1.6', '198.19.1.7']);
});

test('staff see who has an address, and keep one from being given', async () => {
  const { id } = await pool(rotterdam, 32);
  const { results: all, next } = (await staff.get(`${path}${id}/addresses/`)).json<PoolAddressPage>();
  expect(all.map(({ address }) => address).slice(0, 2)).toEqual(['198.18.2.9', '198.18.2.10']);
  expect(all[0]?.service).toBeGreaterThan(0);
  const more = (await staff.get(`${path}${id}/addresses/?after=${next}`)).json<PoolAddressPage>();
  expect([all.length, more.results.some(({ address }) => address === all[0]?.address)]).toEqual([100, false]);
  const used = (await staff.get(`${path}${id}/addresses/?state=taken`)).json<PoolAddressPage>();
  expect(used.results.every(({ service }) => service !== null)).toBe(true);
  expect(used.results).toHaveLength(used.pool.taken);
  const { free } = await pool(rotterdam, 32);
  const one = { address: '198.18.2.200', blocked: 'On a blocklist' };
  expect((await staff.post(`${path}${id}/block/`, one)).json()).toMatchObject(one);
  expect(await pool(rotterdam, 32)).toMatchObject({ free: free - 1 });
  await staff.post(`${path}${id}/block/`, { ...one, blocked: null });
  expect(await pool(rotterdam, 32)).toMatchObject({ free });
  // A customer keeps an address that's blocked for the next one.
  await staff.post(`${path}${id}/block/`, { address: '198.18.2.9', blocked: 'Abuse' });
  expect(await pool(rotterdam, 32)).toMatchObject({ free });
});

test.each([
  ['location', { location: 999, network: '198.18.80.0/24', unit: 32 }],
  ['network', { location: 2, network: '198.18.2.128/25', unit: 32 }],
  ['network', { location: 2, network: '198.18.300.0/24', unit: 32 }],
  ['unit', { location: 2, network: '10.0.0.0/8', unit: 32 }],
  ['unit', { location: 2, network: '198.18.80.0/24', unit: 48 }],
  ['gateway', { location: 2, network: '198.18.80.0/24', unit: 32, gateway: '2001:db8::1' }],
  ['excluded', { location: 2, network: '198.18.80.0/24', unit: 32, excluded: ['198.18.81.1'] }],
])('a wrong %s of a network is refused', async (field, body) => {
  const answer = await staff.post(path, body);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<object>())).toContain(field);
});

test('staff change a gateway, which nobody gets then, and not to an address in use', async () => {
  const { free, gateway, id } = await pool(rotterdam, 32);
  const change = async (to: string | null) => {
    const answer = await staff.patch(`${path}${id}/`, { gateway: to });
    return [answer.statusCode, Object.keys(answer.json<object>()).includes('gateway')];
  };
  const state = async (address: string) => {
    const rows = await shop.db.select().from(addresses).where(eq(addresses.poolId, id));
    return rows.find((row) => row.address === address)?.blocked;
  };
  expect(await change('198.18.2.201')).toEqual([200, true]);
  expect(await pool(rotterdam, 32)).toMatchObject({ gateway: '198.18.2.201', free: free - 1 });
  expect(await state('198.18.2.201')).toBe('Gateway');
  // Where it's blocked already, its reason stays; outside the network nothing is blocked.
  expect(await change('198.18.2.201')).toEqual([200, true]);
  expect(await change('198.18.255.1')).toEqual([200, true]);
  expect(await pool(rotterdam, 32)).toMatchObject({ gateway: '198.18.255.1', free: free - 1 });
  const { results } = (await staff.get(`${path}${id}/addresses/?state=taken`)).json<PoolAddressPage>();
  for (const wrong of [results[0]?.address ?? '', '2001:db8::1', '198.18.2']) {
    expect([wrong, ...(await change(wrong))]).toEqual([wrong, 400, true]);
    expect(await pool(rotterdam, 32)).toMatchObject({ gateway: '198.18.255.1', free: free - 1 });
  }
  expect(await change(null)).toEqual([200, true]);
  expect(await pool(rotterdam, 32)).toMatchObject({ gateway: null });
  await change(gateway);
  await staff.post(`${path}${id}/block/`, { address: '198.18.2.201', blocked: null });
  expect(await pool(rotterdam, 32)).toMatchObject({ gateway, free });
});

test('networks are for staff', async () => {
  const { id } = await pool(rotterdam, 32);
  expect((await customer.get(path)).statusCode).toBe(403);
  expect((await customer.post(`${path}${id}/block/`, { address: '198.18.2.9', blocked: 'x' })).statusCode).toBe(403);
  expect((await staff.get(`${path}9999/addresses/`)).statusCode).toBe(404);
  expect(await shop.db.$count(addressPools)).toBeGreaterThan(0);
});

test('networks are listed by location, kind and state, also as a file', async () => {
  const page = async (query: string) => (await staff.get(`${path}?${query}`)).json<AddressPoolPage>();
  const everything = await page('');
  expect(everything.locations.find(({ id }) => id === rotterdam)?.name).toBe('Rotterdam');
  const ids = everything.results.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  const here = await page(`location=${rotterdam}&kind=ipv6`);
  expect(here.results.map(({ location_name: name, unit }) => [name, unit])).toEqual([['Rotterdam', 64]]);
  const [newest] = everything.results;
  expect((await page(`before=${newest?.id}`)).results[0]?.id).toBe(ids[1]);
  const file = await staff.get(`${path}csv/?location=${rotterdam}&kind=single`);
  expect(file.body).toContain('198.18.2.0/24');
  expect(file.body.trim().split('\n')).toHaveLength(2);
  expect((await customer.get(`${path}csv/`)).statusCode).toBe(403);
});
