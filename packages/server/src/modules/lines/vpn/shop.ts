import type { LegalEntity } from '@hoster/contract';
import type { VpnData } from '@hoster/domain';
import type { Context } from '../../../context.ts';
import type { Language } from '../../../http/language.ts';
import { catalogueOf } from '../../catalogue/load.ts';
import type { Buyer } from '../../orders/buyer.ts';
import { buyerTax } from '../../orders/buyer-tax.ts';
import type { Shop } from '../../orders/line.ts';
import { judgePromo } from '../../orders/promo.ts';
import { presentTerms, vpnOffer } from './offer.ts';

/** What a VPN is priced and checked with. */
export interface VpnShop extends Shop {
  readonly data: VpnData;
}

/** Reads the shop as this buyer sees it now. @param payer who is invoiced instead of the person */
export async function vpnShop(
  { db, clock }: Context,
  buyer: Buyer,
  language: Language,
  promoCode: string | undefined,
  payer: LegalEntity | null = null,
): Promise<VpnShop> {
  const [catalogue, promo] = await Promise.all([
    catalogueOf(db),
    judgePromo(db, promoCode, { now: clock.now(), language, emails: buyer.emails }),
  ]);
  const offer = vpnOffer(catalogue, language);
  return {
    catalogue,
    data: {
      ...offer,
      rent_periods: presentTerms(offer.offers.single.prices),
      promo,
      tax: buyerTax(buyer, payer, clock.now()),
    },
  };
}
