import type { Db } from '../../db/types.ts';
import { newPaymentRef } from './ref.ts';
import { payments, type PaymentRow } from './tables.ts';

/** How long an order waits for its money. */
const lifeMilliseconds = 24 * 60 * 60 * 1000;

/** Stores a payment under a new reference, not started yet. */
export async function storePayment(
  tx: Db,
  now: Date,
  demand: Omit<typeof payments.$inferInsert, 'ref' | 'expiresAt'>,
): Promise<PaymentRow> {
  const [payment] = await tx
    .insert(payments)
    .values({
      ...demand,
      ref: newPaymentRef(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMilliseconds),
    })
    .returning();
  if (!payment) throw new Error('The payment was stored but not found.');
  return payment;
}
