import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** The calls of one page, which share data looked up about the visitor. */
export interface PageCalls {
  /** A public answer that is in memory already; undefined when the call must be made. */
  known: (ask: { url: string; headers: IncomingHttpHeaders }) => Promise<unknown>;
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
}

/** What the host requires of a backend in its process: a ready Fastify instance. */
export interface BackendApp {
  app: FastifyInstance;
  pageCalls: () => PageCalls;
}

// Screens under /auth/ and /my/ are the site's; these are the backend's.
const BACKEND =
  /^\/(auth\/(_allauth|accounts)\/|my\/api\/|api\/(?!reference\/).|public_company_list(\/|$)|bank(\/|$)|chain(\/|$)|chat\/|idp\/|vies\/|mail(\/|$))/;

/**
 * Only those of a backend at `API_ORIGIN`: its administration and the styles. For the embedded backend, the site has a
 * staff page.
 */
const OTHER_BACKEND = /^\/(admin|static)(\/|$)/;

/**
 * Whether an address belongs to the backend. `/api/` and `/api/reference/` are pages, all others under it are calls.
 * @param isOther it runs at `API_ORIGIN`
 */
export const isBackendPath = (path: string, isOther: boolean): boolean =>
  BACKEND.test(path) || (isOther && OTHER_BACKEND.test(path));

/**
 * Whether an address has a dot segment or a backslash, also in percent encoding, or a fragment. Whoever normalises it
 * next, such as a proxy or the URL parser, would make another address of it than the one that was judged.
 */
export function isAmbiguous(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return url.includes('#') || climbs(path.replaceAll(/%(2e|2f|5c|3b|3f|23)/gi, decodeURIComponent));
}

const climbs = (path: string): boolean => /(?:^|[\\/])\.{1,2}(?:[\\/;?#]|$)|\\/.test(path);

/** How often an address may be decoded on its way. */
const DECODED_TIMES = 3;

/**
 * Whether another backend, or a proxy before it, may find a dot segment in a path where we find none: encoded several
 * times, in overlong UTF-8, beside blanks and control characters that are dropped, or in characters that compatibility
 * makes dots and slashes.
 */
export function isUnclear(path: string): boolean {
  let text = path;
  for (let times = 0; times < DECODED_TIMES; times++) {
    try {
      text = decodeURIComponent(text);
    } catch {
      // A percent sign of its own may be left once it was decoded; before, it's malformed.
      if (times === 0) return true;
      break;
    }
  }
  const plain = text.normalize('NFKC').replaceAll(/[\u2044\u2215]/g, '/');
  return /\p{Cc}/u.test(plain) || climbs(plain.replaceAll(/\s/g, ''));
}
