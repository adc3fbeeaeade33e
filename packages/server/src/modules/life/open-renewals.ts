import { and, desc, eq, inArray } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import type { ServiceRow } from '../orders/tables.ts';
import { closePayment } from '../payments/close.ts';
import { openStatuses, payments, type PaymentRow } from '../payments/tables.ts';

/** Whether a provider works on a payment for the next term. One that waits for the customer doesn't count. */
export async function isBeingPaid(tx: Db, service: ServiceRow): Promise<boolean> {
  const open = await openRenewalsOf(tx, service);
  return open.some(({ status }) => status === 'pending');
}

/** Payments for the next term that aren't made yet, newest first. */
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
 * What was started to pay for the next term isn't needed any more: it's paid for otherwise, or has another price, or won't
 * be had. What a provider already works on goes back when it comes. The account is locked.
 */
export async function abandonRenewal(context: Context, tx: Db, service: ServiceRow): Promise<void> {
  for (const payment of await openRenewalsOf(tx, service)) await closePayment(context, tx, payment);
}
