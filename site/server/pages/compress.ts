import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Better ratios take too much time for a page that is cached for half a minute. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 6;

/** Content codings of pages. */
export type Coding = 'br' | 'gzip';

/** A page as sent. Headers are a flat list of pairs, which `writeHead` handles fastest. */
export interface CachedBody {
  body: Buffer;
  headers: string[];
}

export interface CachedPage {
  etag: string;
  /** At least one. */
  bodies: Partial<Record<Coding, CachedBody>>;
  /** Headers of all encodings. */
  headers: Readonly<Record<string, string>>;
  /** Compressed well, in both codings. */
  isFinal: boolean;
}

type Headers = Readonly<Record<string, string>>;

/**
 * A page as compressed for its first request, cached like this until the next one: most addresses with a configuration
 * or a campaign are requested once.
 */
export function pageAsSent(
  html: string,
  { body, coding }: { body: Buffer; coding: Coding },
  headers: Headers,
): CachedPage {
  const bytes = Buffer.from(html);
  // Weak: all encodings share it.
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const all = { ...headers, etag };
  return { etag, headers: all, bodies: { [coding]: variant(body, all, coding) }, isFinal: false };
}

/** Compresses a cached page well, in both codings, because it's requested repeatedly. */
export async function compressWell(page: CachedPage): Promise<CachedPage> {
  const bytes = plainBody(page);
  const [br, gz] = await Promise.all([
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(bytes, { level: GZIP_LEVEL }),
  ]);
  const { headers } = page;
  return { ...page, bodies: { br: variant(br, headers, 'br'), gzip: variant(gz, headers, 'gzip') }, isFinal: true };
}

/** The page uncompressed, for clients that accept none of our codings. */
export function plainBody({ bodies: { br, gzip: gz } }: CachedPage): Buffer {
  if (gz) return gunzipSync(gz.body);
  return br ? brotliDecompressSync(br.body) : Buffer.alloc(0);
}

/** Headers of a body as pairs in one list. */
export function headersOf(body: Buffer, headers: Headers, coding: Coding | null = null): string[] {
  return Object.entries({
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    ...(coding !== null && { 'content-encoding': coding }),
    'content-length': String(body.length),
  }).flat();
}

const variant = (body: Buffer, headers: Headers, coding: Coding): CachedBody => ({
  body,
  headers: headersOf(body, headers, coding),
});

/**
 * Compresses for one visitor. At the lowest level and without another thread: half a millisecond for 80 kB, where
 * passing it to a thread and back alone takes longer. Brotli is then both faster and smaller than gzip.
 */
export function compressOnce(html: string | Buffer, coding: Coding): Buffer {
  if (coding === 'gzip') return gzipSync(html, { level: 1 });
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}
