import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { withdrawBankPayment } from '../bank/gateway.ts';
import { releasePromo } from '../orders/promo.ts';
import { releaseTrial } from '../orders/trial.ts';
import { productLines } from '../lines/list.ts';
import { services } from '../orders/tables.ts';
import { transition } from '../orders/transition.ts';
import { isOpen } from './settle.ts';
import type { PaymentRow } from './tables.ts';
import { payments } from './tables.ts';

/** Expires a payment. Safe to repeat. */
export async function expirePayment(context: Context, paymentId: number): Promise<void> {
  const { db, clock } = context;
  await db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (!payment || !isOpen(payment) || payment.expiresAt === null || payment.expiresAt > clock.now()) return;
    // Coins that came in time may still be confirmed: the chain says when it's over.
    if (payment.method === 'crypto' && payment.bankPaymentId !== null) return;
    await abandonPayment(tx, payment);
  });
}

/** Expires a locked, open payment: cancels its services, returns their places and its promo code. */
export async function abandonPayment(tx: Db, payment: PaymentRow): Promise<void> {
  await tx.update(payments).set({ status: 'expired' }).where(eq(payments.id, payment.id));
  if (payment.bankPaymentId !== null) await withdrawBankPayment(tx, payment.bankPaymentId);
  if (payment.purchaseId === null) return;
  await releasePromo(tx, payment.purchaseId);
  await releaseTrial(tx, payment.purchaseId);
  const ordered = await tx.select().from(services).where(eq(services.purchaseId, payment.purchaseId));
  for (const service of ordered) {
    if (await transition(tx, service, 'cancel')) await productLines[service.kind].returnStock(tx, service);
  }
}
