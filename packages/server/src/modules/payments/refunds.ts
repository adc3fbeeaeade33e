import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { takenBy } from '../ledger/entries.ts';
import { mailCredited } from '../orders/mails.ts';
import { writtenTo } from '../orders/recipient.ts';
import { book, queueOnAccount } from './balance.ts';
import { ProviderRefused } from './provider.ts';
import { providerNamed } from './providers.ts';
import { paymentAttempts, paymentRefunds, payments, type PaymentRow } from './tables.ts';

/** What is sent back of an attempt. */
export interface SendBack {
  /** Our name of it, new for each. */
  readonly ref: string;
  readonly attemptId: number;
  /** Hundredths of the payment's currency. */
  readonly amountCents: number;
  readonly euroCents: number;
}

/** Has money sent back to where it came from, after the caller's transaction, which books it. Once for each `ref`. */
export async function queueRefund(context: Context, tx: Db, payment: PaymentRow, back: SendBack): Promise<void> {
  const [row] = await tx
    .insert(paymentRefunds)
    .values({ ...back, paymentId: payment.id, createdAt: context.clock.now() })
    .onConflictDoNothing({ target: paymentRefunds.ref })
    .returning({ id: paymentRefunds.id });
  if (!row) return;
  const jobs = await jobsOf(context);
  await jobs.enqueue(tx, 'payment.refund', { refundId: row.id }, { key: String(row.id) });
}

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
  if (row?.refund.state !== 'queued' || row.attempt.providerRef === null) return;
  const { refund, attempt } = row;
  try {
    await providerNamed(context, attempt.provider).refund(row.attempt.providerRef, {
      refundRef: refund.ref,
      amountCents: refund.amountCents,
    });
    await db
      .update(paymentRefunds)
      .set({ state: 'sent', sentAt: clock.now() })
      .where(and(eq(paymentRefunds.id, refundId), eq(paymentRefunds.state, 'queued')));
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    log.error({ err: error, refund: refund.ref }, 'A provider refuses to send money back; it goes to the balance');
    await ontoBalance(context, refundId);
  }
}

async function ontoBalance(context: Context, refundId: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ refund: paymentRefunds, attempt: paymentAttempts, payment: payments })
      .from(paymentRefunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentRefunds.attemptId))
      .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
      .where(eq(paymentRefunds.id, refundId));
    if (!row) return;
    const { refund, attempt, payment } = row;
    await queueOnAccount(tx, payment.accountId);
    const turned = await tx
      .update(paymentRefunds)
      .set({ state: 'refused' })
      .where(and(eq(paymentRefunds.id, refundId), eq(paymentRefunds.state, 'queued')))
      .returning({ id: paymentRefunds.id });
    if (turned.length === 0) return;
    await book(tx, {
      accountId: payment.accountId,
      reference: `refused:${refund.ref}`,
      kind: 'refund',
      paymentId: payment.id,
      description: { en: 'Refund to the balance', ru: 'Возврат на баланс' },
      from: takenBy(attempt.provider, refund.euroCents),
    });
    const told = { reason: 'return_refused', euroCents: refund.euroCents } as const;
    await mailCredited(context, tx, await writtenTo(tx, payment.userId), told);
  });
}

/** Queued refunds, for whoever looks for work. */
export const refundsToSend = async ({ db }: Pick<Context, 'db'>): Promise<number[]> =>
  (await db.select({ id: paymentRefunds.id }).from(paymentRefunds).where(eq(paymentRefunds.state, 'queued'))).map(
    ({ id }) => id,
  );

/** What has gone back or is on its way, in hundredths of the payment's currency and in EUR cents. */
export async function refundedOf(db: Db, paymentId: number): Promise<{ amountCents: number; euroCents: number }> {
  const [row] = await db
    .select({ amount: sum(paymentRefunds.amountCents), euros: sum(paymentRefunds.euroCents) })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentId, paymentId), inArray(paymentRefunds.state, ['queued', 'sent'])));
  return { amountCents: Number(row?.amount ?? 0), euroCents: Number(row?.euros ?? 0) };
}
