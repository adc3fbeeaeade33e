import type { ServerResponse } from 'node:http';

/** Said with every anonymous page, sent or not modified: whoever keeps it must ask before showing it again. */
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
}

export interface PageCache {
  get: (key: string) => CachedPage | null;
  set: (key: string, page: CachedPage) => void;
  /** Bytes of all bodies kept. */
  readonly size: number;
}

/** After its time a page is still given to others for that long, while one request makes it anew. */
const REFRESH_MS = 5_000;

interface Entry {
  page: CachedPage;
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
        if (entry.expires + seconds * 1000 <= now()) drop(key, entry);
        else entry.expires = now() + REFRESH_MS;
        return null;
      }
      // Last in the map is last to go.
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    set(key, page) {
      const bytes = page.br.body.length + page.gzip.body.length + key.length;
      if (seconds === 0 || bytes > maxBytes) return;
      const old = entries.get(key);
      if (old) drop(key, old);
      entries.set(key, { page, bytes, expires: now() + seconds * 1000 });
      size += bytes;
      for (const [oldest, entry] of entries) {
        if (size <= maxBytes) break;
        drop(oldest, entry);
      }
    },
  };
}

/** Whether an Accept-Encoding header takes a coding: named, and not with a quality of zero. */
export const takes = (accept: string, coding: string): boolean =>
  new RegExp(`(?:^|,)\\s*${coding}\\s*(?!;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:;|,|$)`).test(accept);

/** Whether an If-None-Match header names the tag; balancers that compress make tags weak. */
const hasTag = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Sends a kept page; false when this client takes neither brotli nor gzip. */
export function sendCached(
  page: CachedPage,
  { accept, ifNoneMatch, head }: { accept: string; ifNoneMatch: string | undefined; head: boolean },
  response: ServerResponse,
): boolean {
  const variant = takes(accept, 'br') ? page.br : takes(accept, 'gzip') ? page.gzip : null;
  if (!variant) return false;
  if (ifNoneMatch !== undefined && hasTag(ifNoneMatch, page.etag)) {
    response.writeHead(304, { etag: page.etag, ...ANONYMOUS_HEADERS });
    response.end();
    return true;
  }
  response.writeHead(200, variant.headers);
  response.end(head ? undefined : variant.body);
  return true;
}
