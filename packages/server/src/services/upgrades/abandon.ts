import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { closePayment, queueWithdrawal } from '../../billing/index.ts';
import { waitingUpgradeOf } from './find.ts';
import { releaseUpgrade } from './settle.ts';

/**
 * Cancels an upgrade that awaits its payment, because the service has a new term or ends. A payment that a provider is
 * already processing is refunded when it arrives. The account is locked.
 */
export async function abandonUpgrade(context: Context, tx: Db, serviceId: number): Promise<void> {
  const waiting = await waitingUpgradeOf(tx, serviceId);
  if (!waiting) return;
  const { payment } = waiting;
  if (payment.status === 'pending') await queueWithdrawal(context, tx, payment.attemptId);
  else await closePayment(context, tx, payment);
  await releaseUpgrade(context, tx, payment);
}
