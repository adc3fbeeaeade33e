import { and, eq } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import { lookAtAttempt } from './attempts.ts';
import { ProviderRefused } from './provider.ts';
import { providerNamed } from './providers.ts';
import { refuseRefund } from './refuse-refund.ts';
import { paymentAttempts, paymentRefunds, type AttemptRow, type RefundRow } from './tables.ts';

/**
 * Asks the provider to send money back. Safe to repeat. What it refuses for good lands on the balance.
 * @throws ProviderUnreachable
 */
export async function sendRefund(context: Context, refundId: number): Promise<void> {
  const { db, clock, log } = context;
  const [row] = await db
    .select({ refund: paymentRefunds, attempt: paymentAttempts })
    .from(paymentRefunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentRefunds.attemptId))
    .where(eq(paymentRefunds.id, refundId));
  if (row?.refund.state !== 'queued') return;
  const { refund, attempt } = row;
  try {
    await ask(context, attempt, refund);
    await db
      .update(paymentRefunds)
      .set({ state: 'sent', sentAt: clock.now() })
      .where(and(eq(paymentRefunds.id, refundId), eq(paymentRefunds.state, 'queued')));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    log.error({ err: error, refund: refund.ref }, 'A provider refuses to send money back; it goes to the balance');
    // The customer's bank may have taken the money, and its message be lost.
    await lookAtAttempt(context, attempt.id);
    await db.transaction((tx) => refuseRefund(context, tx, refund.ref));
  }
}

async function ask(context: Context, { provider, providerRef }: AttemptRow, { ref, amountCents }: RefundRow) {
  if (providerRef === null) throw new ProviderRefused('The attempt was never opened');
  await providerNamed(context, provider).refund(providerRef, { refundRef: ref, amountCents });
}
