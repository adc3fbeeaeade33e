import type { BackupVolume, Location } from '@hoster/contract';
import { visibleLocations, type OpenOffer, type Visitor } from '@hoster/domain';
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

/** What can be bought now; a plan is a size in GB. */
export const backupOffers = (catalogue: Catalogue, capacity: BackupCapacity): OpenOffer[] =>
  catalogue.backupVolumes.flatMap((row) =>
    backupPlaces(catalogue)
      .filter(({ id, isAvailable }) => isAvailable && hasRoom(row, id, capacity))
      .map(({ id }) => ({ plan: String(row.gigabytes), location: id, cents: row.priceCents })),
  );
