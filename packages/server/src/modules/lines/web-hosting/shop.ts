import type { LegalEntity } from '@hoster/contract';
import type { VhData } from '@hoster/domain';
import type { Context } from '../../../context.ts';
import type { Language } from '../../../http/language.ts';
import { catalogueOf, vhCapacityOf, type VhCapacity } from '../../catalogue/load.ts';
import type { Buyer } from '../../orders/buyer.ts';
import { buyerTax } from '../../orders/buyer-tax.ts';
import type { Shop } from '../../orders/line.ts';
import { judgePromo } from '../../orders/promo.ts';
import { vhOffer, type VhOffer } from './offer.ts';

/** What web hosting is priced and checked with. */
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
    judgePromo(db, promoCode, { now: clock.now(), language, emails: buyer.emails }),
  ]);
  return {
    catalogue,
    capacity,
    data: {
      ...vhOffer(catalogue, capacity, buyer.visitor, language),
      promo,
      tax: buyerTax(buyer, payer, clock.now()),
    },
  };
}
