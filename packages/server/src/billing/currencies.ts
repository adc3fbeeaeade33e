import { defineMessage } from '@formatjs/intl';
import { currencies } from '@hoster/contract/lists';
import type { Currency, CurrencyCode } from '@hoster/contract';
import { currenciesOffered, type Visitor } from '@hoster/domain';
import { translate, type Message } from '../i18n/translate.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { FieldError, type Language } from '../platform/http/index.ts';
import { paymentTexts } from './payments/texts.ts';

const named: Readonly<Record<CurrencyCode, { readonly sign: string; readonly name: Message }>> = {
  EUR: { sign: '€', name: defineMessage({ id: 'billing.currency.eur', defaultMessage: 'Euro' }) },
  USD: { sign: '$', name: defineMessage({ id: 'billing.currency.usd', defaultMessage: 'US dollar' }) },
  GBP: { sign: '£', name: defineMessage({ id: 'billing.currency.gbp', defaultMessage: 'Pound sterling' }) },
  UAH: { sign: '₴', name: defineMessage({ id: 'billing.currency.uah', defaultMessage: 'Ukrainian hryvnia' }) },
  RUR: { sign: '₽', name: defineMessage({ id: 'billing.currency.rur', defaultMessage: 'Russian ruble' }) },
};

/** What staff have set; a price must not change while a visitor reads it, so nothing else changes these. */
type Rates = Pick<Catalogue, 'currencies'>;

const euro = { multiplier: 1, since: new Date(0).toISOString() };

/** Rate of a currency, and since when; null for one that isn’t offered. */
const rateIn = (rates: Rates, currency: CurrencyCode) =>
  currency === 'EUR' ? euro : (rates.currencies?.[currency] ?? null);

/** The currencies that are offered, the euro first. */
export function listCurrencies(rates: Rates, language: Language): Currency[] {
  return currencies.flatMap((short) => {
    const rate = rateIn(rates, short);
    if (rate === null) return [];
    const { sign, name } = named[short];
    const { multiplier, since: updated } = rate;
    return [{ short, sign, name: translate(language, name), multiplier, decimals: 2, updated }];
  });
}

/** Whether any of some currencies is offered. */
export const offersAny = (rates: Rates, some: readonly CurrencyCode[]): boolean =>
  some.some((currency) => rateIn(rates, currency) !== null);

/** Codes of the currencies that a visitor may choose, the euro first. */
export const currenciesFor = (rates: Rates, visitor: Pick<Visitor, 'profileCountry' | 'siteCountry'>): CurrencyCode[] =>
  currenciesOffered(visitor).filter((currency) => rateIn(rates, currency) !== null);

/**
 * Units of a currency per euro, which an order stores beside its EUR amount.
 * @throws FieldError for one that isn’t offered any more
 */
export function rateOf(rates: Rates, currency: CurrencyCode): number {
  const rate = rateIn(rates, currency);
  if (rate === null) throw new FieldError({ currency: [paymentTexts.currency] });
  return rate.multiplier;
}
