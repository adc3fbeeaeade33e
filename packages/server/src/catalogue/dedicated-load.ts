import { addressRoom, stockWithin } from './addresses/read.ts';
import { asc } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import {
  dsChassis,
  dsDiskOptions,
  dsIps,
  dsMemoryKits,
  dsPlanSets,
  dsPlans,
  dsPlatforms,
  dsPorts,
  dsRaidControllers,
  dsStock,
  dsTraffic,
} from './dedicated-tables.ts';

/** Dedicated servers and their parts, as rows. */
export type DsCatalogue = Awaited<ReturnType<typeof readDedicated>>;
export type DsPlanRow = DsCatalogue['plans'][number];
export type DsDiskRow = DsCatalogue['disks'][number];

/** Remaining servers by plan and location. */
export type DsStock = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** Reads everything except the stock. */
export async function readDedicated(db: Db) {
  const [plans, platforms, kits, chassis, disks, controllers, ports, ips, traffic, sets] = await Promise.all([
    db.select().from(dsPlans).orderBy(asc(dsPlans.position), asc(dsPlans.id)),
    db.select().from(dsPlatforms),
    db.select().from(dsMemoryKits).orderBy(asc(dsMemoryKits.gigabytes)),
    db.select().from(dsChassis),
    db.select().from(dsDiskOptions).orderBy(asc(dsDiskOptions.position)),
    db.select().from(dsRaidControllers).orderBy(asc(dsRaidControllers.position)),
    db.select().from(dsPorts).orderBy(asc(dsPorts.position)),
    db.select().from(dsIps).orderBy(asc(dsIps.position)),
    db.select().from(dsTraffic).orderBy(asc(dsTraffic.position)),
    db.select().from(dsPlanSets).orderBy(asc(dsPlanSets.position)),
  ]);
  return { plans, platforms, kits, chassis, disks, controllers, ports, ips, traffic, sets };
}

const cached = new WeakMap<DsCatalogue, Promise<DsStock>>();

/**
 * Remaining servers for the current catalogue. Read once for each: a catalogue is replaced as soon as a shown figure
 * changes, and only those up to 3 are shown. So these are exact up to 3, and mean "more" above.
 */
export function dsStockOf(db: Db, catalogue: DsCatalogue): Promise<DsStock> {
  const known = cached.get(catalogue);
  if (known) return known;
  const stock = readStock(db);
  cached.set(catalogue, stock);
  stock.catch(() => cached.delete(catalogue));
  return stock;
}

async function readStock(db: Db): Promise<DsStock> {
  const [rows, room] = await Promise.all([db.select().from(dsStock), addressRoom(db)]);
  return stockWithin(rows, room);
}
