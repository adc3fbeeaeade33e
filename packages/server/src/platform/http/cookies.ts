import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookie of a browser's session. */
export const sessionCookie = 'sessionid';

/** The first cookie of a name, decoded; undefined when the browser sent none. */
export function cookieOf(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) {
      const value = part
        .slice(at + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1');
      try {
        return decodeURIComponent(value);
      } catch {
        return value;
      }
    }
  }
  return undefined;
}

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
