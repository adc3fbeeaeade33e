import { orderSearch, volumeName, writeBackupQuery, type BackupChoice } from '@hoster/domain';
import type { Catalogue } from '../../catalogue/index.ts';
import { locationOf, orderedAs, type ServiceRow } from '../../sales/index.ts';
import { backupSpecOf } from './specification.ts';
import type { PurchaseRow } from '../../billing/index.ts';

/** Differs from every choice, so that the address contains every choice. */
const nothing: BackupChoice = { volume: -1, location: -1, rent_period: -1, count: -1 };

/** Default name of storages: `backup-500gb`. */
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
