import type { Currency, CurrencyCode } from '@hoster/contract';
import type { Language, Text } from '../../http/language.ts';

/** The day of these rates. They are the shop's own, set by hand: a price must not change while a visitor reads it. */
const updated = '2026-11-01T00:00:00.000Z';

interface Rate {
  readonly sign: string;
  readonly name: Text;
  /** Units for one euro. */
  readonly multiplier: number;
}

const rates: Readonly<Record<CurrencyCode, Rate>> = {
  EUR: { sign: '€', name: { en: 'Euro', ru: 'Евро' }, multiplier: 1 },
  USD: { sign: '$', name: { en: 'US dollar', ru: 'Доллар США' }, multiplier: 1.16 },
  GBP: { sign: '£', name: { en: 'Pound sterling', ru: 'Фунт стерлингов' }, multiplier: 0.87 },
  UAH: { sign: '₴', name: { en: 'Ukrainian hryvnia', ru: 'Украинская гривна' }, multiplier: 48.5 },
  RUR: { sign: '₽', name: { en: 'Russian ruble', ru: 'Российский рубль' }, multiplier: 94 },
};

/** The currencies of the site, the euro first. */
export function listCurrencies(language: Language): Currency[] {
  return (Object.entries(rates) as [CurrencyCode, Rate][]).map(([short, { sign, name, multiplier }]) => ({
    short,
    sign,
    name: name[language],
    multiplier,
    decimals: 2,
    updated,
  }));
}

/** Units of a currency for one euro: what an order stores beside its EUR amount. */
export function rateOf(currency: CurrencyCode): number {
  return rates[currency].multiplier;
}
