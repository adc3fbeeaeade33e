import { eq } from '../../../platform/db/drizzle.ts';
import type { Context } from '../../../platform/index.ts';
import { dueById, type Job } from '../../../platform/jobs/index.ts';
import { pollAttempt } from '../attempts/attempts.ts';
import { lockBillingAccount } from '../balance.ts';
import { ProviderRefused } from '../provider.ts';
import { providerNamed } from '../providers.ts';
import { refundSent } from './chargeback.ts';
import { refundJobName } from './queue.ts';
import { refuseRefund } from './refused.ts';
import { paymentAttempts, paymentRefunds, payments, type AttemptRow, type RefundRow } from '../tables.ts';

/**
 * Asks the provider to send money back. Safe to repeat. What it refuses for good is credited to the balance.
 * @throws ProviderUnreachable
 */
async function sendRefund(context: Context, refundId: number): Promise<void> {
  const { db, log } = context;
  const [row] = await db
    .select({ refund: paymentRefunds, attempt: paymentAttempts, payment: payments })
    .from(paymentRefunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentRefunds.attemptId))
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(paymentRefunds.id, refundId));
  if (row?.refund.state !== 'queued') return;
  const { refund, attempt, payment } = row;
  try {
    await ask(context, attempt, refund);
    await db.transaction(async (tx) => {
      await lockBillingAccount(tx, payment.accountId);
      await refundSent(context, tx, { payment, attempt, ref: refund.ref });
    });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    log.error({ err: error, refund: refund.ref }, 'A provider refuses to send money back; it goes to the balance');
    // The customer's bank may have taken the money, and the provider's message about it may be lost.
    await pollAttempt(context, attempt.id);
    await db.transaction((tx) => refuseRefund(context, tx, refund.ref));
  }
}

/** Sends queued refunds. */
export const refundJob: Job<{ refundId: number }> = {
  ...refundJobName,
  queue: { retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, pollSeconds: 5 },
  handle: (context, { refundId }) => sendRefund(context, refundId),
  due: async ({ db }) => {
    const isQueued = eq(paymentRefunds.state, 'queued');
    const queued = await db.select({ id: paymentRefunds.id }).from(paymentRefunds).where(isQueued);
    return dueById(
      queued.map(({ id }) => id),
      (refundId) => ({ refundId }),
    );
  },
};

async function ask(context: Context, { provider, providerRef }: AttemptRow, { ref, amountCents }: RefundRow) {
  if (providerRef === null) throw new ProviderRefused('The attempt was never opened');
  await providerNamed(context, provider).refund(providerRef, { refundRef: ref, amountCents });
}
