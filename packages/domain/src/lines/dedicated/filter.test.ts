import type { DsTariff } from '@hoster/contract';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { server } from './dedicated.fixture.ts';
import { locationIn, onOfferIn } from './on-offer.ts';
import { countPassing, figuresOf, countWithoutEach, withoutIdleBounds } from './figures.ts';
import { factsIn, dsIndexOf } from './list-index.ts';
import {
  activeFilters,
  cpuVendors,
  diskTypes,
  dsMeasures,
  factsOf,
  filterTariffs,
  measureOf,
  noDsFilter,
  parseFrequency,
  readDsFilter,
  withoutFilter,
  writeDsFilter,
  type DsFilter,
  type DsMeasure,
} from './filter.ts';

const tagNames = ['start', 'highload', 'amd-epyc', 'storage'];
const countryCodes = ['DE', 'NL', 'US'];
const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);

const anyServer: fc.Arbitrary<DsTariff> = fc
  .record({
    id: fc.integer({ min: 1, max: 1000 }),
    position: fc.integer({ min: 0, max: 5 }),
    price: fc.integer({ min: 1, max: 60 }).map((tens) => tens * 10),
    tags: some(tagNames),
    country_codes: some(countryCodes),
    vendor: fc.constantFrom(...cpuVendors),
    cores: fc.integer({ min: 1, max: 64 }),
    ghz: fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10),
    memory: fc.constantFrom(32, 64, 128, 256),
    disks: fc.array(
      fc.record({
        type: fc.constantFrom(...diskTypes),
        volume: fc.constantFrom(480, 960, 4096),
        count: fc.integer({ min: 1, max: 6 }),
      }),
      { maxLength: 3 },
    ),
    state: fc.constantFrom('in_stock', 'sold_out', 'on_order', 'limited'),
  })
  .map(({ vendor, cores, ghz, memory, disks, state, ...rest }) =>
    server({
      ...rest,
      cpu_detail: { ...server().cpu_detail, vendor },
      frequency: `${cores}×${ghz}`,
      memory_with_units: { ...server().memory_with_units, value: memory },
      disks: disks.map((disk) => ({ ...disk, name: disk.type })),
      availability: { state: state as DsTariff['availability']['state'], count: null, delivery_hours: null },
    }),
  );

/** A bound as an address can have it. */
const bound = fc.option(fc.integer({ min: 0, max: 99_999 }).map((hundredths) => hundredths / 100));
const anyRange = fc
  .tuple(bound, bound)
  .map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }));
const anyFilter: fc.Arbitrary<DsFilter> = fc.record({
  tags: some(tagNames),
  vendors: some(cpuVendors),
  diskTypes: some(diskTypes),
  countries: some(countryCodes),
  price: anyRange,
  memory: anyRange,
  storage: anyRange,
  cores: anyRange,
  frequency: anyRange,
  sort: fc.constantFrom('none', 'ascend', 'descend'),
});

/** The same rule, as plainly as it can be written. */
function naive(tariffs: DsTariff[], filter: DsFilter): DsTariff[] {
  const found: DsTariff[] = [];
  for (const tariff of tariffs) {
    const [cores, ghz] = tariff.frequency.split('×').map(Number);
    let storage = 0;
    for (const { volume, count } of tariff.disks) storage += volume * count;
    const figures: Record<DsMeasure, number> = {
      price: tariff.price,
      memory: tariff.memory_with_units.value,
      storage,
      cores: cores ?? 0,
      frequency: ghz ?? 0,
    };
    let fits = true;
    for (const [name, figure] of Object.entries(figures) as [DsMeasure, number][]) {
      const { min, max } = filter[name];
      if (min !== null && figure < min) fits = false;
      if (max !== null && figure > max) fits = false;
    }
    if (filter.tags.length > 0 && !tariff.tags.some((tag) => filter.tags.includes(tag))) fits = false;
    if (filter.vendors.length > 0 && !filter.vendors.includes(tariff.cpu_detail.vendor)) fits = false;
    if (filter.countries.length > 0 && !tariff.country_codes.some((code) => filter.countries.includes(code)))
      fits = false;
    if (filter.diskTypes.length > 0 && !tariff.disks.some(({ type }) => filter.diskTypes.includes(type))) fits = false;
    if (fits) found.push(tariff);
  }
  return found;
}

test('lists what a plain filter lists, sold out servers last, the others by price where that is asked for', () => {
  fc.assert(
    fc.property(fc.array(anyServer, { maxLength: 12 }), anyFilter, (tariffs, filter) => {
      const listed = filterTariffs(tariffs, filter);
      const expected = naive(tariffs, filter);
      expect(new Set(listed)).toEqual(new Set(expected));
      expect(listed).toHaveLength(expected.length);
      for (const [index, tariff] of listed.entries()) {
        const next = listed[index + 1];
        if (!next) continue;
        const isOut = ({ availability }: DsTariff) => availability.state === 'sold_out';
        expect(isOut(tariff) && !isOut(next)).toBe(false);
        if (isOut(tariff) !== isOut(next)) continue;
        if (filter.sort === 'ascend') expect(tariff.price).toBeLessThanOrEqual(next.price);
        if (filter.sort === 'descend') expect(tariff.price).toBeGreaterThanOrEqual(next.price);
        if (filter.sort === 'none') expect(tariff.position).toBeLessThanOrEqual(next.position);
      }
    }),
  );
});

test('the index of a list counts what the list has, after any journey as JSON', () => {
  fc.assert(
    fc.property(fc.array(anyServer, { maxLength: 12 }), anyFilter, (tariffs, filter) => {
      const facts = factsIn(JSON.parse(JSON.stringify(dsIndexOf(tariffs))));
      expect(facts).toEqual(tariffs.map(factsOf));
      expect(countPassing(facts, filter)).toBe(naive(tariffs, filter).length);
      expect(countWithoutEach(facts, filter)).toEqual(
        activeFilters(filter)
          .map((active) => ({ ...active, count: naive(tariffs, withoutFilter(filter, active)).length }))
          .filter(({ count }) => count > 0),
      );
    }),
  );
});

test('an index without a value that a row names is refused', () => {
  const index = dsIndexOf([server()]);
  expect(() => factsIn({ ...index, memory: { values: [], rows: [0] } })).toThrow(RangeError);
});

test('round-trips filters through the address', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      expect(readDsFilter(writeDsFilter(filter))).toEqual(filter);
    }),
  );
  expect(writeDsFilter(noDsFilter)).toEqual({});
  expect(readDsFilter({})).toEqual(noDsFilter);
});

test('reads any query as filters that can be applied', () => {
  const names = ['tags', 'cpu_vendor', 'disk_type', 'country', 'price_min', 'price_max', 'cores_min', 'sort'] as const;
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), fc.array(anyServer), (query, tariffs) => {
      expect(filterTariffs(tariffs, readDsFilter(query)).length).toBeLessThanOrEqual(tariffs.length);
    }),
  );
});

describe('a query', () => {
  it('accepts bounds in the wrong order and names in any case', () => {
    const query = {
      price_min: '200',
      price_max: '100',
      cpu_vendor: 'amd,nobody',
      disk_type: 'HDD,nvme',
      country: 'de',
    };
    expect(readDsFilter(query)).toEqual({
      ...noDsFilter,
      price: { min: 100, max: 200 },
      vendors: ['AMD'],
      diskTypes: ['NVMe', 'HDD'],
      countries: ['DE'],
    });
  });

  it.each(['-1', '1e3', 'NaN', '1.234567', '9999999999', ' 5', '', '٣'])('ignores the bound %j', (text) => {
    expect(readDsFilter({ memory_min: text }).memory).toEqual({ min: null, max: null });
  });

  it('ignores impossible tags', () => {
    expect(readDsFilter({ tags: 'a b,<script>,start,start' }).tags).toEqual(['start']);
    expect(readDsFilter({ tags: `start,${'x'.repeat(500)}` }).tags).toEqual([]);
  });
});

test('active filters can be removed one by one', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      let left = filter;
      for (const active of activeFilters(filter)) left = withoutFilter(left, active);
      expect(left).toEqual({ ...noDsFilter, sort: filter.sort });
    }),
  );
});

test('has the figures of the servers', () => {
  fc.assert(
    fc.property(fc.array(anyServer), fc.constantFrom(...dsMeasures), (tariffs, measure) => {
      // As sold alone: what they can be configured to is in the next test.
      const figures = figuresOf(
        tariffs.map((tariff) => ({
          ...tariff,
          memory_with_units: { ...tariff.memory_with_units, max_value: null },
        })),
      );
      const values = tariffs.map((tariff) => measureOf(tariff)[measure]);
      expect(
        figures.measures[measure].flatMap(({ value, count }) => Array.from({ length: count }, () => value)),
      ).toEqual(values.toSorted((a, b) => a - b));
      const sold = tariffs.filter(({ availability }) => availability.state !== 'sold_out').map(({ price }) => price);
      expect(figures.min_price).toBe(sold.length === 0 ? null : Math.min(...sold));
      expect([figures.count, new Set(figures.tags)]).toEqual([
        tariffs.length,
        new Set(tariffs.flatMap(({ tags }) => tags)),
      ]);
    }),
  );
});

test('the figures of RAM end with the most that a server can be configured to', () => {
  const [{ memory_with_units: memory }] = [server()];
  const of = (value: number, max_value: number | null) =>
    server({ memory_with_units: { ...memory, value, max_value } });
  const stops = (...servers: DsTariff[]) => figuresOf(servers).measures.memory;
  expect(stops(of(64, 256), of(128, 256), of(128, null))).toEqual([
    { value: 64, count: 1 },
    { value: 128, count: 2 },
    { value: 256, count: 2 },
  ]);
  expect(stops(of(64, 128), of(256, null)).map(({ value }) => value)).toEqual([64, 256]);
});

test('a server is ordered in a country that it is looked for in, where it isn’t sold out', () => {
  const locations = [
    { id: 1, country_code: 'DE', is_available: true },
    { id: 2, country_code: 'NL', is_available: false },
    { id: 3, country_code: 'NL', is_available: true },
    { id: 4, country_code: 'NL', is_available: true },
  ] as const;
  const wanted = (countries: string[], there: number[], soldOut: number[] = []) =>
    locationIn({ locations: there, sold_out_locations: soldOut }, [...locations], countries);
  expect(wanted([], [1, 3])).toBeUndefined();
  expect(wanted(['NL'], [1])).toBeUndefined();
  expect(wanted(['NL'], [1, 2, 3, 4])).toBe(3);
  expect(wanted(['NL'], [1, 2, 3, 4], [3])).toBe(4);
  expect(wanted(['NL'], [1, 2, 3], [3]), 'it is there, and its page says that it is sold out').toBe(2);
  expect(wanted(['NL', 'DE'], [1, 3])).toBe(1);
});

test('servers on offer in a country are those that can be ordered there, and lead to an order there', () => {
  const locations = [
    { id: 1, country_code: 'DE', is_available: true },
    { id: 2, country_code: 'NL', is_available: true },
    { id: 3, country_code: 'ES', is_available: false },
  ];
  const url = '/dedicated-servers/one/';
  const urls = (countries: string[], change: Partial<DsTariff>) =>
    onOfferIn([server({ url, locations: [1, 2, 3], sold_out_locations: [], ...change })], locations, countries).map(
      (one) => one.url,
    );
  expect(urls([], {})).toEqual([url]);
  expect(urls(['NL'], {})).toEqual([`${url}?location=2`]);
  expect(urls(['NL'], { sold_out_locations: [2] })).toEqual([]);
  expect(urls(['ES'], {}), 'the location takes no orders').toEqual([]);
  const soldOut = { state: 'sold_out', count: null, delivery_hours: null } as const;
  expect(urls([], { availability: soldOut })).toEqual([]);
});

test('each filter that hides servers is named with how many there are without it', () => {
  fc.assert(
    fc.property(fc.array(anyServer), anyFilter, (tariffs, filter) => {
      const expected = activeFilters(filter)
        .map((active) => ({ ...active, count: filterTariffs(tariffs, withoutFilter(filter, active)).length }))
        .filter(({ count }) => count > 0);
      expect(countWithoutEach(tariffs.map(factsOf), filter)).toEqual(expected);
    }),
  );
});

test('bounds that exclude nothing don’t count as a filter', () => {
  const figures = figuresOf([server({ price: 39 }), server({ id: 2, price: 499 })]);
  const filter = readDsFilter({ price_min: '39', price_max: '499', cores_min: '99999' });
  expect(withoutIdleBounds(filter, figures)).toMatchObject({
    price: { min: null, max: null },
    cores: { min: 99_999, max: null },
  });
});

test.each([
  ['16×3.4', { cores: 16, ghz: 3.4 }],
  ['16x3.4', { cores: 16, ghz: 3.4 }],
  ['4 × 3.8 GHz', { cores: 4, ghz: 3.8 }],
  ['24X2.85ghz', { cores: 24, ghz: 2.85 }],
  ['32×3', { cores: 32, ghz: 3 }],
  [' 6×3.4 ', { cores: 6, ghz: 3.4 }],
  ['3.4', null],
  ['16*3.4', null],
  ['×3.4', null],
  ['16×', null],
  ['16×3,4', null],
  ['99999×3', null],
  ['', null],
])('reads the clock %j', (text, expected) => {
  expect(parseFrequency(text)).toEqual(expected);
});

test('falls back to the processor’s clock speed', () => {
  expect(measureOf(server({ frequency: 'fast' }))).toMatchObject({ cores: 24, frequency: 2.1 });
});
