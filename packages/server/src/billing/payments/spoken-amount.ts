import type { CurrencyCode } from '@hoster/contract';
import type { Language } from '../../platform/http/index.ts';

/** Formatted amount for emails, invoices and pages of the backend: `€12.50`, `−1 250,00 ₽`. */
export function spokenAmount(cents: number, currency: CurrencyCode, language: Language): string {
  // The minus sign of the site's prices: `Intl` uses a hyphen.
  return new Intl.NumberFormat(language, moneyFormat(currency)).format(cents / 100).replace('-', '−');
}

/** How `Intl` formats amounts of a currency. */
export const moneyFormat = (currency: CurrencyCode) =>
  ({
    style: 'currency',
    // Intl has the ruble under its new code only.
    currency: currency === 'RUR' ? 'RUB' : currency,
    currencyDisplay: 'narrowSymbol',
  }) as const;
