import { currencies } from '@hoster/contract/lists';
import type { CurrencyCode } from '@hoster/contract';
import type { AppContext } from '../app-context.tsx';

/** Local storage mirrors the cookie. */
export const CURRENCY_STORAGE_KEY = 'app:currency';
/** Session only: a new visit from Russia or Ukraine starts with the local currency again. */
export const PICKED_COOKIE = 'currency_picked';
export const CURRENCY_DAYS = 365;

/** A saved code, as far as it is one of a currency; else null. */
export const knownCurrency = (short: string | null): CurrencyCode | null =>
  currencies.find((code) => code === short) ?? null;

/**
 * At start: local storage mirrors the cookie. Where only the cookie was lost, or no currency has its code, it is
 * restored from local storage, for this page, too.
 */
export function mirrorCurrency({ setCookie, currency }: Pick<AppContext, 'setCookie' | 'currency'>): void {
  const { saved } = currency.get();
  try {
    const stored = knownCurrency(localStorage.getItem(CURRENCY_STORAGE_KEY));
    if (saved) localStorage.setItem(CURRENCY_STORAGE_KEY, saved);
    else if (stored) {
      setCookie('currency', stored, { days: CURRENCY_DAYS, shared: true });
      currency.restore(stored);
    }
  } catch {
    // Storage may be blocked.
  }
}

/** Saves the currency in the shared cookie, which the server reads, and in local storage. */
export function saveCurrency({ setCookie, currency }: AppContext, short: string): void {
  setCookie('currency', short, { days: CURRENCY_DAYS, shared: true });
  setCookie(PICKED_COOKIE, '1', { shared: true });
  try {
    localStorage.setItem(CURRENCY_STORAGE_KEY, short);
  } catch {
    // Storage may be blocked; the cookie is authoritative.
  }
  currency.pick(short);
}
