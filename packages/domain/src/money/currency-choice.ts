import type { CurrencyCode } from '@hoster/contract';

export const defaultCurrency: CurrencyCode = 'EUR';

export interface CurrencyQuestion {
  isRussian: boolean;
  isUkrainian: boolean;
  /** From the cookie on the server, from local storage in the browser. */
  saved: string | null;
  /** Codes that may be shown to this visitor: those of the currency call that are offered here. */
  known: readonly CurrencyCode[];
  featuresKnown: boolean;
}

/**
 * The display currency at start-up: the ruble for a Russian, the hryvnia for a Ukrainian user, else the saved one; EUR
 * while features are unknown, and when nothing or nothing known is saved.
 */
export function chooseCurrency({
  isRussian,
  isUkrainian,
  saved,
  known,
  featuresKnown,
}: CurrencyQuestion): CurrencyCode {
  if (!featuresKnown) return defaultCurrency;
  const ofCountry = isRussian ? 'RUR' : isUkrainian ? 'UAH' : null;
  return known.find((code) => code === ofCountry) ?? known.find((code) => code === saved) ?? defaultCurrency;
}
