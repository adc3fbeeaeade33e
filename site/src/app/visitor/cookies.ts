import { cookieValue } from '@hoster/domain/visitor/cookies';

export interface CookieOptions {
  /** Days until it expires; a session cookie when absent, removed when negative. */
  days?: number;
  /** Set for the parent domain, so that all hosts of the company receive it. */
  shared?: boolean;
}
export type SetCookie = (name: string, value: string, options?: CookieOptions) => void;

const DAY_S = 86_400;
/** Removing sets an expiry this many days back. */
const REMOVED_DAYS = -30;

/** Text of a Set-Cookie header, which `document.cookie` takes as well. */
export function cookieText(
  name: string,
  value: string,
  { days, shared }: CookieOptions,
  domain: string | null,
  secure: boolean,
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (days !== undefined) {
    parts.push(
      `Max-Age=${Math.max(0, days * DAY_S)}`,
      `Expires=${new Date(Date.now() + days * DAY_S * 1000).toUTCString()}`,
    );
  }
  if (shared && domain) parts.push(`Domain=${domain}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/** Removes a cookie. */
export const removeCookie = (set: SetCookie, name: string): void => set(name, '', { days: REMOVED_DAYS, shared: true });

/** Cookies of the browser's document. */
export const documentCookies = (
  domain: string | null,
): { cookie: (name: string) => string | null; setCookie: SetCookie } => ({
  cookie: (name) => cookieValue(document.cookie, name),
  setCookie(name, value, options = {}) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in all browsers that we serve
    document.cookie = cookieText(name, value, options, domain, location.protocol === 'https:');
  },
});
