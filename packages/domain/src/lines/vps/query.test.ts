import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vpsQueryOf, readVpsQuery, writeVpsQuery } from './query.ts';
import { computeTotal } from '../../money/pricing.ts';
import { fixtureChoice as defaults, fixtureData as data } from './catalogue.fixture.ts';
import type { VpsChoice } from './choice.ts';
import { vpsPricing } from './pricing.ts';

const id = fc.integer({ min: 1, max: 999_999_999 });
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value);
const text = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .filter((value) => value === value.trim() && value.length <= maxLength);
const extras = fc.uniqueArray(fc.record({ id, count: fc.nat(9999) }), { selector: (entry) => entry.id, maxLength: 5 });

const anyChoice: fc.Arbitrary<VpsChoice> = fc
  .record({
    base: fc.record({
      location: id,
      control_panel: orNull(id),
      frequency: orNull(fc.constantFrom('2.4', '3', '3.75')),
      rent_period: fc.integer({ min: 1, max: 36 }),
      count: fc.integer({ min: 1, max: 20 }),
      extra_services: fc.record({ monthly: extras, one_time: extras }),
      base_administration: fc.boolean(),
      trial: fc.constantFrom('none' as const, 'free' as const, 'paid' as const),
    }),
    plan: fc.oneof(
      fc.record({ tariff: id, configuration: fc.constant(null) }),
      fc.record({
        tariff: fc.constant(null),
        configuration: fc.record({
          cpu_count: fc.integer({ min: 1, max: 16 }),
          ram_size: fc.integer({ min: 1, max: 32 }),
          disk_size: fc.integer({ min: 20, max: 640 }),
        }),
      }),
    ),
    system: fc.oneof(
      fc.record({ os: id, disk_image: fc.constant(null) }),
      fc.record({ os: fc.constant(null), disk_image: id }),
    ),
    place: fc.oneof(fc.constant({}), fc.record({ project: id }), fc.record({ project_name: text(64) })),
    texts: fc.record({ name: text(63), promo_code: text(64) }, { requiredKeys: [] }),
  })
  .map(({ base, plan, system, place, texts }) => ({ ...base, ...plan, ...system, ...place, ...texts }));

test('round-trips any configuration through its address, whatever the defaults', () => {
  fc.assert(
    fc.property(anyChoice, anyChoice, (choice, standard) => {
      const address = writeVpsQuery(choice, standard).toString();
      expect(readVpsQuery(vpsQueryOf(new URLSearchParams(address)), standard)).toEqual(choice);
    }),
    { numRuns: 300 },
  );
});

test('an untouched configuration leaves the address bare', () => {
  expect(writeVpsQuery(defaults, defaults).toString()).toBe('');
});

test('writes readable addresses', () => {
  const choice: VpsChoice = {
    ...defaults,
    location: 3,
    rent_period: 12,
    extra_services: { monthly: [{ id: 10, count: 2 }], one_time: [] },
    base_administration: false,
  };
  expect(writeVpsQuery(choice, defaults).toString()).toBe('location=3&period=12&extras=10%3A2&base_admin=0');
});

test.each([
  ['20', 20],
  ['1000', 999],
  ['99999999', 999],
])('never reads a count of %s as less than the minimum', (text, count) => {
  expect(readVpsQuery({ count: text }, defaults).count).toBe(count);
});

test('bad and unknown values fall back to the defaults, and never to a price that cannot be computed', () => {
  const bad = [
    'location=0',
    'location=-1',
    'location=1e3',
    'os=Debian',
    'panel=%00',
    'frequency=fast',
    'period=0',
    'count=1.5',
    'extras=10',
    'extras=10:2;11:1',
    'trial=yes',
    'base_admin=maybe',
    'cpu=4',
    'utm_source=x',
    `name=${'a'.repeat(64)}`,
  ];
  for (const address of bad) expect(readVpsQuery(vpsQueryOf(new URLSearchParams(address)), defaults)).toEqual(defaults);
  const anyText = fc.constantFrom(
    'cpu',
    'ram',
    'disk',
    'tariff',
    'location',
    'os',
    'period',
    'count',
    'extras',
    'once',
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyText, fc.oneof(fc.string(), fc.nat().map(String), fc.constant('10:9999')))),
      (pairs) => {
        const choice = readVpsQuery(vpsQueryOf(new URLSearchParams(pairs)), defaults);
        expect(computeTotal(vpsPricing(data, choice)).total).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
