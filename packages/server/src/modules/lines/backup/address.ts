import { orderSearch, volumeName, writeBackupQuery, type BackupChoice } from '@hoster/domain';
import type { Catalogue } from '../../catalogue/load.ts';
import { locationOf } from '../../orders/location-of.ts';
import { orderedAs } from '../../orders/ordered-as.ts';
import type { PurchaseRow, ServiceRow } from '../../orders/tables.ts';
import { backupSpecOf } from './backup-spec.ts';

/** Differs from every choice, so that an address made with it says all there is to say. */
const nothing: BackupChoice = { volume: -1, location: -1, rent_period: -1, count: -1 };

/** What storages are named after without a wish: `backup-500gb`. */
export const volumeSlug = (gigabytes: number): string =>
  `backup-${volumeName(gigabytes).replace(' ', '').toLowerCase()}`;

/** Address of the order page with the configuration of a purchase; see `OrderedLine.address`. */
export function backupAddress(
  _catalogue: Catalogue,
  purchase: PurchaseRow,
  ordered: [ServiceRow, ...ServiceRow[]],
): string {
  const [first] = ordered;
  const { volume } = backupSpecOf(first);
  const choice: BackupChoice = {
    volume,
    location: locationOf(first),
    ...orderedAs(purchase, ordered, volumeSlug(volume)),
  };
  return `/backups/${orderSearch(Object.fromEntries(writeBackupQuery(choice, nothing)))}`;
}
