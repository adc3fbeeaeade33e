import type { AppContext } from '../app-context.tsx';
import { partsArrived } from './late-parts.ts';

/** Local storage mirrors the cookie (specification, section 4). */
export const CURRENCY_STORAGE_KEY = 'app:currency';
/** Kept for the visit only: a new visit of a Russian or Ukrainian begins with their own currency again. */
export const PICKED_COOKIE = 'currency_picked';
export const CURRENCY_DAYS = 365;

/** Remembers the currency in the shared cookie, which the server reads, and in local storage. */
export function saveCurrency({ setCookie, currency }: AppContext, short: string): void {
  setCookie('currency', short, { days: CURRENCY_DAYS, shared: true });
  setCookie(PICKED_COOKIE, '1', { shared: true });
  try {
    localStorage.setItem(CURRENCY_STORAGE_KEY, short);
  } catch {
    // Storage may be forbidden; the cookie is what counts.
  }
  // Parts of the page that are still the server's HTML show its currency.
  void partsArrived().then(() => currency.pick(short));
}
