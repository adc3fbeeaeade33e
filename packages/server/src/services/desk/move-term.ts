import { and, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { openStatuses, payments } from '../../billing/index.ts';
import { serviceChanged, type ServiceRow, services, serviceSteps, transition } from '../../sales/index.ts';
import { isOnTrial } from '../lifecycle/due-step.ts';
import { applyState } from '../provisioning/apply.ts';
import { abandonUpgrade } from '../upgrades/abandon.ts';

/**
 * Moves the end of a service's term into the future. One that was unpaid runs again; one that staff have suspended stays so.
 * Payments for the next term that are under way still pay for it. The account and the service are locked.
 * @returns when it ends: a second later where another term has ended at that time
 */
export async function moveTerm(context: Context, tx: Db, service: ServiceRow, to: Date): Promise<Date> {
  const until = await freeEnd(tx, service.id, to);
  const { id, nextFrom, paidUntil, state, suspendedFor } = service;
  const onTrial = isOnTrial(service);
  const moved = {
    paidUntil: until,
    unpaidSince: null,
    ...(onTrial ? { trialUntil: until } : { termDay: until.getUTCDate() }),
    // The next term begins with the smaller plan that was chosen for it, whenever that is.
    ...(nextFrom !== null && nextFrom.getTime() === paidUntil?.getTime() && { nextFrom: until }),
  };
  if (suspendedFor === null) {
    await transition(tx, service, 'renewed', { ...moved, suspendedAt: null });
    if (state === 'suspended') await applyState(context, tx, id, 'resume');
  } else {
    await tx.update(services).set(moved).where(eq(services.id, id));
    await serviceChanged(tx, service);
  }
  if (paidUntil !== null) {
    const ofTerm = and(eq(payments.purpose, 'renewal'), eq(payments.serviceId, id), eq(payments.termEnd, paidUntil));
    await tx
      .update(payments)
      .set({ termEnd: until })
      .where(and(ofTerm, inArray(payments.status, openStatuses)));
  }
  // Its price is for what was left of the term.
  await abandonUpgrade(context, tx, id);
  return until;
}

/** Payments and steps belong to the end of a term, so no two terms of a service end at the same time. */
async function freeEnd(tx: Db, serviceId: number, wanted: Date): Promise<Date> {
  const rows = await tx
    .select({ end: payments.termEnd })
    .from(payments)
    .where(eq(payments.serviceId, serviceId))
    .union(tx.select({ end: serviceSteps.termEnd }).from(serviceSteps).where(eq(serviceSteps.serviceId, serviceId)));
  const taken = new Set(rows.map(({ end }) => end?.getTime()));
  let end = wanted;
  while (taken.has(end.getTime())) end = new Date(end.getTime() + 1000);
  return end;
}
