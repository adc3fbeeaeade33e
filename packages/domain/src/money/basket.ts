import { euroCents, percentOfCents, ratioOfCents, type Cents, type EuroCents } from './money.ts';
import {
  computeTotal,
  discountLine,
  priceLine,
  sumOfLines,
  taxLines,
  type PriceLine,
  type PricingInput,
  type TermTotal,
} from './pricing.ts';

/** Something in a basket, with what was agreed about its price. */
export interface BasketItem {
  /** Price of the catalogue, of all items. */
  readonly pricing: PricingInput;
  /** Instead of it: EUR cents, net, a month, of each item with everything that is sold beside its plan. */
  readonly ownCents?: Cents | null;
  /** Percent off everything in it. */
  readonly discountPercent?: number | null;
  /** Whether it renews at what was agreed, instead of at the price of the catalogue. */
  readonly isKept?: boolean;
}

/** What an item of a basket costs. EUR cents. */
export interface BasketPrice {
  /** Without tax. */
  readonly lines: PriceLine[];
  readonly net: EuroCents;
  /** Its part of the total, tax included. The parts of all items sum to the total. */
  readonly gross: EuroCents;
  /** Net renewal price of one of the items, a month. */
  readonly renewalPerMonth: EuroCents;
  /** Whether it renews at a price of its own. */
  readonly hasOwnPrice: boolean;
}

/** Key of the line of a discount that was agreed. */
export const agreedDiscount = 'agreed_discount';

/**
 * Prices several things that are paid for together. The tax is that of their sum, so that it's the same as on the invoice.
 * @param tax of the buyer
 */
export function computeBasket(
  items: readonly BasketItem[],
  tax: PricingInput['tax'],
): TermTotal & { readonly items: BasketPrice[] } {
  const priced = items.map(priceOf);
  const lines = priced.flatMap((item) => item.lines);
  const net = sumOfLines(lines);
  const taxed = taxLines(net, tax);
  const total = euroCents(net + sumOfLines(taxed));
  let before = 0;
  let given = 0;
  return {
    items: priced.map((item) => {
      before += item.net;
      const until = net === 0 ? 0 : ratioOfCents(total, before, net);
      const gross = euroCents(until - given);
      given = until;
      return { ...item, gross };
    }),
    lines: [...lines, ...taxed],
    net,
    tax: sumOfLines(taxed),
    total,
  };
}

function priceOf({
  pricing,
  ownCents = null,
  discountPercent = null,
  isKept = false,
}: BasketItem): Omit<BasketPrice, 'gross'> {
  const one = { ...pricing, count: 1 };
  const { months } = pricing.period;
  const usual = computeTotal(one).renewal.perMonth;
  if (ownCents !== null) {
    const { key, label } = pricing.tariff;
    const lines = [
      priceLine('tariff', { key, ...(label !== undefined && { label }) }, pricing.count, months, ownCents),
    ];
    const renewalPerMonth = isKept ? euroCents(ownCents) : usual;
    return { lines, net: sumOfLines(lines), renewalPerMonth, hasOwnPrice: isKept };
  }
  const listed = computeTotal(pricing).lines.filter(({ kind }) => kind !== 'tax');
  const off = percentOfCents(sumOfLines(listed), discountPercent ?? 0);
  const lines = [...listed, ...discountLine(agreedDiscount, months, off)];
  const hasOwnPrice = isKept && (discountPercent ?? 0) > 0;
  const renewalPerMonth = hasOwnPrice ? euroCents(usual - percentOfCents(usual, discountPercent ?? 0)) : usual;
  return { lines, net: sumOfLines(lines), renewalPerMonth, hasOwnPrice };
}
