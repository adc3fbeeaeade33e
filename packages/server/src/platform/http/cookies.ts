import { cookieValue } from '@hoster/domain/visitor/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookie of a browser's session. */
export const sessionCookie = 'sessionid';

/** The first cookie of a name, decoded, and without the quotes that Django writes; undefined when the browser sent none. */
export const cookieOf = (request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined =>
  cookieValue(request.headers.cookie ?? '', name)?.replace(/^"(.*)"$/, '$1');

/** Options of a cookie. */
export interface CookieOptions {
  /** Seconds; 0 deletes it. */
  readonly maxAge: number;
  readonly now: Date;
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
  readonly domain?: string | null;
}

/** Adds a Set-Cookie line in Django's order of attributes; path `/`, SameSite=Lax. */
export function setCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  const expires = options.maxAge === 0 ? new Date(0) : new Date(options.now.getTime() + options.maxAge * 1000);
  const parts = [
    `${name}=${options.maxAge === 0 ? '""' : encodeURIComponent(value)}`,
    options.domain ? `Domain=${options.domain}` : '',
    `expires=${expires.toUTCString()}`,
    options.httpOnly ? 'HttpOnly' : '',
    `Max-Age=${options.maxAge}`,
    'Path=/',
    'SameSite=Lax',
    options.secure ? 'Secure' : '',
  ];
  void reply.header('set-cookie', parts.filter(Boolean).join('; '));
}
