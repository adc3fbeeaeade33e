import { expect, test } from 'vitest';
import { keptBy } from './kept-by.ts';
import type { Region } from './region.ts';

test('makes one for each region, for all who ask within ten minutes', async () => {
  let made = 0;
  let now = 0;
  const kept = keptBy(
    async (region: Region) => `${region} ${++made}`,
    () => now,
  );
  expect(await Promise.all([kept('RU'), kept('other'), kept('RU')])).toEqual(['RU 1', 'other 2', 'RU 1']);
  now = 600_000;
  expect(await kept('RU')).toBe('RU 1');
  now += 1;
  expect(await kept('RU')).toBe('RU 3');
});

test('tries again after a failure', async () => {
  let tries = 0;
  const kept = keptBy(() => (++tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve('there')));
  await expect(kept('other')).rejects.toThrow('away');
  expect(await kept('other')).toBe('there');
});
