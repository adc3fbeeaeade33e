import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { closePayment } from '../payments/close.ts';
import { queueWithdrawal } from '../payments/queue.ts';
import { waitingOf } from './find.ts';
import { giveUpUpgrade } from './settle.ts';

/**
 * The service has a new term, or ends: an upgrade that waits for its payment doesn't fit any more. What a provider
 * already works on goes back when it comes. The account is locked.
 */
export async function abandonUpgrade(context: Context, tx: Db, serviceId: number): Promise<void> {
  const waiting = await waitingOf(tx, serviceId);
  if (!waiting) return;
  const { payment } = waiting;
  if (payment.status === 'pending') await queueWithdrawal(context, tx, payment.attemptId);
  else await closePayment(context, tx, payment);
  await giveUpUpgrade(context, tx, payment);
}
