import type { LegalEntity, OrderTax } from '@hoster/contract';
import { personAt, taxDayOf, taxFor } from '@hoster/domain';
import type { Buyer } from './buyer.ts';

/**
 * Tax of an order. The edge knows the origin of the request, not where the buyer is taxed: only the profile counts.
 * @param payer who is invoiced instead of the person
 * @param now moment on whose day the rates apply
 */
export const buyerTax = ({ viewer }: Buyer, payer: LegalEntity | null, now: Date): OrderTax => {
  const day = taxDayOf(now);
  return payer
    ? taxFor(payer.country, day, payer)
    : taxFor(viewer?.country ?? null, day, personAt(viewer?.zipCode ?? ''));
};
