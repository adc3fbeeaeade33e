import type { LegalEntity } from '@hoster/contract';
import type { BackupData } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { type BackupCapacity, backupCapacityOf, catalogueOf } from '../../catalogue/index.ts';
import { type Buyer, buyerTax, judgePromo, type Shop } from '../../sales/index.ts';
import { backupOffer } from './offer.ts';

/** Data for pricing and checking orders of backup storage. */
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
    judgePromo(db, promoCode, { now: clock.now(), language, buyer, line: 'backup' }),
  ]);
  return {
    catalogue,
    capacity,
    data: {
      ...backupOffer(catalogue, capacity, buyer.visitor, language),
      promo,
      tax: buyerTax(catalogue, buyer, payer, clock.now()),
    },
  };
}
