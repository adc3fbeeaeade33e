import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampConfiguration, isWithinLimits, limitsGiven, vpsLimits } from './vps-limits.ts';

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
