import { and, eq } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { abandonRenewal } from '../life/open-renewals.ts';
import { productLines } from '../lines/list.ts';
import { writtenTo } from '../orders/recipient.ts';
import { services } from '../orders/tables.ts';
import type { PaymentRow } from '../payments/tables.ts';
import { applyState } from '../provisioning/apply.ts';
import { mailUpgraded } from './mails.ts';
import { serviceUpgrades, type UpgradeRow } from './tables.ts';

/**
 * An upgrade is paid for: the service has its larger plan from now on, and is invoiced for it. The payment is locked.
 * @returns false when it can't be upgraded with it any more: the term is over, or the service has ended
 */
export async function settleUpgrade(context: Context, tx: Db, payment: PaymentRow): Promise<boolean> {
  const { serviceId, termEnd } = payment;
  if (serviceId === null || termEnd === null) return false;
  const [service] = await tx.select().from(services).where(eq(services.id, serviceId)).for('update');
  if (service?.state !== 'active' || service.paidUntil?.getTime() !== termEnd.getTime()) {
    await giveUpUpgrade(context, tx, payment);
    return false;
  }
  const upgrade = await end(context, tx, payment, 'done');
  if (!upgrade) return false;
  const { planId, spec, pricing, priceCents } = upgrade;
  await tx.update(services).set({ planId, spec, pricing, priceCents }).where(eq(services.id, serviceId));
  // What was started for the next term has the price of the old plan.
  await abandonRenewal(context, tx, service);
  const line = productLines[service.kind];
  await line.returnStock(tx, service);
  await applyState(context, tx, serviceId);
  const invoice = await issueInvoice(context, tx, payment, { from: context.clock.now(), to: termEnd });
  const to = await writtenTo(tx, payment.userId);
  const plan = line.label(pricing.tariff.label ?? '', to.language);
  await mailUpgraded(context, tx, to, { id: serviceId, name: service.name, plan, payment, invoice });
  return true;
}

/**
 * An upgrade won't be paid for: its room is free for others. Changes nothing where it has ended already, or the payment is
 * for something else.
 */
export async function giveUpUpgrade(context: Context, tx: Db, payment: PaymentRow): Promise<void> {
  const upgrade = await end(context, tx, payment, 'given_up');
  if (!upgrade) return;
  const { serviceId, planId, spec } = upgrade;
  const [service] = await tx.select().from(services).where(eq(services.id, serviceId));
  if (service) await productLines[service.kind].returnStock(tx, { ...service, planId, spec });
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
