import { randomText, dayMilliseconds } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { paymentChanged } from './changed.ts';
import { payments, type PaymentRow } from './tables.ts';

// Crockford's alphabet, as of ULIDs: it has no ambiguous characters.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new public name for a payment: 26 characters, 130 random bits. */
const newPaymentRef = (): string => `pay_${randomText(26, alphabet)}`;

/**
 * Stores a payment under a new reference, not started yet.
 * @param days how long it's open at first; an attempt may extend it
 */
export async function storePayment(
  tx: Db,
  now: Date,
  demand: Omit<typeof payments.$inferInsert, 'ref' | 'expiresAt'>,
  days = 1,
): Promise<PaymentRow> {
  const [payment] = await tx
    .insert(payments)
    .values({
      ...demand,
      ref: newPaymentRef(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * dayMilliseconds),
    })
    .returning();
  if (!payment) throw new Error('The payment was stored but not found.');
  await paymentChanged(tx, payment);
  return payment;
}
