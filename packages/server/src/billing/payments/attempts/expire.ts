import { and, eq, inArray, lte } from '../../../platform/db/drizzle.ts';
import { announce, type Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { dueById, type Job } from '../../../platform/jobs/index.ts';
import { lockBillingAccount } from '../balance.ts';
import { paymentChanged } from '../changed.ts';
import { isOpen, lockPayment } from './settle.ts';
import { type PaymentRow, openStatuses, paymentAttempts, payments } from '../tables.ts';
import { queueWithdrawal } from './withdrawal.ts';

/** Expires a payment. Safe to repeat. */
export async function expirePayment(context: Context, paymentId: number): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ accountId: payments.accountId, ref: payments.ref })
      .from(payments)
      .where(eq(payments.id, paymentId));
    if (!known) return;
    await lockBillingAccount(tx, known.accountId);
    const payment = await lockPayment(tx, known.ref);
    if (!payment || !isOpen(payment) || payment.expiresAt === null || payment.expiresAt > clock.now()) return;
    // Coins that arrived in time may still be confirmed: the chain decides when it's over.
    if (payment.method === 'crypto' && (await isOpenAttempt(tx, payment))) return;
    await expireLocked(context, tx, payment);
  });
}

/** Expires payments that weren't made in time. */
export const expireJob: Job<{ paymentId: number }> = {
  name: 'payment.expire',
  queue: { retryLimit: 5, retryDelay: 10, pollSeconds: 30 },
  handle: (context, { paymentId }) => expirePayment(context, paymentId),
  due: async ({ db, clock }) => {
    const overdue = await db
      .select({ id: payments.id })
      .from(payments)
      .where(and(inArray(payments.status, openStatuses), lte(payments.expiresAt, clock.now())));
    return dueById(
      overdue.map(({ id }) => id),
      (paymentId) => ({ paymentId }),
    );
  },
};

/** Expires a locked, open payment that wasn’t made in time. */
export async function expireLocked(context: Context, tx: Db, payment: PaymentRow): Promise<void> {
  await releasePayment(context, tx, payment);
  await announce(context, tx, 'payment.expired', { payment });
}

/** Expires a locked, open payment, and has what was reserved for it released. */
export async function releasePayment(context: Context, tx: Db, payment: PaymentRow): Promise<void> {
  await closePayment(context, tx, payment);
  await announce(context, tx, 'payment.abandoned', { payment });
}

async function isOpenAttempt(tx: Db, { attemptId }: PaymentRow): Promise<boolean> {
  if (attemptId === null) return false;
  const open = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'open'));
  return (await tx.$count(paymentAttempts, open)) > 0;
}

declare module '../../../platform/context.ts' {
  interface Events {
    /** A payment won't be made, so what was reserved for it is released. */
    'payment.abandoned': { readonly payment: PaymentRow };
    /** A payment wasn't made in time; announced after `payment.abandoned`. */
    'payment.expired': { readonly payment: PaymentRow };
  }
}

/** Ends an open payment that isn't needed any more: its attempt is withdrawn, and money that still arrives is refunded. */
export async function closePayment(
  context: Context,
  tx: Db,
  { id, attemptId }: Pick<PaymentRow, 'id' | 'attemptId'>,
): Promise<void> {
  const [closed] = await tx.update(payments).set({ status: 'expired' }).where(eq(payments.id, id)).returning();
  if (closed) await paymentChanged(tx, closed);
  await queueWithdrawal(context, tx, attemptId);
}
