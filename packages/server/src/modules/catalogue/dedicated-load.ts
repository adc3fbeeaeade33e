import { asc } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
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

/** Servers that are left, by plan and location. */
export type DsStock = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** Reads everything but what is left of a plan. */
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

const kept = new WeakMap<DsCatalogue, Promise<DsStock>>();

/**
 * Servers that are left, for a catalogue that is of now. Read once for each: the catalogue is another one as soon as a
 * figure changes that is shown, which are those up to 3. So these are right up to 3, and "more" above.
 */
export function dsStockOf(db: Db, catalogue: DsCatalogue): Promise<DsStock> {
  const known = kept.get(catalogue);
  if (known) return known;
  const stock = readStock(db);
  kept.set(catalogue, stock);
  stock.catch(() => kept.delete(catalogue));
  return stock;
}

async function readStock(db: Db): Promise<DsStock> {
  const stock = new Map<number, Map<number, number>>();
  for (const { planId, locationId, available } of await db.select().from(dsStock)) {
    const byLocation = stock.get(planId) ?? new Map<number, number>();
    stock.set(planId, byLocation.set(locationId, available));
  }
  return stock;
}
