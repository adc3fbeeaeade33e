import type { BackupOrderContext, BackupOrderQuery } from '@hoster/contract';
import { defaultBackupChoice, readBackupQuery } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { type Buyer, commonContext, initialNames } from '../../sales/index.ts';
import { backupPortMbps, backupProtocols } from './protocols.ts';
import { backupShop } from './shop.ts';

/** Initial data for the page of backup storage. The query is that of the page. */
export async function backupOrderContext(
  context: Context,
  buyer: Buyer,
  language: Language,
  query: BackupOrderQuery,
): Promise<BackupOrderContext> {
  const shop = await backupShop(context, buyer, language, query.promo_code);
  const { volumes, locations, rent_periods } = shop.data;
  return {
    page: null,
    locations,
    rent_periods,
    extra_services: { monthly: [], one_time: [] },
    ...(await commonContext(context, buyer, language, shop)),
    initial: { ...readBackupQuery(query, { ...defaultBackupChoice(shop.data), ...initialNames(language) }) },
    volumes,
    protocols: backupProtocols,
    port_mbps: backupPortMbps,
  };
}
