import { afterEach, expect, test, vi } from 'vitest';
import { roundTrip } from './round-trip.ts';

afterEach(() => vi.unstubAllGlobals());

/** Makes each exchange take the next of these times. */
function network(...times: (number | 'down')[]) {
  let now = 0;
  vi.stubGlobal('performance', { now: () => now });
  const fetch = vi.fn(async () => {
    const time = times.shift() ?? 'down';
    if (time === 'down') throw new TypeError('Failed to fetch');
    now += time;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the best of some tries counts: the first one also pays for the connection', async () => {
  const fetch = network(180, 24, 22, 31);
  expect(await roundTrip('https://fra1.example/ping')).toBe(22);
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('has no time without a response', async () => {
  network('down');
  expect(await roundTrip('https://fra1.example/ping')).toBeNull();
});

test('keeps the measurements when the connection drops', async () => {
  network(60, 'down');
  expect(await roundTrip('https://fra1.example/ping')).toBe(60);
});
