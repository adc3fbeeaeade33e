import type { IncomingMessage } from 'node:http';
import type { Transport } from '../src/api/request.ts';
import { cookiePairs, cookieText, cookieValue, type SetCookie } from '../src/start/cookies.ts';
import type { BackendApp } from './backend-paths.ts';
import type { Settings } from './config.ts';
import { forwardedHeaders, trusting } from './forwarded.ts';
import type { OtherBackend } from './other-backend.ts';

/** Cookies of one request: the visitor's, then whatever the backend sets while the page is made. */
export interface CookieJar {
  get: (name: string) => string | null;
  set: SetCookie;
  /** As a Cookie header. */
  header: () => string;
  /** Takes Set-Cookie headers of the backend. */
  take: (lines: readonly string[]) => void;
  /** All Set-Cookie lines for the visitor. */
  lines: string[];
}

/** A jar filled from the visitor's Cookie header. */
export function createJar(header: string, config: Settings): CookieJar {
  const pairs = new Map(cookiePairs(header));
  const lines: string[] = [];
  const text = () => [...pairs].map(([name, value]) => `${name}=${value}`).join('; ');
  const take = (added: readonly string[]) => {
    for (const line of added) {
      const [first = '', ...attributes] = line.split(';');
      const [name, value] = cookiePairs(first)[0] ?? ['', ''];
      // Several calls of one page may set the same cookie: the last word counts.
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

/** Headers of the visitor that a call made for them carries on. */
function carried(
  request: IncomingMessage,
  jar: CookieJar,
  config: Settings,
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

/** All that is to be said of an answer that was in memory. */
const KNOWN = { ok: true, status: 200, statusText: 'OK', headers: new Headers({ 'content-type': 'application/json' }) };

/** Milliseconds that all calls of one page may take together: then the page is made without them. */
const PAGE_MS = 4_000;

/** Calls the embedded backend in this process. */
export function inProcessTransport(
  { app, known }: BackendApp,
  request: IncomingMessage,
  jar: CookieJar,
  config: Settings,
): Transport {
  // Made at the first call that nothing in memory answers: most pages need none.
  let deadline: AbortSignal | undefined;
  return async (url, { method, headers, body }) => {
    const sent = {
      ...carried(request, jar, config, ['x-forwarded-for']),
      'x-visitor-host': request.headers.host ?? '',
      ...headers,
    };
    const data = method === 'GET' ? await known({ url, headers: sent }) : undefined;
    if (data !== undefined) return { ...KNOWN, json: () => Promise.resolve(data) };
    deadline ??= AbortSignal.timeout(PAGE_MS);
    const answer = await orLate(
      deadline,
      app.inject({
        method: method as 'GET',
        url,
        authority: new URL(config.publicOrigin).host,
        remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
        headers: sent,
        ...(body !== undefined && { payload: body }),
      }),
    );
    const set = answer.headers['set-cookie'];
    jar.take(set === undefined ? [] : Array.isArray(set) ? set : [set]);
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (name !== 'set-cookie' && value !== undefined) answered.set(name, String(value));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : answer.payload, {
      status: answer.statusCode,
      statusText: answer.statusMessage,
      headers: answered,
    });
  };
}

/** An answer, unless it comes too late. @throws TimeoutError then */
function orLate<Answer>(deadline: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const late = () => reject(deadline.reason as Error);
    if (deadline.aborted) late();
    deadline.addEventListener('abort', late, { once: true });
    answer.then(resolve, reject).finally(() => deadline.removeEventListener('abort', late));
  });
}

/**
 * Calls the backend at `API_ORIGIN`, as the visitor's browser would: with the public host and origin. Once a call of
 * this request has hung, the others fail immediately, so that a page waits only once.
 */
export function remoteTransport(
  other: OtherBackend,
  request: IncomingMessage,
  jar: CookieJar,
  config: Settings,
): Transport {
  const { host } = new URL(config.publicOrigin);
  const from = { host, ...forwardedHeaders(request, { host, config, trusts: trusting(config) }) };
  let hung: unknown = null;
  return async (url, { method, headers, body, signal }) => {
    if (hung !== null) throw hung;
    const sent = { ...carried(request, jar, config), ...from, ...headers };
    try {
      const answer = await other.call(url, { method, headers: sent, body, signal });
      jar.take(answer.headers.getSetCookie());
      return answer;
    } catch (error) {
      if (isTimeout(error) && signal?.aborted !== true) hung = error;
      throw error;
    }
  };
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
