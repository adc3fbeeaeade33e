import type { AppContext } from '../../app-context.tsx';

const FLAG = 'app:promo-dismissed';
const KEPT_DAYS = 365;

/** Hides the banner from now on: a flag here, and a cookie that all our hosts and the server read. */
export function keepPromoDismissed(app: AppContext): void {
  app.facts.promoDismissed = true;
  app.setCookie('promo_dismissed', '1', { days: KEPT_DAYS, shared: true });
  try {
    localStorage.setItem(FLAG, '1');
  } catch {
    // Storage may be forbidden; the cookie is what counts.
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
