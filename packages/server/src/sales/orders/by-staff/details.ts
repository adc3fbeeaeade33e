import type { StaffOrderDetails } from '@hoster/contract';
import { and, asc, eq } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AppError, type Language, notFound } from '../../../platform/http/index.ts';
import type { Context } from '../../../platform/index.ts';
import { nameOf, users } from '../../../identity/index.ts';
import {
  invoiceNumberOf,
  isOpen,
  lockBillingAccount,
  lockPayment,
  type PaymentRow,
  payments,
  paymentTexts,
  presentLine,
  purchaseLines,
  purchases,
  releasePayment,
} from '../../../billing/index.ts';
import { purchaseConsents, services, staffOrders } from '../tables.ts';
import { presentOrders } from './list.ts';
import { staffOrderTexts } from './texts.ts';

/** An order of any customer. @throws AppError 404 */
export async function staffOrderDetails(
  { db }: Pick<Context, 'db'>,
  id: number,
  language: Language,
): Promise<StaffOrderDetails> {
  const payment = await paymentOf(db, id);
  const [purchase] = await db.select().from(purchases).where(eq(purchases.id, id));
  const placed = await placedBy(db, id);
  const [order] = await presentOrders(db, [{ payment, purchaseId: id, isByStaff: placed !== null }]);
  if (!order || !purchase) throw new Error('The order was not presented.');
  const lines = await db
    .select()
    .from(purchaseLines)
    .where(eq(purchaseLines.purchaseId, id))
    .orderBy(asc(purchaseLines.position));
  const ordered = await db.select().from(services).where(eq(services.purchaseId, id)).orderBy(asc(services.id));
  const [consent] = await db.select().from(purchaseConsents).where(eq(purchaseConsents.purchaseId, id));
  return {
    ...order,
    payment_object_ref: payment.ref,
    lines: lines.map((line) => presentLine(line, payment.currency, language)),
    services: ordered.map(({ id: service, kind, name, state }) => ({ id: service, line: kind, name, state })),
    comment: purchase.comment,
    promo_code: purchase.promoCode,
    paid: payment.paidAt?.toISOString() ?? null,
    invoice: await invoiceNumberOf(db, payment.id),
    terms: consent ? { version: consent.termsVersion, accepted: consent.acceptedAt.toISOString() } : null,
    placed,
    can_cancel: canCancel(payment),
  };
}

/** The bank may still collect a pending payment. */
const canCancel = (payment: PaymentRow): boolean => isOpen(payment) && payment.status !== 'pending';

async function paymentOf(db: Db, purchaseId: number): Promise<PaymentRow> {
  const ofOrder = and(eq(payments.purchaseId, purchaseId), eq(payments.purpose, 'purchase'));
  const [payment] = await db.select().from(payments).where(ofOrder);
  if (!payment) throw notFound(`No order ${purchaseId}`);
  return payment;
}

async function placedBy(db: Db, purchaseId: number): Promise<StaffOrderDetails['placed']> {
  const [row] = await db
    .select({ order: staffOrders, user: users })
    .from(staffOrders)
    .leftJoin(users, eq(users.id, staffOrders.placedBy))
    .where(eq(staffOrders.purchaseId, purchaseId));
  if (!row) return null;
  const { note, pay, reason } = row.order;
  return { by: row.user && nameOf(row.user), reason, note, pay };
}

/**
 * Cancels an unpaid order of any customer: its stock, addresses and promo code are free again.
 * @throws AppError 404, 409 for one that isn't unpaid, and while the bank is processing its payment
 */
export async function cancelByStaff(context: Context, id: number): Promise<{ before: string }> {
  const { accountId, ref } = await paymentOf(context.db, id);
  return context.db.transaction(async (tx) => {
    await lockBillingAccount(tx, accountId);
    const payment = await lockPayment(tx, ref);
    if (!payment || !isOpen(payment)) {
      throw new AppError({ status: 409, code: 'not_repeatable', detail: staffOrderTexts.cantCancel });
    }
    if (!canCancel(payment)) {
      throw new AppError({ status: 409, code: 'payment_pending', detail: paymentTexts.paymentPending });
    }
    await releasePayment(context, tx, payment);
    return { before: payment.status };
  });
}
