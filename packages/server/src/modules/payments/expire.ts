import { and, asc, eq } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { mailOrderExpired } from '../orders/mails.ts';
import { releasePromo } from '../orders/promo.ts';
import { writtenTo } from '../orders/recipient.ts';
import { releaseTrial } from '../orders/trial.ts';
import { productLines } from '../lines/list.ts';
import { services } from '../orders/tables.ts';
import { transition } from '../orders/transition.ts';
import { giveUpUpgrade } from '../upgrades/settle.ts';
import { queueOnAccount } from './balance.ts';
import { closePayment } from './close.ts';
import { isOpen, lockPayment } from './settle.ts';
import type { PaymentRow } from './tables.ts';
import { paymentAttempts, payments } from './tables.ts';

/** Expires a payment. Safe to repeat. */
export async function expirePayment(context: Context, paymentId: number): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ accountId: payments.accountId, ref: payments.ref })
      .from(payments)
      .where(eq(payments.id, paymentId));
    if (!known) return;
    await queueOnAccount(tx, known.accountId);
    const payment = await lockPayment(tx, known.ref);
    if (!payment || !isOpen(payment) || payment.expiresAt === null || payment.expiresAt > clock.now()) return;
    // Coins that came in time may still be confirmed: the chain says when it's over.
    if (payment.method === 'crypto' && (await isOpenAttempt(tx, payment))) return;
    await endUnpaid(context, tx, payment);
  });
}

/** Expires a locked, open payment that wasn’t made in time; the buyer of an order is notified. */
export async function endUnpaid(context: Context, tx: Db, payment: PaymentRow): Promise<void> {
  await abandonPayment(context, tx, payment);
  const { method, purchaseId, purpose, ref, userId } = payment;
  if (purpose !== 'purchase' || purchaseId === null) return;
  const ordered = await tx
    .select({ name: services.name })
    .from(services)
    .where(eq(services.purchaseId, purchaseId))
    .orderBy(asc(services.id));
  const names = ordered.map(({ name }) => name);
  const mayArrive = method === 'bank' || method === 'crypto';
  await mailOrderExpired(context, tx, await writtenTo(tx, userId), { ref, names, mayArrive });
}

/** Expires a locked, open payment: cancels its services or its upgrade, returns their places and its promo code. */
export async function abandonPayment(context: Context, tx: Db, payment: PaymentRow): Promise<void> {
  await closePayment(context, tx, payment);
  if (payment.purchaseId === null) return;
  await giveUpUpgrade(context, tx, payment);
  await releasePromo(tx, payment.purchaseId);
  await releaseTrial(tx, payment.purchaseId);
  const ordered = await tx.select().from(services).where(eq(services.purchaseId, payment.purchaseId));
  for (const service of ordered) {
    if (await transition(tx, service, 'cancel')) await productLines[service.kind].returnStock(tx, service);
  }
}

async function isOpenAttempt(tx: Db, { attemptId }: PaymentRow): Promise<boolean> {
  if (attemptId === null) return false;
  const open = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'open'));
  return (await tx.$count(paymentAttempts, open)) > 0;
}
