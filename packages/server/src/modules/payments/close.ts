import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { queueWithdrawal } from './queue.ts';
import { payments, type PaymentRow } from './tables.ts';

/** Ends an open payment that nobody needs any more: its try is withdrawn, and money that still comes goes back. */
export async function closePayment(
  context: Context,
  tx: Db,
  { id, attemptId }: Pick<PaymentRow, 'id' | 'attemptId'>,
): Promise<void> {
  await tx.update(payments).set({ status: 'expired' }).where(eq(payments.id, id));
  await queueWithdrawal(context, tx, attemptId);
}
