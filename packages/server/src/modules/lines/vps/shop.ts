import type { LegalEntity } from '@hoster/contract';
import type { VpsPriceData } from '@hoster/domain';
import type { Context } from '../../../context.ts';
import type { Language } from '../../../http/language.ts';
import { catalogueOf, stockOf, type Stock } from '../../catalogue/load.ts';
import { vpsOffer, vpsTrial } from '../../catalogue/vps.ts';
import type { Buyer } from '../../orders/buyer.ts';
import { buyerTax } from '../../orders/buyer-tax.ts';
import type { Shop } from '../../orders/line.ts';
import { judgePromo } from '../../orders/promo.ts';
import { hadTrial } from '../../orders/trial.ts';

/** What a VPS is priced and checked with. */
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
    judgePromo(db, promoCode, { now: clock.now(), language, emails: buyer.emails }),
    buyer.viewer === null ? false : hadTrial(db, buyer.viewer.accountId, buyer.trialMarks),
  ]);
  return {
    catalogue,
    stock,
    data: {
      ...vpsOffer(catalogue, stock, buyer.visitor, language),
      promo,
      trial: { available: !tried, ...vpsTrial },
      tax: buyerTax(buyer, payer, clock.now()),
    },
  };
}
