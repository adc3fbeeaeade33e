import type { DsConfigured } from '@hoster/contract';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { computeTotal } from '../../money/pricing.ts';
import { standardConfiguration, type DsChoice } from './choice.ts';
import { choice, data, offer } from './dedicated.fixture.ts';
import { dsFixes } from './fixes.ts';
import { diskPrice, dsPricing } from './pricing.ts';
import { advisesMirror, findConfigurationProblems, findDsProblems } from './problems.ts';
import { dsQueryOf, readDsQuery, writeDsQuery } from './query.ts';
import { raidLevels } from './raid.ts';

const standard = standardConfiguration(offer);
const limits = { items_max: 20, project_name_max_length: 64 };

const id = fc.integer({ min: 1, max: 999_999_999 });
const anyConfigured: fc.Arbitrary<DsConfigured> = fc.record({
  cpu_count: fc.integer({ min: 1, max: 8 }),
  memory: id,
  disks: fc.uniqueArray(fc.record({ option: id, count: fc.integer({ min: 1, max: 99 }) }), {
    maxLength: 5,
    selector: ({ option }) => option,
  }),
  raid_controller: fc.option(id),
  raid_level: fc.option(fc.constantFrom(...raidLevels)),
  port: id,
  ips: fc.uniqueArray(id, { maxLength: 5 }),
  extra_traffic: fc.option(id),
});
const anyChoice: fc.Arbitrary<DsChoice> = fc.record({
  tariff: fc.constant(1),
  custom_tariff_id: fc.constant(null),
  location: id,
  os: id,
  control_panel: fc.option(id),
  configuration: anyConfigured,
  rent_period: fc.integer({ min: 1, max: 36 }),
  count: fc.integer({ min: 1, max: 20 }),
});

/** Configurations of parts that are on offer, and of a few that aren't. */
const likely: fc.Arbitrary<DsConfigured> = fc.record({
  cpu_count: fc.integer({ min: 1, max: 3 }),
  memory: fc.integer({ min: 1, max: 4 }),
  disks: fc.array(fc.record({ option: fc.integer({ min: 1, max: 4 }), count: fc.integer({ min: 0, max: 9 }) }), {
    maxLength: 4,
  }),
  raid_controller: fc.constantFrom(null, 1, 2),
  raid_level: fc.option(fc.constantFrom(...raidLevels)),
  port: fc.integer({ min: 1, max: 3 }),
  ips: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
  extra_traffic: fc.constantFrom(null, 1, 2),
});

describe('an address', () => {
  it('round-trips any choice, whatever the defaults', () => {
    fc.assert(
      fc.property(anyChoice, anyChoice, (chosen, defaults) => {
        const address = writeDsQuery(chosen, defaults).toString();
        expect(readDsQuery(dsQueryOf(new URLSearchParams(address)), defaults)).toEqual(chosen);
      }),
    );
  });

  it('doesn’t change a server that can’t be configured', () => {
    const defaults = { ...choice, configuration: null };
    expect(readDsQuery({ memory: '3', disks: '1:4', cpus: '2' }, defaults)).toEqual(defaults);
  });

  it('always parses to a configuration with a price', () => {
    const names = ['memory', 'disks', 'raid', 'level', 'port', 'ips', 'traffic', 'cpus', 'count'] as const;
    const defaults = { ...choice, configuration: standard };
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (query) => {
        const chosen = readDsQuery(query, defaults);
        expect(computeTotal(dsPricing(data, chosen)).total).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the price', () => {
  const monthly = (change: Partial<DsConfigured>) =>
    computeTotal(dsPricing(data, { ...choice, configuration: { ...standard, ...change } })).perMonth;

  it('is never below that of the plan', () => {
    fc.assert(
      fc.property(likely, (configuration) => {
        const { perMonth } = computeTotal(dsPricing(data, { ...choice, configuration }));
        expect(perMonth).toBeGreaterThanOrEqual(22_900);
      }),
    );
  });

  it('credits the plan’s drives to their replacements', () => {
    // Two of 16 are in the plan: 4 × 16 − 32, 2 × 16 + 2 × 7 − 32, and nothing back for less.
    expect(diskPrice(offer, [{ option: 1, count: 4 }])).toBe(32);
    expect(monthly({ disks: [{ option: 1, count: 4 }] })).toBe(22_900 + 3200);
    expect(diskPrice(offer, [...standard.disks, { option: 3, count: 2 }])).toBe(14);
    expect(diskPrice(offer, [{ option: 2, count: 1 }])).toBe(0);
  });

  it('adds up over all parts, licences and the setup fee', () => {
    const configuration: DsConfigured = {
      cpu_count: 2,
      memory: 3,
      disks: standard.disks,
      raid_controller: null,
      raid_level: '1',
      port: 2,
      ips: [1, 2],
      extra_traffic: 1,
    };
    const total = computeTotal(dsPricing(data, { ...choice, control_panel: 1, os: 2, configuration }));
    // 229 + 99 + 210 + 59 + 2.50 + 14 + 10 a month, licences of 14 and 23, 79 once, and 19 %.
    expect(total.perMonth).toBe(62_350 + 3700);
    expect(total.net).toBe(62_350 + 3700 + 7900);
    expect(total.lines.map(({ key }) => key)).toEqual([
      'gold',
      'cpu',
      'memory',
      'port',
      'ip-1',
      'ip-2',
      'traffic',
      'windows',
      'plesk',
      'setup',
      'vat',
    ]);
  });

  it('is that of the plan without a configuration', () => {
    expect(computeTotal(dsPricing(data, choice)).perMonth).toBe(22_900);
  });
});

describe('a configuration', () => {
  it.each<[string, Partial<DsConfigured>, [string, string][]]>([
    ['as it is', {}, []],
    ['processors that aren’t offered', { cpu_count: 3 }, [['cpu_count', 'cpu_count_unknown']]],
    ['RAM for two processors', { memory: 3 }, [['cpu_count', 'second_cpu_required']]],
    ['NVMe for two processors', { disks: [{ option: 1, count: 5 }] }, [['cpu_count', 'second_cpu_required']]],
    ['NVMe with two processors', { cpu_count: 2, disks: [{ option: 1, count: 5 }] }, []],
    ['unknown RAM', { memory: 9 }, [['memory', 'memory_unknown']]],
    ['unknown drives', { disks: [{ option: 9, count: 1 }] }, [['disks', 'disk_unknown']]],
    ['drives twice', { disks: [...standard.disks, ...standard.disks] }, [['disks', 'disk_unknown']]],
    ['no drives', { disks: [] }, [['disks', 'disks_too_few']]],
    ['drives without bays', { disks: [{ option: 3, count: 3 }] }, [['disks', 'disks_do_not_fit']]],
    ['an unknown controller', { raid_controller: 7 }, [['raid_controller', 'controller_unknown']]],
    ['NVMe at a controller', { raid_controller: 1 }, [['raid_controller', 'controller_excludes_disks']]],
    [
      'too many at a controller',
      { raid_controller: 1, disks: [{ option: 2, count: 5 }] },
      [['raid_controller', 'controller_full']],
    ],
    ['a level that needs more', { raid_level: '5' }, [['raid_level', 'raid_level_needs_disks']]],
    [
      'a level that the controller lacks',
      { raid_controller: 1, raid_level: '5', disks: [{ option: 2, count: 4 }] },
      [['raid_level', 'raid_level_unknown']],
    ],
    ['an unknown port', { port: 9 }, [['port', 'port_unknown']]],
    ['addresses twice', { ips: [1, 1] }, [['ips', 'ips_unknown']]],
    ['unknown transfer', { extra_traffic: 9, port: 2 }, [['extra_traffic', 'traffic_unknown']]],
    ['transfer at a port without a limit', { extra_traffic: 1 }, [['extra_traffic', 'traffic_not_metered']]],
    ['transfer at a metered port', { extra_traffic: 1, port: 2 }, []],
  ])('with %s', (_what, change, expected) => {
    const found = findConfigurationProblems(offer, { ...standard, ...change });
    expect(found.map(({ field, code }) => [field, code])).toEqual(expected);
  });

  it('has the plan’s controller when nothing else is chosen', () => {
    const [software, hardware] = offer.raid_controllers;
    if (!software || !hardware) throw new Error('The offer has two.');
    const withHardware = { ...offer, raid_controllers: [{ ...hardware, price: 0 }, software] };
    expect(standardConfiguration(withHardware).raid_controller).toBe(1);
    expect(standard.raid_controller).toBeNull();
  });

  it('is advised a mirror with a single drive', () => {
    expect(advisesMirror(offer, { ...standard, disks: [{ option: 1, count: 1 }] })).toBe(true);
    expect(advisesMirror(offer, standard)).toBe(false);
    expect(advisesMirror(offer, { ...standard, disks: [] })).toBe(false);
  });
});

describe('a fix', () => {
  it('removes its problem and brings no other', () => {
    fc.assert(
      fc.property(likely, (configured) => {
        const before = findConfigurationProblems(offer, configured);
        for (const problem of before)
          for (const { change } of dsFixes(offer, configured, problem)) {
            const after = findConfigurationProblems(offer, { ...configured, ...change });
            expect(after.map(({ code }) => code)).not.toContain(problem.code);
            expect(after.length).toBeLessThan(before.length);
          }
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, Partial<DsConfigured>, [string, Partial<DsConfigured>][]]>([
    [
      'for RAM that needs a second processor',
      { memory: 3 },
      [
        ['second_cpu', { cpu_count: 2 }],
        ['less_memory', { memory: 2 }],
      ],
    ],
    [
      'for drives that don’t fit',
      { disks: [{ option: 3, count: 4 }] },
      [
        ['fewer_disks', { disks: [{ option: 3, count: 2 }] }],
        ['standard_disks', { disks: standard.disks }],
      ],
    ],
    ['for no drives', { disks: [] }, [['standard_disks', { disks: standard.disks }]]],
    ['for NVMe at a controller', { raid_controller: 1 }, [['software_raid', { raid_controller: null }]]],
    ['for a level that needs more', { raid_level: '6' }, [['raid_level', { raid_level: '1' }]]],
    [
      'for a level that the controller lacks',
      { raid_controller: 1, raid_level: '5', disks: [{ option: 2, count: 4 }] },
      [['raid_level', { raid_level: null }]],
    ],
    ['for more processors than fit', { cpu_count: 9 }, [['standard_part', { cpu_count: 1 }]]],
    ['for RAM that is gone', { memory: 99 }, [['standard_part', { memory: standard.memory }]]],
    [
      'for a controller that is gone',
      { raid_controller: 99, raid_level: '6' },
      [['standard_part', { raid_controller: null, raid_level: null }]],
    ],
    ['for a port that is gone', { port: 99 }, [['standard_part', { port: standard.port }]]],
    ['for addresses that are gone', { ips: [99] }, [['standard_part', { ips: [] }]]],
    ['for transfer that is gone', { extra_traffic: 99 }, [['no_extra_traffic', { extra_traffic: null }]]],
    ['for transfer without a limit', { extra_traffic: 1 }, [['no_extra_traffic', { extra_traffic: null }]]],
  ])('%s', (_what, change, expected) => {
    const configured = { ...standard, ...change };
    const [problem] = findConfigurationProblems(offer, configured);
    if (!problem) throw new Error('Nothing is wrong.');
    expect(dsFixes(offer, configured, problem).map((fix) => [fix.kind, fix.change])).toEqual(expected);
  });
});

test.each<[string, Partial<DsChoice>, [string, string][]]>([
  ['nothing', {}, []],
  ['a place that doesn’t have it', { location: 3 }, [['location', 'location_unavailable']]],
  ['a place that has none left', { location: 2 }, [['location', 'sold_out']]],
  ['an unknown system', { os: 9 }, [['os', 'os_unknown']]],
  ['an unknown panel', { control_panel: 9 }, [['control_panel', 'panel_unknown']]],
  ['a panel on a system without', { os: 2, control_panel: 1 }, [['control_panel', 'panel_not_supported_by_os']]],
  ['a term that isn’t offered', { rent_period: 5 }, [['rent_period', 'period_not_offered']]],
])('refuses %s', (_what, change, expected) => {
  const found = findDsProblems(data, { ...choice, ...change }, limits).order;
  expect(found.map(({ field, code }) => [field, code])).toEqual(expected);
});

test('rejects a configuration of a preconfigured server', () => {
  const found = findDsProblems({ ...data, configuration: null }, { ...choice, configuration: standard }, limits);
  expect(found).toEqual({ order: [{ field: 'configuration', code: 'not_configurable' }], configuration: [] });
});
