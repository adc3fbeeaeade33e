import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { compressOnce, headersOf, plainBody, type CachedPage, type Coding } from './compress.ts';

/** Cache-Control of anonymous pages, also for 304: caches must revalidate. */
export const ANONYMOUS_HEADERS = {
  vary: 'Accept-Encoding, Accept-Language, Cookie',
  'cache-control': 'private, no-cache',
} as const;

export interface PageCache {
  get: (key: string) => CachedPage | null;
  /** Returns an expired page, too, for when it can't be rebuilt. */
  stale: (key: string) => CachedPage | null;
  /** Serves the page as it is for a moment, because it couldn't be rebuilt. */
  postpone: (key: string) => void;
  set: (key: string, page: CachedPage) => void;
  /** Replaces the entry, if it still exists, with the same page compressed differently. */
  replace: (key: string, page: CachedPage) => void;
  /** Total bytes of all bodies. */
  readonly size: number;
}

/** Milliseconds that an expired page is still served while one request rebuilds it. */
const REFRESH_MS = 5_000;
/** Milliseconds that a page is kept in case it can't be rebuilt. */
const STALE_MS = 3_600_000;

interface Entry {
  page: CachedPage;
  made: number;
  expires: number;
}

/** Caches compressed anonymous pages for `seconds`; evicts the least recently used beyond `maxBytes`. */
export function createPageCache(seconds: number, maxBytes: number, now: () => number = Date.now): PageCache {
  const entries = new LRUCache<string, Entry>({
    // At least one, the lowest limit that the cache accepts.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ page: { bodies } }, key) =>
      (bodies.br?.body.length ?? 0) + (bodies.gzip?.body.length ?? 0) + key.length,
  });
  const alive = (key: string, entry: Entry | undefined): Entry | null => {
    if (!entry || entry.made + STALE_MS > now()) return entry ?? null;
    entries.delete(key);
    return null;
  };
  return {
    get size() {
      return entries.calculatedSize;
    },
    get(key) {
      const entry = alive(key, entries.get(key));
      if (!entry) return null;
      if (entry.expires > now()) return entry.page;
      if (entry.made + 2 * seconds * 1000 > now()) entry.expires = now() + REFRESH_MS;
      return null;
    },
    stale: (key) => alive(key, entries.peek(key))?.page ?? null,
    postpone(key) {
      const entry = entries.peek(key);
      if (entry) entry.expires = now() + REFRESH_MS;
    },
    set(key, page) {
      if (seconds > 0) entries.set(key, { page, made: now(), expires: now() + seconds * 1000 });
    },
    replace(key, page) {
      const entry = entries.peek(key);
      if (entry?.page.etag === page.etag) entries.set(key, { ...entry, page });
    },
  };
}

/** Parsed header values; a browser sends the same one each time. */
const read = new Map<string, Coding | null>();
const READ_MOST = 100;

/** The preferred one of our codings for an Accept-Encoding header; null when it accepts neither. */
export function codingFor(accept: string): Coding | null {
  const known = read.get(accept);
  if (known !== undefined) return known;
  // The first of ours that is accepted: brotli is smaller, regardless of the weights.
  const taken = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(['br', 'gzip']);
  const coding = taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null;
  if (read.size < READ_MOST) read.set(accept, coding);
  return coding;
}

/** Whether an If-None-Match header names the tag; balancers that compress make tags weak. */
export const hasTag = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Sends a cached page. */
export function sendCached(
  page: CachedPage,
  { accept, ifNoneMatch, head }: { accept: string; ifNoneMatch: string | undefined; head: boolean },
  response: ServerResponse,
): void {
  if (ifNoneMatch !== undefined && hasTag(ifNoneMatch, page.etag)) {
    response.writeHead(304, { etag: page.etag, ...ANONYMOUS_HEADERS });
    response.end();
    return;
  }
  const coding = codingFor(accept);
  const sent = coding && page.bodies[coding];
  if (sent) {
    response.writeHead(200, sent.headers);
    response.end(head ? undefined : sent.body);
    return;
  }
  // Rare: a client without compression, or one that prefers a different coding from the first client's.
  const plain = plainBody(page);
  const body = coding ? compressOnce(plain, coding) : plain;
  response.writeHead(200, headersOf(body, page.headers, coding));
  response.end(head ? undefined : body);
}
