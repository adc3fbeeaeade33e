import type { BackupOrderContext, BackupOrderQuery } from '@hoster/contract';
import { openPlaces, readBackupQuery, type BackupChoice, type BackupData } from '@hoster/domain';
import type { Context } from '../../../context.ts';
import type { Language } from '../../../http/language.ts';
import type { Buyer } from '../../orders/buyer.ts';
import { commonContext } from '../../orders/common-context.ts';
import { generalProject } from '../../orders/projects.ts';
import { backupPortMbps, backupProtocols } from './protocols.ts';
import { backupShop } from './shop.ts';

/** GB; enough for the backups of most servers. */
const usualVolume = 500;

/** Everything that the page of backup storage needs before the visitor chooses. The query is that of the page. */
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
    initial: { ...readBackupQuery(query, defaultChoice(shop.data)) },
    volumes,
    protocols: backupProtocols,
    port_mbps: backupPortMbps,
  };
}

/** The initial choice: the usual size or the nearest one, where it is available. */
function defaultChoice({ volumes, locations, rent_periods }: BackupData): BackupChoice {
  const [size] = volumes.toSorted((a, b) => Math.abs(a.volume - usualVolume) - Math.abs(b.volume - usualVolume));
  const place = openPlaces(locations, size)[0] ?? locations[0];
  return {
    volume: size?.volume ?? usualVolume,
    location: place?.id ?? 0,
    rent_period: rent_periods.find((period) => period.is_default)?.months ?? 1,
    count: 1,
    name: '',
    project_name: generalProject,
  };
}
