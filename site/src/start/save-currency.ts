import type { AppContext } from '../app-context.tsx';

/** Local storage mirrors the cookie (specification, section 4). */
export const CURRENCY_STORAGE_KEY = 'app:currency';
const KEPT_DAYS = 365;

/** Remembers the currency in the shared cookie, which the server reads, and in local storage. */
export function saveCurrency(app: AppContext, short: string): void {
  app.setCookie('currency', short, { days: KEPT_DAYS, shared: true });
  try {
    localStorage.setItem(CURRENCY_STORAGE_KEY, short);
  } catch {
    // Storage may be forbidden; the cookie is what counts.
  }
  app.currency.set(short);
}
