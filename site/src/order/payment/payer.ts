import type { OrderContext, OrderTax } from '@hoster/contract';
import { taxDayOf, taxFor } from '@hoster/domain/money/tax';

/** Instead of the id of a company: the person is invoiced. */
export const PERSON = 0;

/** The company that an order is invoiced to; null is the person. An unknown id means the account's default payer. */
export function payerOf(
  { legal_entities: known }: Pick<OrderContext, 'legal_entities'>,
  wanted: number | null,
): OrderContext['legal_entities'][number] | null {
  if (wanted === PERSON) return null;
  return known.find(({ id }) => id === wanted) ?? known.find(({ is_default }) => is_default) ?? null;
}

/** Tax by the payer's country and VAT number. */
export const taxOf = (context: Pick<OrderContext, 'legal_entities' | 'tax'>, wanted: number | null): OrderTax => {
  const payer = payerOf(context, wanted);
  // The server computes it with its own clock, and reports a different price.
  return payer ? (payer.tax ?? taxFor(payer.country, taxDayOf(new Date()), payer)) : context.tax;
};
