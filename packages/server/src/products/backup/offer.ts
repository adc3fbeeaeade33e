import type { BackupVolume, Location } from '@hoster/contract';
import { visibleLocations, type Visitor } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import {
  type BackupCapacity,
  type BackupVolumeRow,
  type Catalogue,
  type LocationRow,
  presentLocation,
  presentPeriods,
  price,
} from '../../catalogue/index.ts';

/** Locations with backup storage. */
export const backupPlaces = ({ locations }: Catalogue): LocationRow[] =>
  locations.filter(({ products }) => products.includes('backup'));

/** The offer, as this visitor may see it. */
export function backupOffer(catalogue: Catalogue, capacity: BackupCapacity, visitor: Visitor, language: Language) {
  const places = backupPlaces(catalogue);
  const locations: Location[] = visibleLocations(
    places.map((row) => presentLocation(row, language)),
    visitor,
  );
  return {
    volumes: catalogue.backupVolumes.map((row) => presentVolume(row, places, capacity)),
    locations,
    rent_periods: presentPeriods(catalogue.periods),
  };
}

function presentVolume(row: BackupVolumeRow, places: readonly LocationRow[], capacity: BackupCapacity): BackupVolume {
  return {
    id: row.id,
    volume: row.gigabytes,
    price: price(row.priceCents),
    snapshots: row.snapshots,
    sub_accounts: row.subAccounts,
    sold_out_locations: places.filter(({ id }) => !hasRoom(row, id, capacity)).map(({ id }) => id),
  };
}

/** Whether a location has room for a storage of this size now. */
const hasRoom = ({ gigabytes }: BackupVolumeRow, location: number, capacity: BackupCapacity): boolean =>
  (capacity.get(location) ?? 0) >= gigabytes;

/** Lowest price of a size that is available somewhere, EUR cents a month; null when everything is sold out. */
export function minBackupCents(catalogue: Catalogue, capacity: BackupCapacity): number | null {
  const open = backupPlaces(catalogue).filter(({ isAvailable }) => isAvailable);
  const prices = catalogue.backupVolumes
    .filter((row) => open.some(({ id }) => hasRoom(row, id, capacity)))
    .map(({ priceCents }) => priceCents);
  return prices.length === 0 ? null : Math.min(...prices);
}
