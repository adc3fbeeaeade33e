import type { LegalEntity } from '@hoster/contract';
import { taxFor, type VpsPriceData } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Language } from '../../http/language.ts';
import { catalogueOf, stockOf, type Catalogue, type Stock } from '../catalogue/load.ts';
import { vpsOffer, vpsTrial } from '../catalogue/vps.ts';
import type { Buyer } from './buyer.ts';
import { judgePromo } from './promo.ts';
import { hadTrial } from './trial.ts';

/** What a VPS is priced and checked with; the same data that the order page got. */
export interface VpsShop {
  readonly data: VpsPriceData;
  readonly catalogue: Catalogue;
  readonly stock: Stock;
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
    judgePromo(db, promoCode, clock.now(), language),
    buyer.viewer === null ? false : hadTrial(db, buyer.viewer.accountId),
  ]);
  return {
    catalogue,
    stock,
    data: {
      ...vpsOffer(catalogue, stock, buyer.visitor, language),
      promo,
      trial: { available: !tried, ...vpsTrial },
      // The edge tells where the request came from, not where the buyer is taxed: only the profile counts.
      tax: payer ? taxFor(payer.country, payer) : taxFor(buyer.visitor.profileCountry),
    },
  };
}
