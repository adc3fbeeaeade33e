import { eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { serviceChanged, type ServiceRow, services } from '../../sales/index.ts';
import { wish } from '../operations/wish.ts';
import { noNextPlan } from './drop.ts';
import { exchangeRoom, onNextPlan } from './room.ts';

/**
 * Moves a service to the smaller plan that was chosen for the term that begins, and has its provider change it. The
 * service is locked.
 * @returns whether it has another plan now
 */
export async function beginNextPlan(context: Context, tx: Db, service: ServiceRow): Promise<boolean> {
  const { id, nextBy, nextFrom, nextPlan } = service;
  if (!nextPlan || nextFrom === null || nextFrom > context.clock.now()) return false;
  const on = onNextPlan(service, nextPlan);
  const { pricing, priceCents } = nextPlan;
  await tx
    .update(services)
    .set({ ...on, pricing, priceCents, ...noNextPlan })
    .where(eq(services.id, id));
  await exchangeRoom(context, tx, service, on);
  await wish(context, tx, id, { kind: 'change', askedBy: nextBy, parameters: { to: pricing.tariff.label ?? '' } });
  await serviceChanged(tx, service);
  return true;
}
