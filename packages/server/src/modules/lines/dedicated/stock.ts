import { and, eq, gte, sql } from '../../../db/drizzle.ts';
import type { DsOrder } from '@hoster/contract';
import type { Db } from '../../../db/types.ts';
import { dsPlans, dsStock } from '../../catalogue/dedicated-tables.ts';
import { locationOf } from '../../orders/location-of.ts';
import type { ServiceRow } from '../../orders/tables.ts';
import { dsSpecOf } from './ds-spec.ts';
import { returnOffer, useOffer } from './offers.ts';

/** Takes the servers of an order out of a location's stock, and uses its offer up. @returns false when that can't be */
export async function takeServers(tx: Db, order: DsOrder, planId: number): Promise<boolean> {
  if (order.custom_tariff_id !== null && !(await useOffer(tx, order.custom_tariff_id))) return false;
  const [plan] = await tx.select({ isOnOrder: dsPlans.isOnOrder }).from(dsPlans).where(eq(dsPlans.id, planId));
  if (!plan) return false;
  // There's no end of those that are assembled on order.
  return plan.isOnOrder || takeStock(tx, planId, order);
}

async function takeStock(tx: Db, planId: number, { location, count }: DsOrder): Promise<boolean> {
  const taken = await tx
    .update(dsStock)
    .set({ available: sql`${dsStock.available} - ${count}` })
    .where(and(eq(dsStock.planId, planId), eq(dsStock.locationId, location), gte(dsStock.available, count)))
    .returning({ left: dsStock.available });
  return taken.length > 0;
}

/** Gives a server back that will not be delivered, or has ended. The offer of one that was never delivered holds again. */
export async function returnServer(tx: Db, service: ServiceRow): Promise<void> {
  const { from_stock: fromStock, offer } = dsSpecOf(service);
  if (offer !== null && service.activatedAt === null) await returnOffer(tx, offer);
  if (!fromStock) return;
  await tx
    .update(dsStock)
    .set({ available: sql`${dsStock.available} + 1` })
    .where(and(eq(dsStock.planId, service.planId), eq(dsStock.locationId, locationOf(service))));
}
