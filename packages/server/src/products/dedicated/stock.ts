import { and, eq, gte, sql } from '../../platform/db/drizzle.ts';
import type { DsOrder } from '@hoster/contract';
import type { Db } from '../../platform/db/index.ts';
import { dsPlans, dsStock } from '../../catalogue/index.ts';
import { locationOf, type ServiceRow } from '../../sales/index.ts';
import { dsSpecOf } from './specification.ts';
import { returnOffer, claimOffer } from './offers/offers.ts';

/**
 * Reserves the servers of an order from a location's stock, and marks its offer as ordered.
 * @returns false if impossible
 */
export async function reserveServers(tx: Db, order: DsOrder, planId: number): Promise<boolean> {
  if (order.custom_tariff_id !== null && !(await claimOffer(tx, order.custom_tariff_id))) return false;
  const [plan] = await tx.select({ isOnOrder: dsPlans.isOnOrder }).from(dsPlans).where(eq(dsPlans.id, planId));
  if (!plan) return false;
  // The stock of servers assembled on order is unlimited.
  return plan.isOnOrder || reserveStock(tx, planId, order);
}

async function reserveStock(tx: Db, planId: number, { location, count }: DsOrder): Promise<boolean> {
  const taken = await tx
    .update(dsStock)
    .set({ available: sql`${dsStock.available} - ${count}` })
    .where(and(eq(dsStock.planId, planId), eq(dsStock.locationId, location), gte(dsStock.available, count)))
    .returning({ left: dsStock.available });
  return taken.length > 0;
}

/**
 * Returns a server that won't be delivered, or has ended, to the stock. The offer of one that was never delivered is
 * valid again.
 */
export async function returnServer(tx: Db, service: ServiceRow): Promise<void> {
  const { from_stock: fromStock, offer } = dsSpecOf(service);
  if (offer !== null && service.activatedAt === null) await returnOffer(tx, offer);
  if (!fromStock) return;
  await tx
    .update(dsStock)
    .set({ available: sql`${dsStock.available} + 1` })
    .where(and(eq(dsStock.planId, service.planId), eq(dsStock.locationId, locationOf(service))));
}
