import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { withdrawBankPayment } from '../bank/gateway.ts';
import { returnStock } from '../orders/stock.ts';
import { services } from '../orders/tables.ts';
import { transition } from '../orders/transition.ts';
import { isOpen, type PaymentRow } from './settle.ts';
import { payments } from './tables.ts';

/** Gives up a payment whose time has come. Safe to repeat. */
export async function expirePayment({ db, clock }: Context, paymentId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (!payment || !isOpen(payment) || payment.expiresAt === null || payment.expiresAt > clock.now()) return;
    await abandonPayment(tx, payment);
  });
}

/** Gives up a payment, which is locked and open: its services are cancelled and their places given back. */
export async function abandonPayment(tx: Db, payment: PaymentRow): Promise<void> {
  await tx.update(payments).set({ status: 'expired' }).where(eq(payments.id, payment.id));
  if (payment.bankPaymentId !== null) await withdrawBankPayment(tx, payment.bankPaymentId);
  if (payment.purchaseId === null) return;
  const ordered = await tx.select().from(services).where(eq(services.purchaseId, payment.purchaseId));
  for (const service of ordered) {
    if (await transition(tx, service, 'cancel')) await returnStock(tx, service.planId, service.locationId, 1);
  }
}
