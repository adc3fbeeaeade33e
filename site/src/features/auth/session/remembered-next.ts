import type { AppContext } from '../../../app/app-context.tsx';
import { removeCookie } from '../../../app/visitor/cookies.ts';
import { safeNext } from './safe-next.ts';

const COOKIE = 'after_signup';
/** As long as the email link is valid. */
const DAYS = 3;
/** Bytes of name and value that every browser keeps; it drops a longer cookie (RFC 6265bis). */
const COOKIE_BYTES = 4096;

const fits = (next: string) => COOKIE.length + encodeURIComponent(next).length <= COOKIE_BYTES;

type Where = Pick<AppContext, 'cookie' | 'setCookie' | 'facts'>;

/**
 * Stores the target of a sign-up until the confirmation link is opened, in another tab or days later. A cookie, because
 * the link works without script, too, and needs this browser in any case. An order with every text at its limit fits;
 * of a longer address, only the page is kept.
 */
export function rememberNext(app: Where, next: string | null): void {
  if (!next) return;
  app.setCookie(COOKIE, fits(next) ? next : (next.split(/[?#]/, 1)[0] ?? ''), { days: DAYS, shared: true });
}

/** Returns the stored target, validated again, and deletes it. */
export function popRememberedNext(app: Where): string | null {
  const next = safeNext(app.cookie(COOKIE), app.facts.origin);
  if (next) removeCookie(app.setCookie, COOKIE);
  return next;
}
