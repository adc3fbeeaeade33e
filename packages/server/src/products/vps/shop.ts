import type { LegalEntity } from '@hoster/contract';
import type { VpsPriceData } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { catalogueOf, type Stock, stockOf, vpsOffer, vpsTrial } from '../../catalogue/index.ts';
import { type Buyer, buyerTax, hadTrial, judgePromo, type Shop } from '../../sales/index.ts';

/** Data for pricing and checking orders of a VPS. */
export interface VpsShop extends Shop {
  readonly stock: Stock;
  readonly data: VpsPriceData;
}

/** Reads the shop as this buyer sees it now. @param payer who is invoiced instead of the person */
export async function vpsShop(
  { db, clock }: Context,
  buyer: Buyer,
  language: Language,
  promoCode: string | undefined,
  payer: LegalEntity | null = null,
): Promise<VpsShop> {
  const [catalogue, stock, promo, tried] = await Promise.all([
    catalogueOf(db),
    stockOf(db),
    judgePromo(db, promoCode, { now: clock.now(), language, buyer, line: 'vps' }),
    buyer.viewer === null ? false : hadTrial(db, buyer.viewer.accountId, buyer.trialMarks),
  ]);
  return {
    catalogue,
    stock,
    data: {
      ...vpsOffer(catalogue, stock, buyer.visitor, language),
      promo,
      trial: { available: !tried, ...vpsTrial },
      tax: buyerTax(catalogue, buyer, payer, clock.now()),
    },
  };
}
