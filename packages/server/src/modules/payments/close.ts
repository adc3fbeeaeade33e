import { eq } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { queueWithdrawal } from './queue.ts';
import { payments, type PaymentRow } from './tables.ts';

/** Ends an open payment that isn't needed any more: its attempt is withdrawn, and money that still arrives is refunded. */
export async function closePayment(
  context: Context,
  tx: Db,
  { id, attemptId }: Pick<PaymentRow, 'id' | 'attemptId'>,
): Promise<void> {
  await tx.update(payments).set({ status: 'expired' }).where(eq(payments.id, id));
  await queueWithdrawal(context, tx, attemptId);
}
