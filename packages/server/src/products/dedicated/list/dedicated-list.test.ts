import {
  DsFigures,
  DsIndex,
  DsTariff,
  type DsGroupLanding,
  type Landing,
  type Page,
  type PlanSet,
} from '@hoster/contract';
import { countPassing, factsIn, readDsFilter } from '@hoster/domain';
import { eq } from '../../../platform/db/drizzle.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { dsPlans } from '../../../catalogue/dedicated-tables.ts';
import { testShop } from '../../../testing/shop.ts';
import { places, plans, setStock, tariffsPath } from '../../../testing/dedicated.ts';

const shop = await testShop();
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.browser().get(url, { headers });
const list = async (query = '', headers: Record<string, string> = {}) =>
  (await get(`${tariffsPath}${query}`, headers)).json<Page<DsTariff>>();
const slugs = async (query: string) => (await list(query)).results.map(({ slug }) => slug);

describe('the list of dedicated servers', () => {
  it.each(['', 'landing=in-germany', 'landing=for-amd-epyc'])(
    'has an index that counts what the filters leave (%s)',
    async (landing) => {
      const facts = factsIn(DsIndex.parse((await get(`${tariffsPath}index/?${landing}`)).json()));
      for (const query of [
        '',
        'cpu_vendor=AMD',
        'disk_type=HDD&country=NL',
        'memory_min=256&price_max=300',
        'tags=start',
      ]) {
        const filter = readDsFilter(Object.fromEntries(new URLSearchParams(query)));
        const { count } = await list(`?${landing}&${query}`);
        expect([query, countPassing(facts, filter)]).toEqual([query, count]);
      }
    },
  );

  it('has no index of an unknown landing', async () => {
    expect((await get(`${tariffsPath}index/?landing=in-atlantis`)).statusCode).toBe(404);
  });

  it('has everything about a server', async () => {
    const { results, count } = await list('?page_size=500');
    expect([results.length, count]).toEqual([18, 18]);
    expect(results.map((row) => DsTariff.parse(row))).toEqual(results);
    expect(results.find(({ slug }) => slug === 'silver-4210r-x2')).toEqual({
      id: 9,
      slug: 'silver-4210r-x2',
      name: '2 × Xeon Silver 4210R',
      url: '/dedicated-servers/silver-4210r-x2/',
      price: 149,
      old_price: null,
      setup_fee: 49,
      cpu_detail: {
        vendor: 'Intel',
        model: 'Xeon Silver 4210R',
        count: 2,
        cores: 20,
        threads: 40,
        frequency: 2.4,
        boost_frequency: 3.2,
        family: 'Cascade Lake',
        benchmark: null,
      },
      disks: [{ type: 'SSD', name: '960 GB SSD', volume: 960, count: 4 }],
      memory_with_units: { value: 128, unit: 'GB', type: 'DDR4', ecc: true, max_value: 768 },
      frequency: '20×2.4',
      platform: 'HPE ProLiant DL360 Gen10',
      chassis: '1U, 10 × 2.5"/U.2',
      front: { units: 1, bays: ['SSD', 'SSD', 'SSD', 'SSD', ...Array.from({ length: 6 }, () => null)] },
      raid: { kind: 'hardware', name: 'Broadcom 9361-8i' },
      port_mbps: 1000,
      guaranteed_mbps: 100,
      traffic: null,
      ipv4_count: 1,
      ipv6_prefix: 64,
      locations: [places.rotterdam, places.barcelona],
      sold_out_locations: [],
      country_codes: ['NL', 'ES'],
      availability: { state: 'in_stock', count: null, delivery_hours: 12 },
      is_configurable: true,
      choices: expect.objectContaining({ memory: expect.any(Array), drives: expect.any(Array) }),
      tags: ['vmware-esxi'],
      updated: '2026-07-24T00:00:00.000Z',
      position: 8,
    });
  });

  it('says what is available, and when', async () => {
    const { results } = await list('?page_size=500');
    const states = Map.groupBy(results, ({ availability }) => availability.state);
    const named = (state: DsTariff['availability']['state']) =>
      (states.get(state) ?? []).map(({ slug, availability }) => [
        slug,
        availability.count,
        availability.delivery_hours,
      ]);
    expect(named('limited')).toEqual([
      ['e-2388g', 2, 4],
      ['epyc-7302p', 3, 8],
    ]);
    expect(named('on_order')).toEqual([
      ['gold-6226r-x2', null, 120],
      ['epyc-9454p', null, 240],
    ]);
    expect(named('sold_out')).toEqual([
      ['e-2288g', null, null],
      ['epyc-7502p', null, null],
    ]);
    expect(results.slice(-2).map(({ slug }) => slug)).toEqual(['e-2288g', 'epyc-7502p']);
    for (const { availability } of states.get('in_stock') ?? []) {
      expect(availability.delivery_hours).toBeGreaterThanOrEqual(2);
      expect(availability.delivery_hours).toBeLessThanOrEqual(24);
    }
    expect(results.find(({ slug }) => slug === 'e-2236')?.sold_out_locations).toEqual([places.barcelona]);
    expect(results.find(({ slug }) => slug === 'gold-6226r-x2')?.sold_out_locations).toEqual([]);
  });

  it('is shown anew when a figure changes that it has', async () => {
    const countOf = async () =>
      (await list('?page_size=500')).results.find(({ slug }) => slug === 'epyc-7302p')?.availability;
    expect(await countOf()).toMatchObject({ state: 'limited', count: 3 });
    await setStock(shop, plans.epyc7302p, places.rotterdam, 2);
    expect(await countOf()).toMatchObject({ count: 2 });
    await setStock(shop, plans.epyc7302p, places.rotterdam, 0);
    expect(await countOf()).toEqual({ state: 'sold_out', count: null, delivery_hours: null });
    await setStock(shop, plans.epyc7302p, places.rotterdam, 3);
    const cached = () => shop.app.answerCache.data({ url: `${tariffsPath}?page_size=500`, headers: {} });
    await setStock(shop, plans.e3, places.frankfurt, 90);
    await list('?page_size=500');
    await setStock(shop, plans.e3, places.frankfurt, 89);
    expect(await cached()).toBeDefined();
  });

  it.each([
    ['?tags=storage', ['storage-e-2236']],
    ['?cpu_vendor=amd&memory_max=64', ['ryzen-5-3600']],
    ['?disk_type=hdd&price_max=60', ['e3-1270v6', 'e-2236']],
    ['?country=ch,es&sort=ascend', ['e-2236', 'e-2386g', 'silver-4210r-x2', 'epyc-9124']],
    ['?cores_min=48', ['epyc-9454p']],
    ['?frequency_min=3.8&price_max=100', ['e3-1270v6']],
    ['?storage_min=40000&price_max=119', ['e-2236', 'e-2386g', 'storage-e-2236', 'e-2288g']],
    ['?price_min=85&price_max=79', ['e-2386g', 'e-2288g']],
    [
      '?tags=amd-epyc&sort=descend',
      ['epyc-9454p', 'epyc-9354p', 'epyc-7443p', 'epyc-9124', 'epyc-7302p', 'epyc-7502p'],
    ],
  ])('fits the filters of %s', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  it('looks at what a server can be configured to, and leads to that', async () => {
    const { results } = await list('?memory_min=256&price_max=200&disk_type=NVMe');
    expect(results.map(({ slug, price, configured }) => [slug, price, configured])).toEqual([
      ['gold-5412u', 194.65, { query: 'period=24', added: 0, months: 24 }],
      ['epyc-7302p', 164, { query: expect.stringMatching(/^memory=\d+$/), added: 25, months: 1 }],
      ['epyc-7443p', 197.1, { query: 'period=12', added: 0, months: 12 }],
    ]);
  });

  it('comes in pages that keep the filters', async () => {
    const first = await list('?cpu_vendor=Intel&sort=ascend&page_size=4&nonsense=1');
    expect(first).toMatchObject({ count: 9, previous: null });
    expect(first.next).toBe('/my/api/ds-order/tariff/?page=2&page_size=4&cpu_vendor=Intel&sort=ascend');
    const second = (await get(first.next ?? '')).json<Page<DsTariff>>();
    expect(second.previous).toBe('/my/api/ds-order/tariff/?page=1&page_size=4&cpu_vendor=Intel&sort=ascend');
    const third = (await get(second.next ?? '')).json<Page<DsTariff>>();
    expect([second.results.length, third.results.length, third.next]).toEqual([4, 1, null]);
    expect((await get(`${tariffsPath}?page=2`)).statusCode).toBe(404);
    expect(await list('?tags=nothing')).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  it.each(['page=0', 'page=x', 'page_size=501', 'page=1&page=2', 'page=99999999999999'])(
    'refuses %s',
    async (query) => {
      expect((await get(`${tariffsPath}?${query}`)).statusCode).toBe(400);
    },
  );

  it.each([
    ['tags=a&tags=b'],
    ['price_min=1e999'],
    ['country=%E2%80%A8'],
    ['sort=constructor'],
    ['disk_type=__proto__'],
    ['tags=x,x,…', `tags=${'x,'.repeat(2000)}`],
  ])('takes %s for no filter', async (name, query = name) => {
    expect((await list(`?${query}`)).count).toBe(18);
  });
});

describe('a part of the list', () => {
  it('is a landing’s, under further filters', async () => {
    expect((await list('?landing=in-switzerland')).results.every((row) => row.country_codes.includes('CH'))).toBe(true);
    expect(await slugs('?landing=for-amd-epyc&country=CH')).toEqual(['epyc-9124']);
    expect(await slugs('?landing=in-switzerland&country=NL')).toEqual([]);
    const first = await list('?landing=for-amd-epyc&page_size=4');
    expect(first.next).toBe('/my/api/ds-order/tariff/?page=2&page_size=4&landing=for-amd-epyc');
  });

  it('is the servers that are named', async () => {
    expect(await slugs('?servers=epyc-9124,e-2236,nothing')).toEqual(['e-2236', 'epyc-9124']);
    expect(await slugs('?servers=')).toEqual([]);
  });

  it('of a country names its data centres', async () => {
    const figures = DsFigures.parse((await get(`${tariffsPath}figures/?landing=in-netherlands`)).json());
    expect(figures.places).toMatchObject([{ slug: 'rotterdam', city: 'Rotterdam', country_code: 'NL' }]);
  });

  it('has figures of all its servers', async () => {
    const figures = DsFigures.parse((await get(`${tariffsPath}figures/?landing=for-amd-epyc`)).json());
    expect(figures).toMatchObject({ count: 6, min_price: 139, port_mbps: 10_000, without: [] });
    expect(figures.locations).toContainEqual({ id: places.rotterdam, country_code: 'NL', is_available: true });
    expect(figures.places).toBeUndefined();
    expect(figures.measures.memory).toEqual([
      { value: 128, count: 1 },
      { value: 192, count: 1 },
      { value: 256, count: 2 },
      { value: 384, count: 1 },
      { value: 512, count: 1 },
      // With larger modules.
      { value: 1536, count: 1 },
    ]);
  });

  it('says which filters hide all of it', async () => {
    const path = `${tariffsPath}figures/?landing=for-amd-epyc&country=CH&memory_min=384&price_max=150`;
    expect((await get(path)).json()).toMatchObject({
      count: 0,
      min_price: null,
      without: [{ kind: 'price', value: null, count: 1 }],
      nearest: [{ tariff: { slug: 'epyc-9124', price: 266 }, differs: { kind: 'price', value: null } }],
    });
  });

  it.each(['in-nowhere', 'in-', 'in-germany,in-spain', '__proto__'])('doesn’t exist as %s', async (landing) => {
    const query = `landing=${encodeURIComponent(landing)}`;
    expect((await get(`${tariffsPath}?${query}`)).statusCode).toBe(404);
    expect((await get(`${tariffsPath}figures/?${query}`)).statusCode).toBe(404);
  });
});

describe('sets and landings', () => {
  it('are the tags of the list', async () => {
    const sets = (await get(`${tariffsPath}tariff_sets/`)).json<PlanSet[]>();
    expect(sets.map(({ slug, url, tariffs }) => [slug, url, tariffs.length])).toEqual([
      ['start', '/dedicated-servers/?tags=start', 1],
      ['highload', '/dedicated-servers/for-highload/', 6],
      ['amd-epyc', '/dedicated-servers/for-amd-epyc/', 6],
      ['vmware-esxi', '/dedicated-servers/for-vmware-esxi/', 4],
      ['storage', '/dedicated-servers/?tags=storage', 1],
    ]);
    expect(sets.every(({ landing_only: only }) => !only)).toBe(true);
    const inRussian = (await get(`${tariffsPath}tariff_sets/`, { 'accept-language': 'ru' })).json<PlanSet[]>();
    expect(inRussian[4]).toMatchObject({ label: 'Хранение данных' });
  });

  it('have the lowest price of what is listed there and in stock', async () => {
    const landings = (await get('/my/api/ds-location-landings/')).json<Landing[]>();
    expect(landings.map(({ slug, prefix, url, cities, min_price }) => [slug, prefix, url, cities, min_price])).toEqual([
      ['germany', 'in', '/dedicated-servers/in-germany/', ['Frankfurt'], 39],
      ['netherlands', 'in', '/dedicated-servers/in-netherlands/', ['Rotterdam'], 39],
      ['usa', 'in', '/dedicated-servers/in-usa/', ['Dallas'], 109],
      // The cheapest one there is sold out.
      ['spain', 'in', '/dedicated-servers/in-spain/', ['Barcelona'], 149],
      ['switzerland', 'in', '/dedicated-servers/in-switzerland/', ['Zurich'], 85],
    ]);
    const groups = (await get('/my/api/ds-group-landings/', { 'accept-language': 'ru' })).json<DsGroupLanding[]>();
    expect(groups.map(({ slug, prefix, plan_set: set, min_price }) => [slug, prefix, set, min_price])).toEqual([
      ['highload', 'for', 'highload', 109],
      ['amd-epyc', 'for', 'amd-epyc', 139],
      ['vmware-esxi', 'for', 'vmware-esxi', 149],
    ]);
    expect(groups[0]?.label).toBe('Высокая нагрузка');
    const vps = (await get('/my/api/vps-location-landings/')).json<Landing[]>();
    expect(vps).toHaveLength(5);
  });

  it('follow a changed price', async () => {
    await shop.db.update(dsPlans).set({ priceCents: 9900 }).where(eq(dsPlans.slug, 'silver-4210r-x2'));
    const landings = (await get('/my/api/ds-location-landings/')).json<Landing[]>();
    expect(landings.find(({ slug }) => slug === 'spain')?.min_price).toBe(99);
  });
});
