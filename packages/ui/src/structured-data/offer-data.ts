import { type Amount, type DisplayCurrency, toHundredths } from '../price/format-price.ts';

export interface OfferOptions {
  amount: Amount;
  currency: DisplayCurrency;
  /** Absolute URL of the product page. */
  url?: string | undefined;
  /** @default 'InStock' */
  availability?: 'InStock' | 'OutOfStock' | 'PreOrder' | 'LimitedAvailability' | undefined;
  /** Last day on which the price is valid: 2026-12-31. */
  validUntil?: string | undefined;
  /** Billing period in ISO 8601: P1M is a month, PT1H an hour. */
  period?: string | undefined;
}

/** An `Offer` of schema.org. */
export interface OfferData {
  '@type': 'Offer';
  /** With a point and two decimals: "12.50". */
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

/** Many systems still use the old code of the ruble, but search engines accept only the new one. */
const iso = (short: string): string => (short === 'RUR' ? 'RUB' : short);

/** Returns structured data for the price that `<Price>` shows, or `undefined` if it's not a number. */
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
