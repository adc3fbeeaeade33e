import type { Location } from '@hoster/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { measurePlaces } from './measure-places.ts';
import { pingUrl } from './ping-url.ts';

const place = (slug: string, change: Partial<Location> = {}): Location => ({
  id: 1,
  slug,
  country_code: 'DE',
  cities: [],
  name: 'Germany',
  city: 'Frankfurt',
  datacenter: 'FRA1',
  is_available: true,
  unavailable_reason: null,
  position: 0,
  ...change,
});

afterEach(() => vi.unstubAllGlobals());

test('a test host is measured rather than the sample of a demo', () => {
  const host = { ping_host: 'fra.example' };
  expect(pingUrl(place('frankfurt', host))).toBe('https://fra.example/ping');
  expect(pingUrl(place('frankfurt', { ...host, test_is_sample: true }))).toBe('https://fra.example/ping');
  expect(pingUrl(place('frankfurt', { test_is_sample: true }))).toBe('/my/api/sample-ping/frankfurt/');
  expect(pingUrl(place('frankfurt', { ping_host: null, test_is_sample: false }))).toBeNull();
});

test('a host that doesn’t answer counts as failed, and a place without one isn’t measured', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('dallas')) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 204 });
  });
  const places = [
    place('frankfurt', { ping_host: 'fra.example' }),
    place('dallas', { ping_host: 'dallas.example' }),
    place('zurich'),
  ];
  const times = new Map<string, number | null>();
  await measurePlaces(places, (slug, time) => times.set(slug, time), { site: '/livez' });
  expect(Object.fromEntries(times)).toEqual({ site: expect.any(Number), frankfurt: expect.any(Number), dallas: null });
});

test('few hosts are measured at a time, so that they don’t slow each other down', async () => {
  let open = 0;
  let most = 0;
  vi.stubGlobal('fetch', async () => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    return new Response(null, { status: 204 });
  });
  const slugs: string[] = [];
  const places = Array.from({ length: 10 }, (_, n) => place(`p${n}`, { ping_host: 'a.example' }));
  await measurePlaces(places, (slug) => slugs.push(slug));
  expect(slugs).toHaveLength(10);
  expect(most).toBe(3);
});
