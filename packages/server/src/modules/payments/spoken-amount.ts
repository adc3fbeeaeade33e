import type { CurrencyCode } from '@hoster/contract';
import type { Language } from '../../http/language.ts';

/** An amount for people, in letters and pages of the backend: `€12.50`, `1 250,00 ₽`. */
export function spokenAmount(cents: number, currency: CurrencyCode, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    // Intl knows the ruble under its new code only.
    currency: currency === 'RUR' ? 'RUB' : currency,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);
}
