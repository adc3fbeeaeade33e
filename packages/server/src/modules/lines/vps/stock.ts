import { and, eq, gte, sql } from '../../../db/drizzle.ts';
import type { Db } from '../../../db/types.ts';
import { vpsStock } from '../../catalogue/tables.ts';
import { locationOf } from '../../orders/location-of.ts';
import type { ServiceRow } from '../../orders/tables.ts';

/** Takes servers of a plan out of a location's stock. @returns false when there are not so many */
export async function takeStock(tx: Db, planId: number, locationId: number, count: number): Promise<boolean> {
  const taken = await tx
    .update(vpsStock)
    .set({ available: sql`${vpsStock.available} - ${count}` })
    .where(and(eq(vpsStock.planId, planId), eq(vpsStock.locationId, locationId), gte(vpsStock.available, count)))
    .returning({ left: vpsStock.available });
  return taken.length > 0;
}

/** Gives a server back that will not be built. */
export async function returnStock(tx: Db, service: Pick<ServiceRow, 'planId' | 'locationId'>): Promise<void> {
  await tx
    .update(vpsStock)
    .set({ available: sql`${vpsStock.available} + 1` })
    .where(and(eq(vpsStock.planId, service.planId), eq(vpsStock.locationId, locationOf(service))));
}
