import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharge, expectMonthlyDifference } from '../money/option-price.fixture.ts';
import { computeTotal } from '../money/pricing.ts';
import {
  backupPrices,
  backupPricing,
  backupQueryOf,
  findBackupProblems,
  readBackupQuery,
  volumeName,
  writeBackupQuery,
  type BackupChoice,
  type BackupData,
} from './backup.ts';
import { place } from './place.fixture.ts';

const data: BackupData = {
  volumes: [
    { id: 1, volume: 100, price: 3, snapshots: 10, sub_accounts: 10, sold_out_locations: [] },
    { id: 2, volume: 1024, price: 12, snapshots: 20, sub_accounts: 50, sold_out_locations: [2] },
  ],
  locations: [place(1), place(2), place(3, false)],
  rent_periods: [
    { months: 1, discount_percent: 0, is_default: true },
    { months: 12, discount_percent: 10, is_default: false },
  ],
  promo: null,
  tax: { country: 'DE', rate_percent: 19, reverse_charge: false, label: 'VAT' },
};
const defaults: BackupChoice = { volume: 100, location: 1, rent_period: 1, count: 1, project: 7 };
const limits = { items_max: 20, project_name_max_length: 64 };

const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .filter((value) => value === value.trim() && value.length <= maxLength);
const id = fc.integer({ min: 1, max: 999_999_999 });
const anyChoice: fc.Arbitrary<BackupChoice> = fc
  .tuple(
    fc.record(
      {
        volume: fc.integer({ min: 1, max: 999_999 }),
        location: id,
        rent_period: fc.integer({ min: 1, max: 36 }),
        count: fc.integer({ min: 1, max: 20 }),
        name: text(63),
        promo_code: text(64),
      },
      { requiredKeys: ['volume', 'location', 'rent_period', 'count'] },
    ),
    fc.oneof(fc.constant({}), fc.record({ project: id }), fc.record({ project_name: text(64) })),
  )
  .map(([choice, project]) => ({ ...choice, ...project }));

test('round-trips any choice through its address, whatever the defaults', () => {
  fc.assert(
    fc.property(anyChoice, anyChoice, (choice, standard) => {
      const address = writeBackupQuery(choice, standard).toString();
      expect(readBackupQuery(backupQueryOf(new URLSearchParams(address)), standard)).toEqual(choice);
    }),
  );
});

test('reads any query as something that has a price', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('volume', 'period', 'count', 'location'), fc.string()), (query) => {
      const choice = readBackupQuery(query, defaults);
      expect(computeTotal(backupPricing(data, choice)).total).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a year of two storages costs twelve months of both, less the discount, plus VAT', () => {
  const { net, total, renewal } = computeTotal(
    backupPricing(data, { ...defaults, volume: 1024, rent_period: 12, count: 2 }),
  );
  expect({ net, total, perMonth: renewal.perMonth }).toEqual({ net: 25_920, total: 30_845, perMonth: 2160 });
});

test.each([
  ['a size that is not on offer', { volume: 300 }, [['volume', 'volume_unknown']]],
  ['a place that takes no orders', { location: 3 }, [['location', 'location_unavailable']]],
  ['a place that is full', { volume: 1024, location: 2 }, [['location', 'sold_out']]],
  ['a term that is not offered', { rent_period: 5 }, [['rent_period', 'period_not_offered']]],
  ['too many', { count: 21 }, [['count', 'too_many_items']]],
  ['a name that is no hostname', { name: '-bad_' }, [['name', 'host_name']]],
  ['nothing', {}, []],
])('refuses %s', (_what, change, expected) => {
  const found = findBackupProblems(data, { ...defaults, ...change }, limits);
  expect(found.map(({ field, code }) => [field, code])).toEqual(expected);
});

test.each([
  [100, '100 GB'],
  [1024, '1 TB'],
  [20_480, '20 TB'],
])('%d GB is called %s', (volume, name) => {
  expect(volumeName(volume)).toBe(name);
});

test('shows the monthly price that is charged beside every size, for every term, quantity and currency', () => {
  const untaxed = { ...data, tax: { ...data.tax, rate_percent: 0 } };
  const terms = fc.record({ rent_period: fc.constantFrom(1, 12), count: fc.integer({ min: 1, max: 20 }) });
  fc.assert(
    fc.property(terms, anyCharge, (chosen, charge) => {
      const choice = { ...defaults, ...chosen };
      const priceOf = backupPrices(untaxed, choice, charge);
      const nothing = backupPricing(untaxed, { ...choice, volume: 0 });
      for (const { volume } of data.volumes)
        expectMonthlyDifference([priceOf(volume), nothing, backupPricing(untaxed, { ...choice, volume })], charge);
    }),
  );
});
