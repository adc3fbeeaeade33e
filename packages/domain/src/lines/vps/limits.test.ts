import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampConfiguration, isWithinLimits, limitsGiven, sizeChanges, vpsLimits } from './limits.ts';

const size = fc.integer({ min: -10, max: 2000 });
const anySizes = fc.record({ cpu_count: size, ram_size: size, disk_size: size });

test('without other values the limits are the absolute ones', () => {
  expect(limitsGiven({})).toEqual(vpsLimits);
});

test('each size bounds the others: RAM up to 4 × vCPU, disk from 10 × RAM', () => {
  expect(limitsGiven({ cpu_count: 2 }).ram_size).toEqual({ min: 1, max: 8, step: 1 });
  expect(limitsGiven({ ram_size: 9 }).cpu_count.min).toBe(3);
  expect(limitsGiven({ ram_size: 9 }).disk_size.min).toBe(90);
  expect(limitsGiven({ disk_size: 40, cpu_count: 16 }).ram_size.max).toBe(4);
});

test('a clamped configuration can be ordered, and clamping it again changes nothing', () => {
  fc.assert(
    fc.property(anySizes, fc.constantFrom('cpu_count', 'ram_size', 'disk_size'), (sizes, keep) => {
      const clamped = clampConfiguration(sizes, keep);
      expect(isWithinLimits(clamped)).toBe(true);
      expect(clamped.ram_size).toBeLessThanOrEqual(4 * clamped.cpu_count);
      expect(clamped.disk_size).toBeGreaterThanOrEqual(10 * clamped.ram_size);
      expect(clampConfiguration(clamped, keep)).toEqual(clamped);
    }),
  );
});

test('the size just moved holds, the others give way', () => {
  const from = { cpu_count: 2, ram_size: 4, disk_size: 80 };
  expect(clampConfiguration({ ...from, ram_size: 32 }, 'ram_size')).toEqual({
    cpu_count: 8,
    ram_size: 32,
    disk_size: 320,
  });
  expect(clampConfiguration({ ...from, cpu_count: 1, ram_size: 8 })).toEqual({
    cpu_count: 1,
    ram_size: 4,
    disk_size: 80,
  });
  expect(clampConfiguration({ ...from, disk_size: 20 }, 'disk_size')).toEqual({
    cpu_count: 2,
    ram_size: 2,
    disk_size: 20,
  });
  expect(clampConfiguration({ ...from, disk_size: 84 })).toEqual(from);
  expect(clampConfiguration({ ...from, cpu_count: Number.NaN }).cpu_count).toBe(1);
});

test('the limits offered agree with what can be ordered', () => {
  fc.assert(
    fc.property(anySizes, (sizes) => {
      const good = clampConfiguration(sizes);
      const limits = limitsGiven(good);
      for (const name of ['cpu_count', 'ram_size', 'disk_size'] as const) {
        expect(good[name]).toBeGreaterThanOrEqual(limits[name].min);
        expect(good[name]).toBeLessThanOrEqual(limits[name].max);
        for (const value of [limits[name].min, limits[name].max])
          expect(isWithinLimits({ ...good, [name]: value })).toBe(true);
      }
    }),
  );
});

test('every size that changes besides the one that was set is named with its reason', () => {
  const before = { cpu_count: 2, ram_size: 4, disk_size: 60 };
  const after = clampConfiguration({ ...before, ram_size: 64 }, 'ram_size');
  expect(sizeChanges(before, { name: 'ram_size', value: 64 }, after)).toEqual([
    { name: 'cpu_count', from: 2, to: 8, reason: 'ram_per_cpu' },
    { name: 'ram_size', from: 64, to: 32, reason: 'limit' },
    { name: 'disk_size', from: 60, to: 320, reason: 'disk_per_ram' },
  ]);
  expect(sizeChanges(before, { name: 'disk_size', value: 80 }, { ...before, disk_size: 80 })).toEqual([]);
});

test('names exactly the other values that change', () => {
  const any = fc.record({ cpu_count: fc.integer(), ram_size: fc.integer(), disk_size: fc.integer() });
  const anyName = fc.constantFrom('cpu_count' as const, 'ram_size' as const, 'disk_size' as const);
  fc.assert(
    fc.property(any, anyName, fc.integer({ min: 0, max: 2000 }), (from, name, value) => {
      const before = clampConfiguration(from);
      const wanted = { ...before, [name]: value };
      const after = clampConfiguration(wanted, name);
      const named = sizeChanges(before, { name, value }, after).map((change) => change.name);
      const changed = (['cpu_count', 'ram_size', 'disk_size'] as const).filter((one) => after[one] !== wanted[one]);
      expect(named).toEqual(changed);
    }),
  );
});
