import { and, eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { issueInvoice, type PaymentRow, userRecipient } from '../../billing/index.ts';
import { abandonRenewal } from '../lifecycle/open-renewals.ts';
import { dropNextPlan } from '../next-plan/drop.ts';
import { serviceChanged, services } from '../../sales/index.ts';
import { applyState } from '../provisioning/apply.ts';
import { serviceUpgrades, type UpgradeRow } from './tables.ts';
import { mailUpgraded } from './emails.ts';

/**
 * Applies a paid upgrade: the service has its larger plan from now on, and is invoiced for it. The payment is locked.
 * @returns false when it can no longer be upgraded: the term is over, or the service has ended
 */
export async function settleUpgrade(context: Context, tx: Db, payment: PaymentRow): Promise<boolean> {
  const { serviceId, termEnd } = payment;
  if (serviceId === null || termEnd === null) return false;
  const [service] = await tx.select().from(services).where(eq(services.id, serviceId)).for('update');
  if (service?.state !== 'active' || service.paidUntil?.getTime() !== termEnd.getTime()) {
    await releaseUpgrade(context, tx, payment);
    return false;
  }
  const upgrade = await end(context, tx, payment, 'done');
  if (!upgrade) return false;
  const { planId, spec, pricing, priceCents } = upgrade;
  await dropNextPlan(context, tx, service);
  await tx.update(services).set({ planId, spec, pricing, priceCents }).where(eq(services.id, serviceId));
  await serviceChanged(tx, service);
  // Payments started for the next term have the price of the old plan.
  await abandonRenewal(context, tx, service);
  const line = context.serviceLines[service.kind];
  await line.returnStock(tx, service);
  const parameters = { to: pricing.tariff.label ?? '' };
  await applyState(context, tx, serviceId, 'change', { askedBy: payment.userId, parameters });
  const invoice = await issueInvoice(context, tx, payment, { from: context.clock.now(), to: termEnd });
  const to = await userRecipient(tx, payment.userId, payment.accountId);
  const plan = line.label(pricing.tariff.label ?? '', to.language);
  await mailUpgraded(context, tx, to, { id: serviceId, name: service.name, plan, payment, invoice });
  return true;
}

/**
 * Releases the capacity of an upgrade that won't be paid for. Changes nothing if it has already ended, or the payment
 * is for something else.
 */
export async function releaseUpgrade(context: Context, tx: Db, payment: PaymentRow): Promise<void> {
  const upgrade = await end(context, tx, payment, 'given_up');
  if (!upgrade) return;
  const { serviceId, planId, spec } = upgrade;
  const [service] = await tx.select().from(services).where(eq(services.id, serviceId));
  if (service) await context.serviceLines[service.kind].returnStock(tx, { ...service, planId, spec });
}

async function end(
  { clock }: Context,
  tx: Db,
  { purchaseId }: PaymentRow,
  state: 'done' | 'given_up',
): Promise<UpgradeRow | undefined> {
  if (purchaseId === null) return undefined;
  const [ended] = await tx
    .update(serviceUpgrades)
    .set({ state, doneAt: clock.now() })
    .where(and(eq(serviceUpgrades.purchaseId, purchaseId), eq(serviceUpgrades.state, 'waiting')))
    .returning();
  return ended;
}
