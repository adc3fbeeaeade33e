import type { ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

/** Cache-Control of anonymous pages, also for 304: caches must revalidate. */
export const ANONYMOUS_HEADERS = {
  vary: 'Accept-Encoding, Accept-Language, Cookie',
  'cache-control': 'private, no-cache',
} as const;

/** A page as it goes over the wire; headers as pairs in one list, as `writeHead` takes them fastest. */
export interface CachedBody {
  body: Buffer;
  headers: string[];
}

export interface CachedPage {
  etag: string;
  br: CachedBody;
  gzip: CachedBody;
  /** Headers for clients that take neither; their body is unpacked for each. */
  plain: string[];
}

export interface PageCache {
  get: (key: string) => CachedPage | null;
  /** A page past its time as well, for when it can't be made anew. */
  stale: (key: string) => CachedPage | null;
  /** Gives everyone the page as it is for a moment, because it couldn't be made anew. */
  postpone: (key: string) => void;
  set: (key: string, page: CachedPage) => void;
  /** Bytes of all bodies kept. */
  readonly size: number;
}

/** After its time a page is still given to others for that long, while one request makes it anew. */
const REFRESH_MS = 5_000;
/** How long a page is kept for when it can't be made anew, in milliseconds. */
const STALE_MS = 3_600_000;

interface Entry {
  page: CachedPage;
  made: number;
  expires: number;
  bytes: number;
}

/** Keeps anonymous pages, compressed, for `seconds`; the longest unused go first when `maxBytes` are full. */
export function createPageCache(seconds: number, maxBytes: number, now: () => number = Date.now): PageCache {
  const entries = new Map<string, Entry>();
  let size = 0;
  const drop = (key: string, entry: Entry) => {
    entries.delete(key);
    size -= entry.bytes;
  };
  return {
    get size() {
      return size;
    },
    get(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      if (entry.expires <= now()) {
        if (entry.made + STALE_MS <= now()) drop(key, entry);
        else if (entry.made + 2 * seconds * 1000 > now()) entry.expires = now() + REFRESH_MS;
        return null;
      }
      // Last in the map is last to go.
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    stale: (key) => entries.get(key)?.page ?? null,
    postpone(key) {
      const entry = entries.get(key);
      if (entry) entry.expires = now() + REFRESH_MS;
    },
    set(key, page) {
      const bytes = page.br.body.length + page.gzip.body.length + key.length;
      if (seconds === 0 || bytes > maxBytes) return;
      const old = entries.get(key);
      if (old) drop(key, old);
      entries.set(key, { page, bytes, made: now(), expires: now() + seconds * 1000 });
      size += bytes;
      for (const [oldest, entry] of entries) {
        if (size <= maxBytes) break;
        drop(oldest, entry);
      }
    },
  };
}

/** Header values already read; a browser sends the same one each time. */
const read = new Map<string, 'br' | 'gzip' | null>();
const READ_MOST = 100;

/** Which of our codings an Accept-Encoding header likes best; null when it takes neither. */
export function codingFor(accept: string): 'br' | 'gzip' | null {
  const known = read.get(accept);
  if (known !== undefined) return known;
  // The first of ours that is taken: brotli is smaller whatever the weights say.
  const taken = new Negotiator({ headers: { 'accept-encoding': accept } }).encodings(['br', 'gzip']);
  const coding = taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null;
  if (read.size < READ_MOST) read.set(accept, coding);
  return coding;
}

/** Whether an If-None-Match header names the tag; balancers that compress make tags weak. */
export const hasTag = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Sends a kept page. */
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
  response.writeHead(200, coding ? page[coding].headers : page.plain);
  response.end(head ? undefined : coding ? page[coding].body : gunzipSync(page.gzip.body));
}
