import type { LegalEntity, OrderContext, OrderTax } from '@hoster/contract';
import { taxFor } from '@hoster/domain/tax';

/** The company that an order is invoiced to; null is the person. An unknown id means the account's usual payer. */
export function payerOf(
  { legal_entities: known }: Pick<OrderContext, 'legal_entities'>,
  wanted: number | null,
): LegalEntity | null {
  if (wanted === 0) return null;
  return known.find(({ id }) => id === wanted) ?? known.find(({ is_default }) => is_default) ?? null;
}

/** The tax that the payer's country and VAT id make. */
export const taxOf = (context: Pick<OrderContext, 'legal_entities' | 'tax'>, wanted: number | null): OrderTax => {
  const payer = payerOf(context, wanted);
  // The server computes it by its own clock, and says so if the price differs.
  return payer ? taxFor(payer.country, new Date().toISOString(), payer) : context.tax;
};
