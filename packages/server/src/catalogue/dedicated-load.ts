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

/** Reads everything except the stock, one after the other: it may be in a transaction, which has one connection. */
export async function readDedicated(db: Db) {
  return {
    plans: await db.select().from(dsPlans).orderBy(asc(dsPlans.position), asc(dsPlans.id)),
    platforms: await db.select().from(dsPlatforms),
    kits: await db.select().from(dsMemoryKits).orderBy(asc(dsMemoryKits.gigabytes)),
    chassis: await db.select().from(dsChassis),
    disks: await db.select().from(dsDiskOptions).orderBy(asc(dsDiskOptions.position)),
    controllers: await db.select().from(dsRaidControllers).orderBy(asc(dsRaidControllers.position)),
    ports: await db.select().from(dsPorts).orderBy(asc(dsPorts.position)),
    ips: await db.select().from(dsIps).orderBy(asc(dsIps.position)),
    traffic: await db.select().from(dsTraffic).orderBy(asc(dsTraffic.position)),
    sets: await db.select().from(dsPlanSets).orderBy(asc(dsPlanSets.position)),
  };
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
