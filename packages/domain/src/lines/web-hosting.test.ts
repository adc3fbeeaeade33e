import type { Cms, VhTariff } from '@hoster/contract';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyCharge, expectMonthlyDifference } from '../money/option-price.fixture.ts';
import { optionPricer } from '../money/option-price.ts';
import { computeTotal } from '../money/pricing.ts';
import {
  cmsOf,
  compareVersions,
  findVhProblems,
  phpFor,
  readVhQuery,
  recommendedPhp,
  runsOn,
  suitedTariff,
  vhPricing,
  vhQueryOf,
  writeVhQuery,
  type VhChoice,
  type VhData,
} from './web-hosting.ts';
import { place } from './place.fixture.ts';

const versions = ['5.6', '7.4', '8.1', '8.4', '8.5'];
const plan = (id: number, price: number, memory: number, change: Partial<VhTariff> = {}): VhTariff => ({
  id,
  slug: `plan-${id}`,
  name: `Plan ${id}`,
  url: '/',
  price,
  old_price: null,
  sites: 1,
  disk_size: 5,
  disk_type: 'NVMe',
  databases: null,
  mailboxes: null,
  ftp_accounts: null,
  subdomains: null,
  memory_mb: memory,
  cpu_cores: 1,
  inodes: null,
  traffic: null,
  php_versions: versions,
  database_engines: [],
  ssl: { free: true, wildcard: true },
  backups: { interval_hours: 24, keep_days: 7 },
  control_panel: 'HestiaCP',
  ssh: true,
  cron_min_minutes: 5,
  nodejs: false,
  python: false,
  locations: [1, 2, 3],
  sold_out_locations: [2],
  cms: [],
  tags: [],
  is_popular: false,
  position: id,
  ...change,
});
const system = (slug: string, memory: number, min: string, max: string | null): Cms => ({
  id: 1,
  slug,
  name: slug,
  icon: null,
  kind: 'cms',
  version: '1.0',
  min_php: min,
  max_php: max,
  memory_mb: memory,
  databases: [],
  one_click: true,
  license: 'free',
});
const data: VhData = {
  tariffs: [plan(1, 2.4, 512), plan(2, 4.5, 1024, { locations: [1] }), plan(3, 8, 2048)],
  locations: [place(1), place(2), place(3, false)],
  rent_periods: [
    { months: 1, discount_percent: 0, is_default: false },
    { months: 12, discount_percent: 20, is_default: true },
  ],
  cms: [
    system('light', 128, '7.4', null),
    system('old', 128, '5.6', '7.4'),
    system('heavy', 2048, '8.1', '8.4'),
    system('future', 128, '9.0', null),
  ],
  php_versions: versions
    .toReversed()
    .map((version) => ({ version, is_default: version === '8.4', end_of_life: version < '8.2' })),
  promo: null,
  tax: { country: 'DE', rate_percent: 19, reverse_charge: false, label: 'VAT' },
};
const defaults: VhChoice = {
  tariff: 1,
  location: 1,
  domain: null,
  cms: null,
  php_version: null,
  rent_period: 1,
  count: 1,
  project: 7,
};
const limits = { items_max: 20, project_name_max_length: 64 };
const firstPlan = plan(1, 2.4, 512);

const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .filter((value) => value === value.trim() && value.length <= maxLength);
const id = fc.integer({ min: 1, max: 999_999_999 });
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const version = fc.tuple(fc.nat(99), fc.nat(99)).map((parts) => parts.join('.'));
const anyChoice: fc.Arbitrary<VhChoice> = fc
  .tuple(
    fc.record(
      {
        tariff: id,
        location: id,
        domain: orNone(fc.domain()),
        cms: orNone(fc.stringMatching(/^[a-z\d]{1,20}(-[a-z\d]{1,9})?$/).filter((slug) => slug !== 'none')),
        php_version: orNone(version),
        rent_period: fc.integer({ min: 1, max: 36 }),
        count: fc.integer({ min: 1, max: 20 }),
        name: text(63),
        promo_code: text(64),
      },
      { requiredKeys: ['tariff', 'location', 'domain', 'cms', 'php_version', 'rent_period', 'count'] },
    ),
    fc.oneof(fc.constant({}), fc.record({ project: id }), fc.record({ project_name: text(64) })),
  )
  .map(([choice, project]) => ({ ...choice, ...project }));

describe('an address', () => {
  it('round-trips any choice, whatever the defaults', () => {
    fc.assert(
      fc.property(anyChoice, anyChoice, (choice, standard) => {
        const address = writeVhQuery(choice, standard).toString();
        expect(readVhQuery(vhQueryOf(new URLSearchParams(address)), standard)).toEqual(choice);
      }),
    );
  });

  it('always parses to something that can be priced and validated', () => {
    const names = fc.constantFrom('tariff', 'location', 'domain', 'cms', 'php', 'period', 'count', 'name');
    fc.assert(
      fc.property(fc.dictionary(names, fc.string({ unit: 'binary' })), (query) => {
        const choice = readVhQuery(query, defaults);
        expect(computeTotal(vhPricing(data, choice)).total).toBeGreaterThanOrEqual(0);
        expect(Array.isArray(findVhProblems(data, choice, limits))).toBe(true);
      }),
    );
  });
});

test('a year of two accounts costs twelve months of both, less the discount, plus VAT', () => {
  const { net, total, renewal } = computeTotal(vhPricing(data, { ...defaults, tariff: 2, rent_period: 12, count: 2 }));
  expect({ net, total, perMonth: renewal.perMonth }).toEqual({ net: 8640, total: 10_282, perMonth: 720 });
});

test('shows the price of a plan that is charged, for every term, quantity and currency; domain, system and PHP are free', () => {
  const untaxed = { ...data, tax: { ...data.tax, rate_percent: 0 } };
  const terms = fc.record({ rent_period: fc.constantFrom(1, 12), count: fc.integer({ min: 1, max: 20 }) });
  fc.assert(
    fc.property(terms, anyCharge, (chosen, charge) => {
      const choice: VhChoice = { ...defaults, ...chosen };
      const pricing = (changed: VhChoice) => vhPricing(untaxed, changed);
      const { monthly } = optionPricer(pricing, choice, charge);
      for (const { id } of data.tariffs) {
        const without = { tariff: 0 };
        const label = monthly(without, { tariff: id });
        expectMonthlyDifference(
          [label, pricing({ ...choice, ...without }), pricing({ ...choice, tariff: id })],
          charge,
        );
      }
      expect(monthly({}, { domain: 'example.com', cms: 'light', php_version: '8.1' })).toBe(0);
    }),
  );
});

describe('PHP versions', () => {
  it.each([
    ['8.10', '8.9', 1],
    ['8.4', '8.4', 0],
    ['7.4', '8.0', -1],
    ['10.0', '9.9', 1],
  ])('%s against %s', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
  });

  it('suit a system from its oldest to its newest one', () => {
    const heavy = cmsOf(data, 'heavy');
    expect(heavy && versions.filter((one) => runsOn(heavy, one))).toEqual(['8.1', '8.4']);
    expect(phpFor(firstPlan, heavy)).toEqual(['8.4', '8.1']);
    expect(phpFor(firstPlan, cmsOf(data, 'light'))).toEqual(['8.5', '8.4', '8.1', '7.4']);
    expect(phpFor(firstPlan, undefined)).toEqual(['8.5', '8.4', '8.1', '7.4', '5.6']);
  });

  it.each([
    ['light', '8.4'],
    ['old', '7.4'],
    ['heavy', '8.4'],
    ['future', null],
    [null, '8.4'],
    ['unknown', '8.4'],
  ])('are recommended for %s: %s', (slug, recommended) => {
    expect(recommendedPhp(data, firstPlan, cmsOf(data, slug))).toBe(recommended);
  });
});

test('the cheapest plan with enough memory suits a system', () => {
  const suited = (memory: number) => suitedTariff(data.tariffs, system('x', memory, '8.1', null))?.id;
  expect([suited(128), suited(512), suited(513), suited(2048), suited(4096)]).toEqual([1, 1, 2, 3, undefined]);
  expect(suitedTariff(data.tariffs.toReversed(), system('x', 128, '8.1', null))?.id).toBe(1);
});

describe('an order', () => {
  it.each([
    ['a plan that is not on offer', { tariff: 9 }, [['tariff', 'tariff_unknown']]],
    ['a place that takes no orders', { location: 3 }, [['location', 'location_unavailable']]],
    ['a place without the plan', { tariff: 2, location: 2 }, [['location', 'location_unavailable']]],
    ['a place that is full', { location: 2 }, [['location', 'sold_out']]],
    ['an address in place of a domain', { domain: 'https://a.example/' }, [['domain', 'domain_invalid']]],
    ['a domain for two', { domain: 'a.example', count: 2 }, [['domain', 'domain_for_one']]],
    ['a system that is gone', { cms: 'unknown' }, [['cms', 'cms_unknown']]],
    ['a system that is too big', { cms: 'heavy' }, [['cms', 'cms_needs_memory']]],
    ['a PHP version that the plan hasn’t', { php_version: '8.0' }, [['php_version', 'php_unknown']]],
    ['one that doesn’t suit the system', { cms: 'old', php_version: '8.4' }, [['php_version', 'php_unsuited']]],
    ['a system that no version suits', { cms: 'future' }, [['php_version', 'php_unsuited']]],
    ['a version that is neither there nor suits', { cms: 'old', php_version: '9.0' }, [['php_version', 'php_unknown']]],
    ['a term that is not offered', { rent_period: 5 }, [['rent_period', 'period_not_offered']]],
    ['too many', { count: 21 }, [['count', 'too_many_items']]],
    ['a name that is no hostname', { name: '-bad_' }, [['name', 'host_name']]],
    ['nothing', { domain: 'пример.рф', cms: 'light', php_version: '8.5' }, []],
    ['no system and no domain', {}, []],
  ])('is refused for %s', (_what, change, expected) => {
    const found = findVhProblems(data, { ...defaults, ...change }, limits);
    expect(found.map(({ field, code }) => [field, code])).toEqual(expected);
  });
});
