import type { LegalEntity } from '@hoster/contract';
import type { VpnData } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { catalogueOf } from '../../catalogue/index.ts';
import { type Buyer, buyerTax, judgePromo, type Shop } from '../../sales/index.ts';
import { presentTerms, vpnOffer } from './offer.ts';

/** Data for pricing and checking orders of a VPN. */
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
    judgePromo(db, promoCode, { now: clock.now(), language, buyer, line: 'vpn' }),
  ]);
  const offer = vpnOffer(catalogue, language);
  return {
    catalogue,
    data: {
      ...offer,
      rent_periods: presentTerms(offer.offers.single.prices),
      promo,
      tax: buyerTax(catalogue, buyer, payer, clock.now()),
    },
  };
}
