import { afterEach, expect, test, vi } from 'vitest';
import { createCurrencyChoice } from './currency-choice.ts';
import { CURRENCY_DAYS, CURRENCY_STORAGE_KEY, mirrorCurrency } from './save-currency.ts';

afterEach(() => localStorage.clear());

/** The start of a page with these currencies in the cookie and in local storage. */
function start(cookie: string | null, stored: string | null) {
  if (stored !== null) localStorage.setItem(CURRENCY_STORAGE_KEY, stored);
  const currency = createCurrencyChoice({ saved: cookie, picked: false });
  const shown = vi.fn();
  currency.subscribe(shown);
  const setCookie = vi.fn();
  mirrorCurrency({ currency, setCookie });
  return { currency, setCookie, shown };
}

test('a currency that only local storage has is shown on this page, and saved in the cookie', () => {
  const { currency, setCookie, shown } = start(null, 'USD');
  expect(currency.get()).toEqual({ saved: 'USD', picked: false });
  expect(shown).toHaveBeenCalledOnce();
  expect(setCookie.mock.calls).toEqual([['currency', 'USD', { days: CURRENCY_DAYS, shared: true }]]);
  // As the server rendered it, for parts that hydrate later.
  expect(currency.initial()).toEqual({ saved: null, picked: false });
});

test.each(['XXX', 'usd', '', '__proto__', 'RUB'])('%j in local storage is no currency: nothing is saved', (stored) => {
  const { currency, setCookie, shown } = start(null, stored);
  expect(currency.get().saved).toBeNull();
  expect(shown).not.toHaveBeenCalled();
  expect(setCookie).not.toHaveBeenCalled();
});

test('the cookie wins, and local storage follows', () => {
  const { currency, setCookie } = start('GBP', 'USD');
  expect(currency.get().saved).toBe('GBP');
  expect(localStorage.getItem(CURRENCY_STORAGE_KEY)).toBe('GBP');
  expect(setCookie).not.toHaveBeenCalled();
});
