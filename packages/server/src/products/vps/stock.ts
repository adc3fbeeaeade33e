import { and, eq, gte, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { vpsStock } from '../../catalogue/index.ts';
import { locationOf, type ServiceRow } from '../../sales/index.ts';

/** Reserves servers of a plan from a location's stock. @returns false when there aren't enough */
export async function reserveStock(tx: Db, planId: number, locationId: number, count: number): Promise<boolean> {
  const taken = await tx
    .update(vpsStock)
    .set({ available: sql`${vpsStock.available} - ${count}` })
    .where(and(eq(vpsStock.planId, planId), eq(vpsStock.locationId, locationId), gte(vpsStock.available, count)))
    .returning({ left: vpsStock.available });
  return taken.length > 0;
}

/** Returns a server that won't be built, has ended or was upgraded from to the stock. */
export async function returnStock(tx: Db, service: Pick<ServiceRow, 'planId' | 'locationId'>): Promise<void> {
  await tx
    .update(vpsStock)
    .set({ available: sql`${vpsStock.available} + 1` })
    .where(and(eq(vpsStock.planId, service.planId), eq(vpsStock.locationId, locationOf(service))));
}
