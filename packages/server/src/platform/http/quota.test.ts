import { afterAll, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { consumeQuota } from './rate-limit.ts';

const backend = await testBackend();
afterAll(() => backend.close());

const use = () => consumeQuota(backend.app.hoster, { action: 'quota', subject: 'test', times: 5, seconds: 10 });

test('a quota is used up by as many calls as it has, and refills evenly', async () => {
  for (const remaining of [4, 3, 2, 1, 0]) expect(await use()).toMatchObject({ isGranted: true, remaining });
  expect(await use()).toEqual({ isGranted: false, remaining: 0, resetSeconds: 10 });
  backend.clock.advance(2000);
  expect(await use()).toMatchObject({ isGranted: true, remaining: 0 });
  expect(await use()).toMatchObject({ isGranted: false });
  backend.clock.advance(10_000);
  expect(await use()).toEqual({ isGranted: true, remaining: 4, resetSeconds: 2 });
});

test('simultaneous calls share a quota', async () => {
  backend.clock.advance(60_000);
  const results = await Promise.all(Array.from({ length: 12 }, use));
  expect(results.filter(({ isGranted }) => isGranted)).toHaveLength(5);
});
