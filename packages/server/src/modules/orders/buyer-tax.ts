import type { LegalEntity, OrderTax } from '@hoster/contract';
import { taxFor } from '@hoster/domain';
import type { Buyer } from './buyer.ts';

/**
 * Tax of an order. The edge knows where the request came from, not where the buyer is taxed: only the profile counts.
 * @param payer who is invoiced instead of the person
 * @param now day whose rates hold
 */
export const buyerTax = ({ visitor }: Buyer, payer: LegalEntity | null, now: Date): OrderTax => {
  const day = now.toISOString();
  return payer ? taxFor(payer.country, day, payer) : taxFor(visitor.profileCountry, day);
};
