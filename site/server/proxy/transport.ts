import type { IncomingMessage } from 'node:http';
import pTimeout from 'p-timeout';
import type { Transport, TransportInit } from '../../src/api/request.ts';
import { cookiesOf, cookieValue } from '@hoster/domain/visitor/cookies';
import { cookieText, type SetCookie } from '../../src/app/visitor/cookies.ts';
import { isAmbiguous, isUnclear, type BackendApp } from './backend-paths.ts';
import type { SiteConfig } from '../config.ts';
import { forwardedHeaders, trusting } from './forwarded.ts';
import type { OtherBackend } from './other-backend.ts';

/** Cookies of one request: the visitor's, then those that the backend sets while the page is made. */
export interface CookieJar {
  get: (name: string) => string | null;
  set: SetCookie;
  /** As a Cookie header. */
  header: () => string;
  /** Adds the backend's Set-Cookie headers. */
  take: (lines: readonly string[]) => void;
  /** All Set-Cookie lines for the visitor. */
  lines: string[];
}

/** A jar filled from the visitor's Cookie header. */
export function createJar(header: string, config: SiteConfig): CookieJar {
  const pairs = new Map(Object.entries(cookiesOf(header)));
  const lines: string[] = [];
  const text = () => [...pairs].map(([name, value]) => `${name}=${value}`).join('; ');
  const take = (added: readonly string[]) => {
    for (const line of added) {
      const [first = '', ...attributes] = line.split(';');
      const [name, value] = Object.entries(cookiesOf(first))[0] ?? ['', ''];
      // Several calls of one page may set the same cookie: the last one wins.
      const before = lines.findIndex((other) => other.startsWith(`${name}=`));
      if (before >= 0) lines.splice(before, 1);
      lines.push(line);
      const gone = attributes.some((attribute) => /^\s*max-age=(0|-\d+)\s*$/i.test(attribute));
      if (gone) pairs.delete(name);
      else pairs.set(name, value);
    }
  };
  return {
    get: (name) => cookieValue(text(), name),
    set: (name, value, options = {}) =>
      take([cookieText(name, value, options, config.cookieDomain, config.publicOrigin.startsWith('https:'))]),
    header: text,
    take,
    lines,
  };
}

/** Headers of the visitor that calls on their behalf pass on. */
function carried(
  request: IncomingMessage,
  jar: CookieJar,
  config: SiteConfig,
  names: readonly string[] = [],
): Record<string, string> {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const headers: Record<string, string> = { origin: config.publicOrigin, referer: config.publicOrigin + path };
  for (const name of [config.edgeCountryHeader, 'user-agent', ...names]) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const cookies = jar.header();
  if (cookies) headers['cookie'] = cookies;
  return headers;
}

/** The whole head of an answer from memory. */
const KNOWN = { ok: true, status: 200, statusText: 'OK', headers: new Headers({ 'content-type': 'application/json' }) };

/** The answer to a call whose path isn't plain. */
const NOWHERE = {
  ok: false,
  status: 404,
  statusText: 'Not Found',
  headers: new Headers(),
  json: () => Promise.resolve(null),
};

/**
 * Whether nobody makes another path of a call's: an id or slug from a visitor's address may be `..` or hold slashes,
 * which encoding alone doesn't keep in their place.
 */
const isPlain = (url: string): boolean => !isAmbiguous(url) && !isUnclear(url.split('?', 1)[0] ?? '');

/** Milliseconds that all calls of one page may take together; after that, the page is made without them. */
const PAGE_MS = 4_000;
/** The same for a form with files, which are stored while its sender waits. */
const UPLOAD_MS = 30_000;

const hasFiles = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/** A body as it's sent, with the header that says how a form with files is encoded. */
async function encoded({ body, form }: Pick<TransportInit, 'body' | 'form'>) {
  if (!form) return { content: body, headers: {} };
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  return { content: Buffer.from(await sent.arrayBuffer()), headers: { 'content-type': type } };
}

/** Calls the embedded backend in this process. */
export function inProcessTransport(
  backend: BackendApp,
  request: IncomingMessage,
  jar: CookieJar,
  config: SiteConfig,
): Transport {
  const calls = backend.pageCalls();
  const { host } = new URL(config.publicOrigin);
  const signal = AbortSignal.timeout(hasFiles(request) ? UPLOAD_MS : PAGE_MS);
  /** @throws TimeoutError when an answer is late */
  const inTime = <Answer>(answer: Promise<Answer>) => pTimeout(answer, { milliseconds: Infinity, signal });
  return async (url, { method, headers, ...rest }) => {
    if (!isPlain(url)) return NOWHERE;
    const sent = {
      ...carried(request, jar, config, ['x-forwarded-for']),
      'x-visitor-host': request.headers.host ?? '',
      ...headers,
    };
    const data = method === 'GET' ? await inTime(calls.known({ url, headers: sent })) : undefined;
    if (data !== undefined) return { ...KNOWN, json: () => Promise.resolve(data) };
    const { content, headers: more } = await encoded(rest);
    const answer = await inTime(
      calls.inject({
        method: method as 'GET',
        url,
        authority: host,
        remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
        headers: { ...sent, ...more },
        ...(content !== undefined && { payload: content }),
      }),
    );
    const set = answer.headers['set-cookie'];
    jar.take(set === undefined ? [] : Array.isArray(set) ? set : [set]);
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (name !== 'set-cookie' && value !== undefined) answered.set(name, String(value));
    }
    return {
      ok: answer.statusCode >= 200 && answer.statusCode < 300,
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: answered,
      json: async () => JSON.parse(answer.payload) as unknown,
    };
  };
}

/**
 * Calls the backend at `API_ORIGIN`, as the visitor's browser would: with the public host and origin. Once a call of
 * a page has timed out, the others fail immediately, so that it waits only once. A form that timed out doesn't count: its
 * page is to say so.
 */
export function remoteTransport(
  other: OtherBackend,
  request: IncomingMessage,
  jar: CookieJar,
  config: SiteConfig,
): Transport {
  const { host } = new URL(config.publicOrigin);
  const from = { host, ...forwardedHeaders(request, { host, config, trusts: trusting(config) }) };
  let hung: unknown = null;
  return async (url, { method, headers, signal, ...rest }) => {
    if (!isPlain(url)) return NOWHERE;
    if (hung !== null) throw hung;
    const sent = { ...carried(request, jar, config), ...from, ...headers };
    try {
      const { content, headers: more } = await encoded(rest);
      const call = { method, headers: { ...sent, ...more }, body: content, signal };
      const answer = await other.call(url, hasFiles(request) ? { ...call, milliseconds: UPLOAD_MS } : call);
      jar.take(answer.headers.getSetCookie());
      return answer;
    } catch (error) {
      if (method === 'GET' && isTimeout(error) && signal?.aborted !== true) hung = error;
      throw error;
    }
  };
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
