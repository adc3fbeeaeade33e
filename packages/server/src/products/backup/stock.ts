import { and, eq, gte, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { backupCapacity } from '../../catalogue/index.ts';
import { locationOf, type ServiceRow } from '../../sales/index.ts';
import { backupSpecOf } from './specification.ts';

/** Reserves room from a location's stock. @returns false when there isn't enough */
export async function reserveCapacity(tx: Db, locationId: number, gigabytes: number): Promise<boolean> {
  const taken = await tx
    .update(backupCapacity)
    .set({ gigabytes: sql`${backupCapacity.gigabytes} - ${gigabytes}` })
    .where(and(eq(backupCapacity.locationId, locationId), gte(backupCapacity.gigabytes, gigabytes)))
    .returning({ left: backupCapacity.gigabytes });
  return taken.length > 0;
}

/** Returns the room of a storage to the stock. */
export async function returnCapacity(tx: Db, service: Pick<ServiceRow, 'spec' | 'locationId'>): Promise<void> {
  await tx
    .update(backupCapacity)
    .set({ gigabytes: sql`${backupCapacity.gigabytes} + ${backupSpecOf(service).volume}` })
    .where(eq(backupCapacity.locationId, locationOf(service)));
}
