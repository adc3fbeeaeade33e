import type { DsChoices } from '@hoster/contract';
import { expect, test } from 'vitest';
import { server } from './dedicated.fixture.ts';
import { countPassing, countWithoutEach } from './figures.ts';
import { factsOf, filterTariffs, noDsFilter, type DsFilter } from './filter.ts';
import { nearestTariffs } from './nearest.ts';
import { onOfferIn } from './on-offer.ts';

const choices: DsChoices = {
  memory: [
    { id: 2, value: 512, price: 70, cpus: null },
    { id: 3, value: 1024, price: 309, cpus: 2 },
  ],
  drives: [
    { id: 1, type: 'NVMe', volume: 1920, price: 16, max: 6 },
    { id: 3, type: 'HDD', volume: 4096, price: 7, max: 2 },
  ],
  credit: 32,
  terms: [
    { months: 24, discount_percent: 15 },
    { months: 12, discount_percent: 10 },
    { months: 1, discount_percent: 0 },
  ],
};
/** 256 GB, 2 × 1.92 TB NVMe, €229. */
const gold = server({ choices, sold_out_locations: [] });
const bounds = (min: number | null, max: number | null = null) => ({ min, max });
const found = (filter: Partial<DsFilter>, tariffs = [gold]) => filterTariffs(tariffs, { ...noDsFilter, ...filter });

test('a server that passes as it is stays as it is', () => {
  expect(found({ memory: bounds(256), diskTypes: ['NVMe'], price: bounds(null, 229) })).toEqual([gold]);
});

test('finds the cheapest configuration that passes, with its price and what orders it', () => {
  expect(found({ memory: bounds(300) })).toMatchObject([
    { price: 299, memory_with_units: { value: 512 }, configured: { query: 'memory=2', added: 70, months: 1 } },
  ]);
  expect(found({ memory: bounds(600), storage: bounds(9000) })).toMatchObject([
    { price: 229 + 309 + 5 * 16 - 32, configured: { query: 'memory=3&cpus=2&disks=1%3A5' } },
  ]);
  expect(found({ diskTypes: ['HDD'] }), 'the credit of the plan’s own drives never lowers the price').toMatchObject([
    { price: 229, disks: [{ type: 'HDD', count: 2 }], configured: { query: 'disks=3%3A2', added: 0 } },
  ]);
});

test('takes the shortest term that meets the price limit', () => {
  const [server12] = found({ memory: bounds(300), price: bounds(null, 270) });
  expect(server12).toMatchObject({ price: 269.1, configured: { query: 'memory=2&period=12', months: 12 } });
  expect(found({ price: bounds(null, 195) })).toMatchObject([{ price: 194.65, configured: { months: 24 } }]);
  expect(found({ price: bounds(null, 194) })).toEqual([]);
});

test('finds nothing where nothing can be built', () => {
  expect(found({ memory: bounds(2000) })).toEqual([]);
  expect(found({ diskTypes: ['SSD'] })).toEqual([]);
  expect(found({ storage: bounds(20_000) })).toEqual([]);
  expect(found({ memory: bounds(512) }, [server()]), 'sold as it is').toEqual([]);
});

test('counts what it lists, and leads to the configuration in a country, too', () => {
  const filter = { ...noDsFilter, memory: bounds(512), price: bounds(null, 200) };
  expect(countPassing([factsOf(gold)], filter)).toBe(0);
  expect(countWithoutEach([factsOf(gold)], filter)).toEqual([
    { kind: 'price', value: null, count: 1 },
    { kind: 'memory', value: null, count: 1 },
  ]);
  const locations = [{ id: 1, country_code: 'DE', is_available: true }];
  expect(onOfferIn(found({ memory: bounds(512) }), locations, ['DE']).map(({ url }) => url)).toEqual([
    `${gold.url}?location=1&memory=2`,
  ]);
});

test('names the nearest available servers with what differs', () => {
  const filter = { ...noDsFilter, memory: bounds(512), price: bounds(null, 280) };
  const dear = { ...gold, id: 2, price: 400 };
  const soldOut = { ...gold, id: 3, availability: { state: 'sold_out', count: null, delivery_hours: null } as const };
  const twelve = { ...choices, terms: [] };
  const nearest = nearestTariffs([dear, soldOut, { ...gold, choices: twelve }], filter);
  expect(nearest.map(({ tariff, differs }) => [tariff.id, tariff.price, differs.kind])).toEqual([
    [1, 299, 'price'],
    [2, 470, 'price'],
  ]);
});
