import { and, desc, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { closePayment, openStatuses, type PaymentRow, payments } from '../../billing/index.ts';

/** Whether a provider is processing a payment for the next term. One that waits for the customer doesn't count. */
export async function isBeingPaid(tx: Db, service: ServiceRow): Promise<boolean> {
  const open = await openRenewalsOf(tx, service);
  return open.some(({ status }) => status === 'pending');
}

/** Open payments for the next term, newest first. */
export async function openRenewalsOf(db: Db, { id, paidUntil }: ServiceRow): Promise<PaymentRow[]> {
  if (paidUntil === null) return [];
  const ofTerm = and(eq(payments.purpose, 'renewal'), eq(payments.serviceId, id), eq(payments.termEnd, paidUntil));
  return db
    .select()
    .from(payments)
    .where(and(ofTerm, inArray(payments.status, openStatuses)))
    .orderBy(desc(payments.id));
}

/**
 * Cancels open payments for the next term: it's paid for otherwise, has another price, or is no longer wanted. A
 * payment that a provider is already processing is refunded when it arrives. The account is locked.
 */
export async function abandonRenewal(context: Context, tx: Db, service: ServiceRow): Promise<void> {
  for (const payment of await openRenewalsOf(tx, service)) await closePayment(context, tx, payment);
}
