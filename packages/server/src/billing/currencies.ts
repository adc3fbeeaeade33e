import { defineMessage } from '@formatjs/intl';
import { translate, type Message } from '../i18n/translate.ts';
import type { Currency, CurrencyCode } from '@hoster/contract';
import type { Language } from '../platform/http/index.ts';

/** Date of these rates. They're the shop's own, set by hand: a price must not change while a visitor reads it. */
const updated = '2026-11-01T00:00:00.000Z';

interface Rate {
  readonly sign: string;
  readonly name: Message;
  /** Units per euro. */
  readonly multiplier: number;
}

const rates: Readonly<Record<CurrencyCode, Rate>> = {
  EUR: {
    sign: '€',
    name: defineMessage({ id: 'billing.currency.eur', defaultMessage: 'Euro' }),
    multiplier: 1,
  },
  USD: {
    sign: '$',
    name: defineMessage({ id: 'billing.currency.usd', defaultMessage: 'US dollar' }),
    multiplier: 1.16,
  },
  GBP: {
    sign: '£',
    name: defineMessage({ id: 'billing.currency.gbp', defaultMessage: 'Pound sterling' }),
    multiplier: 0.87,
  },
  UAH: {
    sign: '₴',
    name: defineMessage({ id: 'billing.currency.uah', defaultMessage: 'Ukrainian hryvnia' }),
    multiplier: 48.5,
  },
  RUR: {
    sign: '₽',
    name: defineMessage({ id: 'billing.currency.rur', defaultMessage: 'Russian ruble' }),
    multiplier: 94,
  },
};

/** The currencies of the site, the euro first. */
export function listCurrencies(language: Language): Currency[] {
  return (Object.entries(rates) as [CurrencyCode, Rate][]).map(([short, { sign, name, multiplier }]) => ({
    short,
    sign,
    name: translate(language, name),
    multiplier,
    decimals: 2,
    updated,
  }));
}

/** Units of a currency per euro, which an order stores beside its EUR amount. */
export function rateOf(currency: CurrencyCode): number {
  return rates[currency].multiplier;
}
