import type { CurrencyCode } from '@hoster/contract';
import { convertCents, multiplyCents, type Decimal } from './money.ts';
import type { PriceTotal } from './pricing.ts';

/** A total in the currency that is charged, with the rate (units per 1 EUR) that the order keeps. */
export interface ChargedTotal extends PriceTotal {
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
  const lines = total.lines.map((line, index) => ({
    ...line,
    unitCents: multiplyCents(line.unitCents, rate),
    amountCents: converted.amounts[index] ?? 0,
  }));
  const tax = lines.reduce((sum, line) => (line.kind === 'tax' ? sum + line.amountCents : sum), 0);
  const { discounts, renewal } = total;
  return {
    currency,
    rate: String(rate),
    lines,
    tax,
    net: converted.total - tax,
    total: converted.total,
    perMonth: multiplyCents(total.perMonth, rate),
    listPerMonth: multiplyCents(total.listPerMonth, rate),
    discounts: {
      rentPeriod: multiplyCents(discounts.rentPeriod, rate),
      promo: multiplyCents(discounts.promo, rate),
      promoMonths: discounts.promoMonths,
    },
    renewal: {
      perMonth: multiplyCents(renewal.perMonth, rate),
      net: multiplyCents(renewal.net, rate),
      total: multiplyCents(renewal.total, rate),
    },
    next: multiplyCents(total.next, rate),
  };
}
