import type { AppContext } from '../../app-context.tsx';
import { removeCookie } from '../../start/cookies.ts';
import { safeNext } from './safe-next.ts';

const COOKIE = 'after_signup';
/** As long as the link in the mail works. */
const DAYS = 3;
/** Bytes of name and value that every browser keeps; it drops a longer cookie (RFC 6265bis). */
const COOKIE_BYTES = 4096;

const fits = (next: string) => COOKIE.length + encodeURIComponent(next).length <= COOKIE_BYTES;

type Where = Pick<AppContext, 'cookie' | 'setCookie' | 'facts'>;

/**
 * Keeps where a sign-up was going until the confirmation link is opened, in another tab or days later. A cookie,
 * because the link works without script too, and needs this browser in any case. An order fits with every text at its
 * limit; of a longer address, only the page is kept.
 */
export function rememberNext(app: Where, next: string | null): void {
  if (!next) return;
  app.setCookie(COOKIE, fits(next) ? next : (next.split(/[?#]/, 1)[0] ?? ''), { days: DAYS, shared: true });
}

/** What was remembered, checked again; it is forgotten by reading it. */
export function takeRememberedNext(app: Where): string | null {
  const next = safeNext(app.cookie(COOKIE), app.facts.origin);
  if (next) removeCookie(app.setCookie, COOKIE);
  return next;
}
