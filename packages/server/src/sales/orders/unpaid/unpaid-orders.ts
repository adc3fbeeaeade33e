import type { UnpaidOrder } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { and, asc, desc, eq, inArray } from '../../../platform/db/drizzle.ts';
import type { Context } from '../../../platform/index.ts';
import { AppError, notFound } from '../../../platform/http/index.ts';
import { catalogueOf } from '../../../catalogue/index.ts';
import {
  releasePayment,
  isOpen,
  lockOpenAccount,
  lockPayment,
  openStatuses,
  payments,
  paymentTexts,
  purchases,
  successUrl,
} from '../../../billing/index.ts';
import { orderAddress } from '../../product-lines/order-address.ts';
import { services, staffOrders } from '../tables.ts';

/** Unpaid orders of an account, newest first. */
export async function unpaidOrders({ db, lines }: Context, accountId: number): Promise<UnpaidOrder[]> {
  const rows = await db
    .select({ payment: payments, purchase: purchases, byStaff: staffOrders.purchaseId })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .leftJoin(staffOrders, eq(staffOrders.purchaseId, purchases.id))
    .where(
      and(eq(payments.accountId, accountId), eq(payments.purpose, 'purchase'), inArray(payments.status, openStatuses)),
    )
    .orderBy(desc(payments.id));
  if (rows.length === 0) return [];
  const catalogue = await catalogueOf(db);
  const ids = rows.map(({ purchase }) => purchase.id);
  const all = await db.select().from(services).where(inArray(services.purchaseId, ids)).orderBy(asc(services.id));
  return rows.flatMap(({ byStaff, payment, purchase }) => {
    const ordered = all.filter(({ purchaseId }) => purchaseId === purchase.id);
    return {
      payment_object_ref: payment.ref,
      names: ordered.map(({ name }) => name),
      total: toLedger(payment.amountCurrencyCents, payment.currency),
      created: payment.createdAt.toISOString(),
      expires: payment.expiresAt?.toISOString() ?? null,
      // What staff have put together, no page of the shop has.
      url: byStaff === null ? orderAddress(lines, catalogue, purchase, ordered) : successUrl(payment.ref),
    };
  });
}

/**
 * Cancels an unpaid order, top-up, upgrade or renewal: its stock and its promo code are free again.
 * @throws AppError 404 when the account has no such one, 409 while the bank is processing its payment
 */
export async function cancelUnpaidOrder(context: Context, accountId: number, ref: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockOpenAccount(tx, accountId);
    const payment = await lockPayment(tx, ref);
    if (payment?.accountId !== accountId || !isOpen(payment)) {
      throw notFound(`No unpaid order ${ref} of account ${accountId}`);
    }
    if (payment.status === 'pending') {
      throw new AppError({ status: 409, code: 'payment_pending', detail: paymentTexts.paymentPending });
    }
    await releasePayment(context, tx, payment);
  });
}
