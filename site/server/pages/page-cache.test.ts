import { expect, test } from 'vitest';
import { cpuTime } from '../../../scripts/cpu-time.ts';
import { compressOnce, compressWell, pageAsSent, plainBody, type CachedPage } from './compress.ts';
import { codingFor, createPageCache } from './page-cache.ts';

const page = (bytes: number): CachedPage => ({
  etag: '"x"',
  headers: {},
  bodies: { br: { body: Buffer.alloc(bytes / 2), headers: [] }, gzip: { body: Buffer.alloc(bytes / 2), headers: [] } },
  isFinal: true,
});

test('serves an expired page to others while one request rebuilds it', () => {
  let now = 0;
  const cache = createPageCache(30, 1_000_000, () => now);
  const kept = page(100);
  cache.set('a', kept);
  now = 29_999;
  expect(cache.get('a')).toBe(kept);
  now = 30_000;
  expect(cache.get('a')).toBeNull();
  expect(cache.get('a')).toBe(kept);
  now = 100_000;
  expect(cache.get('a')).toBeNull();
  expect(cache.get('a')).toBeNull();
});

test('keeps an expired page for an hour in case it can’t be rebuilt', () => {
  let now = 0;
  const cache = createPageCache(30, 1_000_000, () => now);
  const kept = page(100);
  cache.set('a', kept);
  now = 1_000_000;
  expect(cache.get('a')).toBeNull();
  expect(cache.stale('a')).toBe(kept);
  cache.postpone('a');
  now += 4_999;
  expect(cache.get('a')).toBe(kept);
  now += 1;
  expect(cache.get('a')).toBeNull();
  now = 3_600_000;
  expect(cache.get('a')).toBeNull();
  expect(cache.stale('a')).toBeNull();
  expect(cache.size).toBe(0);
});

test('limits memory and evicts the least recently used page', () => {
  const cache = createPageCache(30, 250, () => 0);
  cache.set('a', page(100));
  cache.set('b', page(100));
  cache.get('a');
  cache.set('c', page(100));
  expect(cache.get('b')).toBeNull();
  expect(cache.get('a')).not.toBeNull();
  expect(cache.size).toBeLessThanOrEqual(250);
  cache.set('d', page(1000));
  expect(cache.get('d')).toBeNull();
});

test('takes the same page in another form, and no page that has been replaced', () => {
  const cache = createPageCache(30, 1_000_000, () => 0);
  cache.set('a', page(100));
  const smaller = page(50);
  cache.replace('a', smaller);
  expect(cache.get('a')).toBe(smaller);
  cache.replace('a', { ...page(50), etag: '"y"' });
  cache.replace('b', page(50));
  expect(cache.get('a')).toBe(smaller);
  expect(cache.get('b')).toBeNull();
});

test('a page is kept as it was sent, and compressed well both ways later', async () => {
  const html = `<p>${'hosting '.repeat(500)}</p>`;
  const kept = pageAsSent(html, { body: compressOnce(html, 'br'), coding: 'br' }, { vary: 'Cookie' });
  expect(kept.bodies.gzip).toBeUndefined();
  expect(String(plainBody(kept))).toBe(html);
  const well = await compressWell(kept);
  expect(well).toMatchObject({ etag: kept.etag, headers: kept.headers, isFinal: true });
  for (const coding of ['br', 'gzip'] as const) {
    expect(String(plainBody({ ...well, bodies: { [coding]: well.bodies[coding] } }))).toBe(html);
    expect(well.bodies[coding]?.headers).toContain(coding);
  }
});

test('an Accept-Encoding header of blanks takes no longer than its length', async () => {
  expect(await cpuTime(() => codingFor(`gzip${' '.repeat(100_000)}x`))).toBeLessThan(1000);
});

test('a coding is taken when it is named and not refused', () => {
  for (const accept of ['br', 'gzip, br', 'gzip, deflate, br;q=0.5', 'br ;q=1.0']) expect(codingFor(accept)).toBe('br');
  for (const accept of ['', 'gzip', 'br;q=0', 'br; q=0.0, gzip', 'brotli', 'x-br'])
    expect(codingFor(accept)).not.toBe('br');
});
