import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Transport } from '../src/api/request.ts';
import { cookiePairs, cookieText, cookieValue, type SetCookie } from '../src/start/cookies.ts';
import type { Settings } from './config.ts';

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
function carried(request: IncomingMessage, jar: CookieJar, config: Settings): Record<string, string> {
  const headers: Record<string, string> = { origin: config.publicOrigin };
  for (const name of [config.edgeCountryHeader, 'user-agent', 'x-forwarded-for', 'x-real-ip']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const cookies = jar.header();
  if (cookies) headers['cookie'] = cookies;
  return headers;
}

/** Calls the embedded backend in this process. */
export function inProcessTransport(
  app: FastifyInstance,
  request: IncomingMessage,
  jar: CookieJar,
  config: Settings,
): Transport {
  return async (url, { method, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      authority: new URL(config.publicOrigin).host,
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
      headers: { ...carried(request, jar, config), ...headers },
      ...(body !== undefined && { payload: body }),
    });
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

/** The way that a request has come, for a backend in another process; what visitors claim counts behind a proxy only. */
export function forwardedFor(request: IncomingMessage, config: Settings): string {
  const before = config.trustProxy ? request.headers['x-forwarded-for'] : undefined;
  return [before, request.socket.remoteAddress].filter(Boolean).join(', ');
}

/** Calls the backend at `API_ORIGIN`. */
export function remoteTransport(request: IncomingMessage, jar: CookieJar, config: Settings): Transport {
  return async (url, { method, headers, body, signal }) => {
    const publicUrl = new URL(config.publicOrigin);
    const answer = await fetch(new URL(url, config.apiOrigin ?? config.publicOrigin), {
      method,
      redirect: 'manual',
      headers: {
        ...carried(request, jar, config),
        'x-forwarded-host': publicUrl.host,
        'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
        'x-forwarded-for': forwardedFor(request, config),
        ...headers,
      },
      body: body ?? null,
      signal: signal ?? AbortSignal.timeout(15_000),
    });
    jar.take(answer.headers.getSetCookie());
    return answer;
  };
}
