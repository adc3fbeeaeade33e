import type { UnpaidOrder } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { and, asc, desc, eq, inArray } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AppError, notFound } from '../../http/errors.ts';
import { catalogueOf } from '../catalogue/load.ts';
import { lockAccount } from '../payments/balance.ts';
import { abandonPayment } from '../payments/expire.ts';
import { isOpen, lockPayment } from '../payments/settle.ts';
import { openStatuses, payments } from '../payments/tables.ts';
import { orderAddress } from './order-address.ts';
import { purchases, services } from './tables.ts';
import { orderTexts } from './texts.ts';

/** Orders of an account that wait for their payment, newest first. */
export async function unpaidOrders(db: Db, accountId: number): Promise<UnpaidOrder[]> {
  const rows = await db
    .select({ payment: payments, purchase: purchases })
    .from(payments)
    .innerJoin(purchases, eq(purchases.id, payments.purchaseId))
    .where(
      and(eq(payments.accountId, accountId), eq(payments.purpose, 'purchase'), inArray(payments.status, openStatuses)),
    )
    .orderBy(desc(payments.id));
  if (rows.length === 0) return [];
  const catalogue = await catalogueOf(db);
  const ids = rows.map(({ purchase }) => purchase.id);
  const all = await db.select().from(services).where(inArray(services.purchaseId, ids)).orderBy(asc(services.id));
  return rows.flatMap(({ payment, purchase }) => {
    const ordered = all.filter(({ purchaseId }) => purchaseId === purchase.id);
    return {
      payment_object_ref: payment.ref,
      names: ordered.map(({ name }) => name),
      total: toLedger(payment.amountCurrencyCents, payment.currency),
      created: payment.createdAt.toISOString(),
      expires: payment.expiresAt?.toISOString() ?? null,
      url: orderAddress(catalogue, purchase, ordered),
    };
  });
}

/**
 * Cancels an order that hasn't been paid, or a top-up, an upgrade or a renewal: its places and its promo code are free
 * again.
 * @throws AppError 404 for no such one of the account, 409 while the bank works on its payment
 */
export async function cancelUnpaidOrder(context: Context, accountId: number, ref: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const payment = await lockPayment(tx, ref);
    if (payment?.accountId !== accountId || !isOpen(payment)) {
      throw notFound(`No unpaid order ${ref} of account ${accountId}`);
    }
    if (payment.status === 'pending') {
      throw new AppError({ status: 409, code: 'payment_pending', detail: orderTexts.paymentPending });
    }
    await abandonPayment(context, tx, payment);
  });
}
