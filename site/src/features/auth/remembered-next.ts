import type { AppContext } from '../../app-context.tsx';
import { removeCookie } from '../../start/cookies.ts';
import { safeNext } from './safe-next.ts';

const COOKIE = 'after_signup';
/** As long as the link in the mail works. */
const DAYS = 3;
/** A cookie holds 4 kB; a longer address would be dropped by the browser anyway. */
const LONGEST = 3000;

type Where = Pick<AppContext, 'cookie' | 'setCookie' | 'facts'>;

/**
 * Keeps where a sign-up was going until the confirmation link is opened, in another tab or days later. A cookie,
 * because the link works without script too, and needs this browser in any case.
 */
export function rememberNext(app: Where, next: string | null): void {
  if (next && next.length <= LONGEST) app.setCookie(COOKIE, next, { days: DAYS, shared: true });
}

/** What was remembered, checked again; it is forgotten by reading it. */
export function takeRememberedNext(app: Where): string | null {
  const next = safeNext(app.cookie(COOKIE), app.facts.origin);
  if (next) removeCookie(app.setCookie, COOKIE);
  return next;
}
