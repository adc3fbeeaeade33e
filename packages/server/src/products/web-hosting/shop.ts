import type { LegalEntity } from '@hoster/contract';
import type { VhData } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { catalogueOf, type VhCapacity, vhCapacityOf } from '../../catalogue/index.ts';
import { type Buyer, buyerTax, judgePromo, type Shop } from '../../sales/index.ts';
import { vhOffer, type VhOffer } from './offer.ts';

/** Data for pricing and checking orders of web hosting. */
export interface VhShop extends Shop {
  readonly capacity: VhCapacity;
  readonly data: VhOffer & Pick<VhData, 'promo' | 'tax'>;
}

/** Reads the shop as this buyer sees it now. @param payer who is invoiced instead of the person */
export async function vhShop(
  { db, clock }: Context,
  buyer: Buyer,
  language: Language,
  promoCode: string | undefined,
  payer: LegalEntity | null = null,
): Promise<VhShop> {
  const [catalogue, capacity, promo] = await Promise.all([
    catalogueOf(db),
    vhCapacityOf(db),
    judgePromo(db, promoCode, { now: clock.now(), language, buyer, line: 'web_hosting' }),
  ]);
  return {
    catalogue,
    capacity,
    data: {
      ...vhOffer(catalogue, capacity, buyer.visitor, language),
      promo,
      tax: buyerTax(catalogue, buyer, payer, clock.now()),
    },
  };
}
