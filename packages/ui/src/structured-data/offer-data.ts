import { type Amount, type DisplayCurrency, toHundredths } from '../price/format-price.ts';

export interface OfferOptions {
  amount: Amount;
  currency: DisplayCurrency;
  /** Absolute address of the page it is bought on. */
  url?: string | undefined;
  /** @default 'InStock' */
  availability?: 'InStock' | 'OutOfStock' | 'PreOrder' | 'LimitedAvailability' | undefined;
  /** Last day of the price: 2026-12-31. */
  validUntil?: string | undefined;
  /** What one price pays for, as ISO 8601: P1M is a month, PT1H an hour. */
  period?: string | undefined;
}

/** An `Offer` of schema.org. */
export interface OfferData {
  '@type': 'Offer';
  /** With a point and two digits: "12.50". */
  price: string;
  /** ISO 4217. */
  priceCurrency: string;
  availability: string;
  url?: string;
  priceValidUntil?: string;
  priceSpecification?: {
    '@type': 'UnitPriceSpecification';
    price: string;
    priceCurrency: string;
    billingDuration: string;
  };
}

/** The old code of the ruble lives on in many ledgers; search engines know the new one only. */
const iso = (short: string): string => (short === 'RUR' ? 'RUB' : short);

/** The price that `<Price>` shows, for search engines. `undefined` for what is not a number: no offer without a price. */
export function offerData(options: OfferOptions): OfferData | undefined {
  const { amount, currency, url, availability = 'InStock', validUntil, period } = options;
  const hundredths = toHundredths(amount, currency.multiplier);
  if (hundredths === undefined || hundredths < 0n) return undefined;
  const digits = String(hundredths).padStart(3, '0');
  const price = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  const priceCurrency = iso(currency.short);
  return {
    '@type': 'Offer',
    price,
    priceCurrency,
    availability: `https://schema.org/${availability}`,
    ...(url !== undefined && { url }),
    ...(validUntil !== undefined && { priceValidUntil: validUntil }),
    ...(period !== undefined && {
      priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency, billingDuration: period },
    }),
  };
}
