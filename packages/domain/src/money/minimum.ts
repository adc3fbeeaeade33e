import { euroCents, type EuroCents } from './money.ts';

/** What an order costs for a term. */
export interface TermPrice {
  months: number;
  total: EuroCents;
}

/** Ways to pay for an order with a method whose least amount is more than its total. */
export interface WaysToMinimum {
  /** The shortest longer term that costs enough; null where none does. */
  term: TermPrice | null;
  /** What to top up, so that the balance pays for the order as it is. */
  topUp: EuroCents;
}

/**
 * Finds how an order below the least amount of a payment method can still be paid with it.
 * @param balance what the customer may spend already
 */
export function waysToMinimum(
  order: TermPrice & { balance: EuroCents; terms: readonly TermPrice[] },
  minimum: EuroCents,
): WaysToMinimum {
  const longer = order.terms
    .filter(({ months, total }) => months > order.months && total >= minimum)
    .toSorted((a, b) => a.months - b.months);
  return { term: longer[0] ?? null, topUp: euroCents(Math.max(minimum, order.total - order.balance)) };
}
