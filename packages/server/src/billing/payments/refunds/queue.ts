import { ratioOfCents } from '@hoster/domain';
import { and, eq, inArray, sum } from '../../../platform/db/drizzle.ts';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { type JobName, jobsOf } from '../../../platform/jobs/index.ts';
import { paymentDisputes, paymentRefunds, type PaymentRow, type RefundRow } from '../tables.ts';

/** The job is in `send.ts`, which imports this file. */
export const refundJobName: JobName<{ refundId: number }> = { name: 'payment.refund' };

/** Money of an attempt to send back. */
export interface SendBack extends Pick<RefundRow, 'kind' | 'amountCents' | 'euroCents'> {
  /** Our name of it, unique for each. */
  readonly ref: string;
  readonly attemptId: number;
}

/**
 * Queues money to be sent back to where it came from, after the caller's transaction, which books it. Once for each
 * `ref`.
 */
export async function queueRefund(context: Context, tx: Db, payment: PaymentRow, back: SendBack): Promise<void> {
  const [row] = await tx
    .insert(paymentRefunds)
    .values({ ...back, paymentId: payment.id, createdAt: context.clock.now() })
    .onConflictDoNothing({ target: paymentRefunds.ref })
    .returning({ id: paymentRefunds.id });
  if (!row) return;
  const jobs = await jobsOf(context);
  await jobs.enqueue(tx, refundJobName, { refundId: row.id }, { key: String(row.id) });
}

interface Sum {
  /** Hundredths of the payment's currency. */
  readonly amountCents: number;
  readonly euroCents: number;
}

/** Total refunds of a payment, to its method or to the balance. */
const refundedOf = (db: Db, paymentId: number): Promise<Sum> =>
  sumOf(db, and(eq(paymentRefunds.paymentId, paymentId), eq(paymentRefunds.kind, 'refund')));

/**
 * Amount of a payment's money that was sent back to its method or is in transit: `refund` of what paid it, `returned`
 * of the rest.
 */
export const sentBackOf = (db: Db, paymentId: number, kind: RefundRow['kind']): Promise<Sum> =>
  sumOf(
    db,
    and(
      eq(paymentRefunds.paymentId, paymentId),
      eq(paymentRefunds.kind, kind),
      inArray(paymentRefunds.state, ['queued', 'sent']),
    ),
  );

/**
 * Value in EUR cents of a part of a payment that is refunded, or that the customer's bank takes back: at the payment's
 * own rate, and by the sum of all such parts, so that they add up to what was paid.
 */
export async function worthOf(tx: Db, payment: PaymentRow, amountCents: number): Promise<number> {
  // The failed refund of a top-up is on the balance again; that of an order counts as refunded all the same.
  const refunded = await (payment.purchaseId === null
    ? sentBackOf(tx, payment.id, 'refund')
    : refundedOf(tx, payment.id));
  const [taken] = await tx
    .select({ amount: sum(paymentDisputes.amountCents), euros: sum(paymentDisputes.euroCents) })
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.paymentId, payment.id), eq(paymentDisputes.state, 'taken')));
  const together = refunded.amountCents + Number(taken?.amount ?? 0) + amountCents;
  const before = refunded.euroCents + Number(taken?.euros ?? 0);
  return ratioOfCents(payment.amountCents, together, payment.amountCurrencyCents) - before;
}

async function sumOf(db: Db, condition: ReturnType<typeof and>): Promise<Sum> {
  const [row] = await db
    .select({ amount: sum(paymentRefunds.amountCents), euros: sum(paymentRefunds.euroCents) })
    .from(paymentRefunds)
    .where(condition);
  return { amountCents: Number(row?.amount ?? 0), euroCents: Number(row?.euros ?? 0) };
}

/** The refund with this name, if it was made before. */
export async function earlierRefund(tx: Db, ref: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.ref, ref));
  return row;
}
