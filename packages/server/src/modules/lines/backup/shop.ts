import type { LegalEntity } from '@hoster/contract';
import type { BackupData } from '@hoster/domain';
import type { Context } from '../../../context.ts';
import type { Language } from '../../../http/language.ts';
import { backupCapacityOf, catalogueOf, type BackupCapacity } from '../../catalogue/load.ts';
import type { Buyer } from '../../orders/buyer.ts';
import { buyerTax } from '../../orders/buyer-tax.ts';
import type { Shop } from '../../orders/line.ts';
import { judgePromo } from '../../orders/promo.ts';
import { backupOffer } from './offer.ts';

/** What a backup storage is priced and checked with. */
export interface BackupShop extends Shop {
  readonly capacity: BackupCapacity;
  readonly data: BackupData;
}

/** Reads the shop as this buyer sees it now. @param payer who is invoiced instead of the person */
export async function backupShop(
  { db, clock }: Context,
  buyer: Buyer,
  language: Language,
  promoCode: string | undefined,
  payer: LegalEntity | null = null,
): Promise<BackupShop> {
  const [catalogue, capacity, promo] = await Promise.all([
    catalogueOf(db),
    backupCapacityOf(db),
    judgePromo(db, promoCode, { now: clock.now(), language, emails: buyer.emails }),
  ]);
  return {
    catalogue,
    capacity,
    data: {
      ...backupOffer(catalogue, capacity, buyer.visitor, language),
      promo,
      tax: buyerTax(buyer, payer, clock.now()),
    },
  };
}
