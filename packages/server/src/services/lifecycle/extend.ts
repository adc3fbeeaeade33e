import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { recipientOf, serviceChanged, type ServiceRow, services, transition } from '../../sales/index.ts';
import { issueInvoice, type PaymentRow } from '../../billing/index.ts';
import { applyState } from '../provisioning/apply.ts';
import { addMonths } from '../dates.ts';
import { beginNextPlan } from '../next-plan/begin.ts';
import { abandonUpgrade } from '../upgrades/abandon.ts';
import { mailRenewed } from './emails.ts';
import { eq } from '../../platform/db/drizzle.ts';

/**
 * Applies and invoices the paid next term. One that begins now has the smaller plan that was chosen for it. A suspended
 * service gets all of it, counted from now, and runs again, unless staff have suspended it: a payment that was under way
 * adds the term then, and doesn't lift the suspension. The service is locked.
 * @returns false when it can no longer be renewed
 */
export async function extend(context: Context, tx: Db, service: ServiceRow, payment: PaymentRow): Promise<boolean> {
  const term = nextTermOf(service, context.clock.now());
  if (term === null) return false;
  const { from, until, day } = term;
  const isBlocked = service.state === 'suspended' && service.suspendedFor !== null;
  const wasSuspended = service.state === 'suspended' && !isBlocked;
  const paid = { paidUntil: until, termDay: day, paidTerms: service.paidTerms + 1, unpaidSince: null };
  if (isBlocked) {
    await tx.update(services).set(paid).where(eq(services.id, service.id));
    await serviceChanged(tx, service);
  } else if (!(await transition(tx, service, 'renewed', { ...paid, suspendedAt: null }))) return false;
  await abandonUpgrade(context, tx, service.id);
  // It's restarted, and the first payment lifts the restrictions of a free trial.
  if (wasSuspended || service.paidTerms === 0) {
    await applyState(context, tx, service.id, wasSuspended ? 'resume' : 'change');
  }
  await beginNextPlan(context, tx, service);
  const invoice = await issueInvoice(context, tx, payment, { from, to: until });
  const about = { ...service, payment, until, wasSuspended, invoice };
  await mailRenewed(context, tx, await recipientOf(tx, service), about);
  return true;
}

/**
 * The term that the next payment pays for, and the day of the month on which it and those after it begin (UTC); null for
 * a service that has never run.
 */
export function nextTermOf(service: ServiceRow, now: Date): { from: Date; until: Date; day: number } | null {
  const { state, paidUntil, paidTerms, termDay, rentMonths } = service;
  if (paidUntil === null) return null;
  const isSuspended = state === 'suspended' && (service.suspendedFor === null || paidUntil < now);
  const from = isSuspended ? now : paidUntil;
  // After a trial or a suspension, terms are counted anew.
  const day = isSuspended || paidTerms === 0 || termDay === null ? from.getUTCDate() : termDay;
  return { from, until: addMonths(from, rentMonths, day), day };
}

/**
 * Settles the payment of a renewal that the bank has approved.
 * @returns false when it can no longer renew the service
 */
export async function settleRenewal(context: Context, tx: Db, payment: PaymentRow): Promise<boolean> {
  if (payment.serviceId === null) return false;
  const [service] = await tx.select().from(services).where(eq(services.id, payment.serviceId)).for('update');
  if (service?.paidUntil?.getTime() !== payment.termEnd?.getTime()) return false;
  return service ? extend(context, tx, service, payment) : false;
}
