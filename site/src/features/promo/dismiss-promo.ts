import type { AppContext } from '../../app/app-context.tsx';

const FLAG = 'app:promo-dismissed';
const COOKIE_DAYS = 365;

/** Hides the banner permanently: sets a flag here, and a cookie that all our hosts and the server read. */
export function savePromoDismissed(app: AppContext): void {
  app.facts.promoDismissed = true;
  app.setCookie('promo_dismissed', '1', { days: COOKIE_DAYS, shared: true });
  try {
    localStorage.setItem(FLAG, '1');
  } catch {
    // Storage may be blocked; the cookie is authoritative.
  }
}

/** Whether it was dismissed in this browser before, even if the cookie is gone. */
export function promoFlagged(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}
