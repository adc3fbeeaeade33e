import type { CurrencyCode } from '@hoster/contract';
import { centsIn, convertCents, multiplyCents, type Cents, type ChargedCents, type Decimal } from './money.ts';
import type { PriceTotal, TermTotal } from './pricing.ts';

/** A total in the currency that is charged, with the rate (units per 1 EUR) that the order keeps. */
export interface ChargedTotal extends PriceTotal<ChargedCents> {
  currency: CurrencyCode;
  rate: string;
}

/** A term's total in the currency that is charged, at the rate that is kept with it. */
export interface ChargedTerm extends Pick<PriceTotal<ChargedCents>, 'lines' | 'net' | 'tax' | 'total'> {
  currency: CurrencyCode;
  rate: string;
}

const tagged =
  (currency: CurrencyCode) =>
  (cents: Cents): ChargedCents =>
    centsIn(currency, cents);

/**
 * Converts lines of EUR cents and their total into the charged currency. The lines sum to the total, `net` and `tax` to it
 * as well; single lines may differ by one cent from their own conversion.
 */
export function chargeTermIn(
  { lines: priced }: Pick<TermTotal, 'lines'>,
  currency: CurrencyCode,
  rate: Decimal,
): ChargedTerm {
  const converted = convertCents(
    priced.map((line) => line.amountCents),
    rate,
  );
  const tag = tagged(currency);
  const lines = priced.map((line, index) => ({
    ...line,
    unitCents: tag(multiplyCents(line.unitCents, rate)),
    amountCents: tag(converted.amounts[index] ?? 0),
  }));
  const tax = lines.reduce((sum, line) => (line.kind === 'tax' ? sum + line.amountCents : sum), 0);
  return {
    currency,
    rate: String(rate),
    lines,
    tax: tag(tax),
    net: tag(converted.total - tax),
    total: tag(converted.total),
  };
}

/** Converts a total of EUR cents into the charged currency; see `chargeTermIn`. */
export function chargeIn(total: PriceTotal, currency: CurrencyCode, rate: Decimal): ChargedTotal {
  const inCurrency = (cents: Cents) => tagged(currency)(multiplyCents(cents, rate));
  const { discounts, renewal } = total;
  return {
    ...chargeTermIn(total, currency, rate),
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
