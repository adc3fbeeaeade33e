import type { CurrencyCode } from '@hoster/contract';
import { centsIn, convertCents, multiplyCents, type Cents, type ChargedCents, type Decimal } from './money.ts';
import type { PriceTotal } from './pricing.ts';

/** A total in the currency that is charged, with the rate (units per 1 EUR) that the order keeps. */
export interface ChargedTotal extends PriceTotal<ChargedCents> {
  currency: CurrencyCode;
  rate: string;
}

/**
 * Converts a total of EUR cents into the charged currency. The lines sum to the total, `net` and `tax` to it as well;
 * single lines may differ by one cent from their own conversion.
 */
export function chargeIn(total: PriceTotal, currency: CurrencyCode, rate: Decimal): ChargedTotal {
  const converted = convertCents(
    total.lines.map((line) => line.amountCents),
    rate,
  );
  const tagged = (cents: Cents): ChargedCents => centsIn(currency, cents);
  const inCurrency = (cents: Cents) => tagged(multiplyCents(cents, rate));
  const lines = total.lines.map((line, index) => ({
    ...line,
    unitCents: inCurrency(line.unitCents),
    amountCents: tagged(converted.amounts[index] ?? 0),
  }));
  const tax = lines.reduce((sum, line) => (line.kind === 'tax' ? sum + line.amountCents : sum), 0);
  const { discounts, renewal } = total;
  return {
    currency,
    rate: String(rate),
    lines,
    tax: tagged(tax),
    net: tagged(converted.total - tax),
    total: tagged(converted.total),
    perMonth: inCurrency(total.perMonth),
    listPerMonth: inCurrency(total.listPerMonth),
    discounts: {
      rentPeriod: inCurrency(discounts.rentPeriod),
      promo: inCurrency(discounts.promo),
      promoMonths: discounts.promoMonths,
    },
    renewal: {
      perMonth: inCurrency(renewal.perMonth),
      net: inCurrency(renewal.net),
      total: inCurrency(renewal.total),
    },
    next: inCurrency(total.next),
  };
}
