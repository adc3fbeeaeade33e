import { and, eq, inArray, sum } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { paymentRefunds, type PaymentRow, type RefundRow } from './tables.ts';

/** What is sent back of an attempt. */
export interface SendBack extends Pick<RefundRow, 'kind' | 'amountCents' | 'euroCents'> {
  /** Our name of it, new for each. */
  readonly ref: string;
  readonly attemptId: number;
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

/** Queued refunds, for the workers. */
export const refundsToSend = async ({ db }: Pick<Context, 'db'>): Promise<number[]> =>
  (await db.select({ id: paymentRefunds.id }).from(paymentRefunds).where(eq(paymentRefunds.state, 'queued'))).map(
    ({ id }) => id,
  );

interface Sum {
  /** Hundredths of the payment's currency. */
  readonly amountCents: number;
  readonly euroCents: number;
}

/** What was paid back of a payment, to its method or to the balance. */
export const refundedOf = (db: Db, paymentId: number): Promise<Sum> =>
  sumOf(db, and(eq(paymentRefunds.paymentId, paymentId), eq(paymentRefunds.kind, 'refund')));

/** What of a payment's money has gone back to its method or is on its way: `refund` of what paid it, `returned` of the rest. */
export const sentBackOf = (db: Db, paymentId: number, kind: RefundRow['kind']): Promise<Sum> =>
  sumOf(
    db,
    and(
      eq(paymentRefunds.paymentId, paymentId),
      eq(paymentRefunds.kind, kind),
      inArray(paymentRefunds.state, ['queued', 'sent']),
    ),
  );

async function sumOf(db: Db, condition: ReturnType<typeof and>): Promise<Sum> {
  const [row] = await db
    .select({ amount: sum(paymentRefunds.amountCents), euros: sum(paymentRefunds.euroCents) })
    .from(paymentRefunds)
    .where(condition);
  return { amountCents: Number(row?.amount ?? 0), euroCents: Number(row?.euros ?? 0) };
}

/** The refund of this name, if it was made before. */
export async function earlierRefund(tx: Db, ref: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.ref, ref));
  return row;
}
