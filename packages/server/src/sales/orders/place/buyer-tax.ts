import type { LegalEntity, OrderTax } from '@hoster/contract';
import { personAt } from '@hoster/domain';
import { taxAt, type Taxation } from '../../../platform/company/index.ts';
import type { Buyer } from './buyer.ts';

/**
 * Tax of an order. The edge knows the origin of the request, not where the buyer is taxed: only the profile counts.
 * @param payer who is invoiced instead of the person
 * @param now moment on whose day the rates apply
 */
export const buyerTax = (
  { taxation }: { readonly taxation: Taxation },
  { viewer }: Buyer,
  payer: LegalEntity | null,
  now: Date,
): OrderTax =>
  payer
    ? taxAt(taxation, now, payer.country, payer)
    : taxAt(taxation, now, viewer?.country ?? null, personAt(viewer?.zipCode ?? ''));
