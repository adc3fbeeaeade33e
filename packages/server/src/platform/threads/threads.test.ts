import { expect, it } from 'vitest';
import type { crash, double, fail, hoard, spin } from '../../testing/thread-work.ts';
import { openThreads } from './threads.ts';

const file = `${import.meta.dirname}/../../testing/thread-work.ts`;
const limits = { threads: 1, waiting: 3, milliseconds: 60_000, heap: 32 };
const busy = { status: 503, headers: { 'retry-after': '5' } };

it('a task’s result and error come back', async () => {
  const inThread = openThreads(limits);
  expect(await inThread<typeof double>(file, 'double', 21)).toBe(42);
  await expect(inThread<typeof fail>(file, 'fail')).rejects.toThrow('Not this one');
  await expect(inThread(file, 'none')).rejects.toThrow('has no none');
});

it('a task that crashes its thread or needs too much memory fails alone', async () => {
  const inThread = openThreads(limits);
  const [crashed, hoarded, doubled] = await Promise.allSettled([
    inThread<typeof crash>(file, 'crash'),
    inThread<typeof hoard>(file, 'hoard'),
    inThread<typeof double>(file, 'double', 4),
  ]);
  expect([crashed.status, hoarded.status]).toEqual(['rejected', 'rejected']);
  expect(doubled).toEqual({ status: 'fulfilled', value: 8 });
  expect(await inThread<typeof double>(file, 'double', 5)).toBe(10);
});

it('a task that takes too long ends, and is answered 503', async () => {
  const inThread = openThreads({ ...limits, milliseconds: 300 });
  await expect(inThread<typeof spin>(file, 'spin')).rejects.toMatchObject(busy);
});

it('tasks beyond those that may wait are answered 503, and the others are done', async () => {
  const inThread = openThreads(limits);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) => inThread<typeof double>(file, 'double', number)),
  );
  const done = results.filter(({ status }) => status === 'fulfilled');
  expect(done.length).toBeGreaterThanOrEqual(limits.waiting);
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(busy);
  expect(done.length).toBeLessThan(10);
});
