import type { BayForm, DsDiskOption } from '@hoster/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillBays, placeDisks } from './bays.ts';
import { levelFor, raidLevels, raidMinimum, usableSpace, usableVolume } from './raid.ts';

const forms: readonly BayForm[] = ['2.5', '3.5', 'U.2', 'M.2'];
const option = (form: BayForm, id = 1, volume = 960): DsDiskOption => ({
  id,
  type: 'SSD',
  name: `${volume} GB`,
  volume,
  form,
  interface: 'SATA',
  price: 6,
  max_count: 12,
});

const fits = (drive: BayForm, bay: BayForm) => drive === bay || (drive === '2.5' && bay !== 'M.2');

/** The most drives that can be put in, by trying everything. */
function most(bays: readonly BayForm[], drives: readonly BayForm[]): number {
  const [drive, ...others] = drives;
  if (drive === undefined) return 0;
  let best = most(bays, others);
  for (const [index, bay] of bays.entries())
    if (fits(drive, bay)) best = Math.max(best, 1 + most(bays.toSpliced(index, 1), others));
  return best;
}

test('drives are in the bays that take them, wherever those are', () => {
  const bays = [
    { form: '3.5', count: 2 },
    { form: 'M.2', count: 2 },
  ] as const;
  const drives = fillBays({ bays: [...bays] }, [
    { option: option('M.2', 1), count: 1 },
    { option: option('2.5', 2), count: 1 },
  ]);
  expect(drives.map((drive) => drive?.id ?? null)).toEqual([2, null, 1, null]);
});

test('as many drives find a bay as there can', () => {
  const few = fc.array(fc.record({ form: fc.constantFrom(...forms), count: fc.integer({ min: 0, max: 2 }) }), {
    maxLength: 3,
  });
  fc.assert(
    fc.property(few, few, (bays, groups) => {
      const listOf = (all: typeof bays) => all.flatMap(({ form, count }) => Array.from({ length: count }, () => form));
      const drives = listOf(groups);
      const plan = placeDisks(
        { bays },
        groups.map(({ form, count }, id) => ({ option: option(form, id), count })),
      );
      expect(drives.length - plan.left).toBe(most(listOf(bays), drives));
      for (const { bay, disks } of plan.placed) {
        expect(disks.every(({ form }) => fits(form, bay))).toBe(true);
        expect(disks.length).toBeLessThanOrEqual(listOf(bays).filter((form) => form === bay).length);
      }
      expect(plan.placed.reduce((sum, { disks }) => sum + disks.length, plan.left)).toBe(drives.length);
    }),
    { numRuns: 300 },
  );
});

test('puts 2.5″ drives into small bays first', () => {
  const bays = [
    { form: '2.5', count: 1 },
    { form: '3.5', count: 1 },
  ] as const;
  const groups = [
    { option: option('2.5', 1), count: 1 },
    { option: option('3.5', 2), count: 1 },
  ];
  expect(placeDisks({ bays: [...bays] }, groups).left).toBe(0);
});

test.each([
  [null, 4, 4000],
  ['0', 4, 4000],
  ['1', 2, 1000],
  ['1', 3, 1000],
  ['5', 3, 2000],
  ['6', 4, 2000],
  ['10', 4, 2000],
  ['10', 5, 2000],
] as const)('level %s of %d drives of 1000 GB leaves %d GB', (level, count, expected) => {
  expect(usableVolume(level, 1000, count)).toBe(expected);
});

test('makes one array per kind of drive, mirrored if it’s too small for the level', () => {
  const groups = [
    { option: option('3.5', 1, 10_240), count: 4 },
    { option: option('2.5', 2, 480), count: 2 },
    { option: option('2.5', 3, 960), count: 1 },
  ];
  expect(usableSpace('10', groups)).toBe(20_480 + 480 + 960);
  expect(usableSpace(null, groups)).toBe(40_960 + 960 + 960);
  expect(usableSpace('5', [])).toBe(0);
});

test('no level gives more than the drives have, nor asks for more drives than there are', () => {
  fc.assert(
    fc.property(fc.constantFrom(null, ...raidLevels), fc.integer({ min: 1, max: 24 }), (level, count) => {
      const given = levelFor(level, count);
      if (given !== null) expect(count).toBeGreaterThanOrEqual(raidMinimum[given]);
      const space = usableVolume(given, 1000, count);
      expect(space).toBeLessThanOrEqual(1000 * count);
      expect(space).toBeGreaterThanOrEqual(1000);
    }),
  );
});
