import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyFix, explainProblems } from './compatibility-fixes.ts';
import { findProblems, sentenceOf } from './compatibility.ts';
import { fixtureChoice, fixtureData as data } from './catalogue.fixture.ts';
import type { VpsChoice } from './choice.ts';

const codes = (changed: Partial<VpsChoice>) =>
  findProblems(data, { ...fixtureChoice, ...changed }).map((problem) => problem.code);

const fixesOf = (changed: Partial<VpsChoice>, code: string) =>
  explainProblems(data, { ...fixtureChoice, ...changed }).find((problem) => problem.code === code)?.fixes ?? [];

test('reports no problems for a compatible choice', () => {
  expect(codes({})).toEqual([]);
  expect(explainProblems(data, fixtureChoice)).toEqual([]);
  expect(codes({ tariff: null, configuration: { cpu_count: 2, ram_size: 4, disk_size: 80 } })).toEqual([]);
});

test('each thing that cannot be has its code', () => {
  expect(codes({ location: 4 })).toEqual(['location_unavailable']);
  expect(codes({ location: 99 })).toEqual(['location_unavailable']);
  expect(codes({ location: 3 })).toEqual(['plan_unavailable_in_location']);
  expect(codes({ location: 2 })).toEqual(['sold_out']);
  expect(codes({ frequency: '2.9' })).toEqual(['frequency_unavailable_in_location']);
  expect(codes({ frequency: '9.9' })).toEqual(['frequency_unavailable_in_location']);
  expect(codes({ tariff: 1, os: 2 })).toEqual(['os_not_supported_by_plan']);
  expect(codes({ tariff: 3, os: 2, location: 3 })).toEqual(['os_unavailable_in_location']);
  expect(codes({ tariff: 1, os: 3 })).toEqual(['windows_not_allowed', 'os_needs_resources']);
  expect(codes({ tariff: 1, os: null, disk_image: 1 })).toEqual(['disk_image_needs_resources']);
  expect(codes({ os: 3, control_panel: 1 })).toEqual(['panel_not_supported_by_os']);
  expect(codes({ os: null, disk_image: 2, control_panel: 1 })).toEqual(['panel_not_supported_by_os']);
  expect(codes({ tariff: 1, control_panel: 2 })).toEqual(['panel_needs_ram']);
  expect(codes({ tariff: 77, os: 77, control_panel: 77 })).toEqual([
    'unknown_tariff',
    'unknown_os',
    'unknown_control_panel',
  ]);
  expect(codes({ os: null, disk_image: 77 })).toEqual(['unknown_disk_image']);
  expect(codes({ tariff: null, configuration: { cpu_count: 1, ram_size: 8, disk_size: 80 } })).toEqual([
    'configuration_out_of_limits',
  ]);
});

test('finds the sentence that several problems share', () => {
  expect(sentenceOf('frequency_unavailable_in_location')).toBe('frequency_not_available');
  expect(sentenceOf('panel_needs_ram')).toBe('plan_does_not_support');
  expect(sentenceOf('windows_not_allowed')).toBe('plan_does_not_support');
  expect(sentenceOf('sold_out')).toBeNull();
});

test('suggests the nearest solution first, with its monthly price', () => {
  expect(fixesOf({ frequency: '2.9' }, 'frequency_unavailable_in_location')).toEqual([
    // 2.4 and 3.4 are equally near to 2.9: the cheaper one. Its surcharge of 5 % goes.
    { kind: 'frequency', value: '2.4', change: { frequency: '2.4' }, perMonthCents: -68 },
  ]);
  expect(
    fixesOf({ tariff: 1, control_panel: 2 }, 'panel_needs_ram').map(({ kind, value, perMonthCents }) => [
      kind,
      value,
      perMonthCents,
    ]),
  ).toEqual([
    ['control_panel', 1, -1500],
    ['tariff', 2, 860],
  ]);
  expect(fixesOf({ location: 2 }, 'sold_out').map(({ kind, value }) => [kind, value])).toEqual([
    ['location', 1],
    ['tariff', 3],
  ]);
});

test('a plan that is too small is answered with a larger one, sizes with larger sizes', () => {
  expect(fixesOf({ tariff: 1, os: 3 }, 'windows_not_allowed').find(({ kind }) => kind === 'tariff')?.value).toBe(2);
  const configuration = { cpu_count: 1, ram_size: 1, disk_size: 20 };
  expect(
    fixesOf({ tariff: null, configuration, os: 3 }, 'os_needs_resources').find(({ kind }) => kind === 'configuration')
      ?.value,
  ).toEqual({ cpu_count: 2, ram_size: 4, disk_size: 40 });
});

const anyChoice: fc.Arbitrary<VpsChoice> = fc
  .record({
    tariff: fc.constantFrom(1, 2, 3, 77),
    location: fc.constantFrom(1, 2, 3, 4, 99),
    system: fc.constantFrom(
      { os: 1, disk_image: null },
      { os: 2, disk_image: null },
      { os: 3, disk_image: null },
      { os: null, disk_image: 1 },
      { os: null, disk_image: 2 },
      { os: 77, disk_image: null },
    ),
    control_panel: fc.constantFrom(null, 1, 2, 77),
    frequency: fc.constantFrom(null, '2.4', '2.9', '3.4', '9.9'),
    configuration: fc.option(
      fc.record({
        cpu_count: fc.integer({ min: 1, max: 20 }),
        ram_size: fc.integer({ min: 1, max: 40 }),
        disk_size: fc.integer({ min: 1, max: 700 }),
      }),
    ),
  })
  .map(({ system, tariff, configuration, ...rest }) => ({
    ...fixtureChoice,
    ...rest,
    ...system,
    tariff: configuration ? null : tariff,
    configuration,
  }));

test('every problem has a way out, and every fix removes its problem', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      for (const problem of explainProblems(data, choice)) {
        expect(problem.fixes).not.toEqual([]);
        for (const fix of problem.fixes) {
          const left = findProblems(data, applyFix(choice, fix)).map(({ code }) => code);
          expect(left).not.toContain(problem.code);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('a fix brings a new problem only where every way does', () => {
  // 3.4 GHz is in Frankfurt only.
  const choice = { ...fixtureChoice, location: 4, tariff: 3, frequency: '3.4' };
  expect(fixesOf(choice, 'location_unavailable').map(({ kind, value }) => [kind, value])).toEqual([['location', 1]]);
  // 2.9 GHz is in Rotterdam only, where the plan is sold out: Frankfurt, and then another clock speed.
  const stuck = explainProblems(data, { ...fixtureChoice, location: 4, frequency: '2.9' });
  expect(stuck.map(({ code, fixes }) => [code, fixes.map(({ kind, value }) => [kind, value])])).toEqual([
    ['location_unavailable', [['location', 1]]],
  ]);
});
