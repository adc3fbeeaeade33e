import { and, eq, gte, sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/types.ts';
import { backupCapacity } from '../../catalogue/tables.ts';
import { locationOf } from '../../orders/location-of.ts';
import type { ServiceRow } from '../../orders/tables.ts';
import { backupSpecOf } from './backup-spec.ts';

/** Takes room out of a location. @returns false when there isn't so much */
export async function takeCapacity(tx: Db, locationId: number, gigabytes: number): Promise<boolean> {
  const taken = await tx
    .update(backupCapacity)
    .set({ gigabytes: sql`${backupCapacity.gigabytes} - ${gigabytes}` })
    .where(and(eq(backupCapacity.locationId, locationId), gte(backupCapacity.gigabytes, gigabytes)))
    .returning({ left: backupCapacity.gigabytes });
  return taken.length > 0;
}

/** Gives the room of a storage back. */
export async function returnCapacity(tx: Db, service: Pick<ServiceRow, 'spec' | 'locationId'>): Promise<void> {
  await tx
    .update(backupCapacity)
    .set({ gigabytes: sql`${backupCapacity.gigabytes} + ${backupSpecOf(service).volume}` })
    .where(eq(backupCapacity.locationId, locationOf(service)));
}
