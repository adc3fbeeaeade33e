import { and, eq, like, or } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError } from '../../platform/http/index.ts';
import { recipientOf, serviceChanged, type ServiceRow, services, serviceSteps, transition } from '../../sales/index.ts';
import { graceOf, holdOf } from '../lifecycle/due-step.ts';
import { applyState } from '../provisioning/apply.ts';
import { abandonUpgrade } from '../upgrades/abandon.ts';
import { type Changed, wrongState } from './change.ts';
import { mailReactivated, mailSuspendedByStaff } from './emails.ts';
import { checkDay, startOf } from './terms.ts';
import { deskTexts } from './texts.ts';

/**
 * Suspends a service until staff lift it, whatever is paid for it. One that is suspended already for lack of a payment is
 * kept so; with another reason, the reason is replaced. @throws AppError 409 for one that doesn't run
 */
export async function suspend(
  context: Context,
  tx: Db,
  service: ServiceRow,
  { reason }: { reason: string },
): Promise<Changed | null> {
  const { id, state, suspendedFor } = service;
  if (state === 'suspended' && suspendedFor === reason) return null;
  if (state === 'suspended') {
    await tx.update(services).set({ suspendedFor: reason }).where(eq(services.id, id));
    await serviceChanged(tx, service);
  } else {
    const change = { suspendedFor: reason, suspendedAt: context.clock.now() };
    if (!(await transition(tx, service, 'suspend', change))) throw wrongState();
    await applyState(context, tx, id, 'suspend');
  }
  // What the customer was about to pay for doesn't run. A payment that a provider is processing still counts.
  await abandonUpgrade(context, tx, id);
  await mailSuspendedByStaff(context, tx, await recipientOf(tx, service), service, reason);
  return { before: standing(service), after: { state: 'suspended', suspended_for: reason } };
}

/**
 * Starts a suspended service again. An unpaid one gets its days of grace anew, or runs until a day without being paid for;
 * after that it's suspended again. @throws AppError 409 for one that isn't suspended, FieldError
 */
export async function reactivate(
  context: Context,
  tx: Db,
  service: ServiceRow,
  { until: day }: { until: string | null },
): Promise<Changed | null> {
  const { id, state } = service;
  if (state === 'active' || state === 'failed_renew') return null;
  if (state !== 'suspended') throw wrongState();
  const until = day === null ? null : startOf(day);
  if (until !== null) checkDay(context, until);
  const isUnpaid = service.unpaidSince !== null;
  const isHeld = until !== null || holdOf(service, context.clock.now()) !== null;
  if (isUnpaid && !isHeld && graceOf(service, context.settings.schedule) === 0) {
    throw new FieldError({ until: [deskTexts.trialOver] });
  }
  const change = { suspendedFor: null, suspendedAt: null, ...(until !== null && { heldUntil: until }) };
  if (!(await transition(tx, service, 'resume', change))) throw wrongState();
  if (isUnpaid) {
    const unpaid = { state: 'failed_renew', unpaidSince: context.clock.now() } as const;
    await tx.update(services).set(unpaid).where(eq(services.id, id));
    await forgetSuspension(tx, service);
  }
  await applyState(context, tx, id, 'resume');
  await mailReactivated(context, tx, await recipientOf(tx, service), service);
  return {
    before: standing(service),
    after: {
      state: isUnpaid ? 'failed_renew' : 'active',
      suspended_for: null,
      ...(until !== null && { held_until: until.toISOString() }),
    },
  };
}

const standing = ({ state, suspendedFor }: ServiceRow) => ({ state, suspended_for: suspendedFor });

/** Lets the steps after an unpaid term be taken again: it's suspended, and warned about, another time. */
async function forgetSuspension(tx: Db, { id, paidUntil }: ServiceRow): Promise<void> {
  if (paidUntil === null) return;
  const { serviceId, step, termEnd } = serviceSteps;
  const again = or(eq(step, 'suspend'), like(step, 'warn:%'));
  await tx.delete(serviceSteps).where(and(eq(serviceId, id), eq(termEnd, paidUntil), again));
}
