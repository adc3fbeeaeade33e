import { and, asc, eq, gt, inArray, like, sql, sum, type SQL } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import { chargedBack, offBalance, sentBack, type Posting } from '../../ledger/entries.ts';
import { ledgerPostings, ledgerTransactions } from '../../ledger/tables.ts';
import { standingOf } from '../balance.ts';
import { paymentDisputes, paymentRefunds, type AttemptRow, type PaymentRow } from '../tables.ts';

/** Where the money of an attempt is, in EUR cents. */
interface Whereabouts {
  /** What has arrived, also for a payment that couldn't accept it. */
  readonly receivedCents: number;
  /** What is left of that, without queued and sent refunds and what disputes have taken. Below zero: it left twice. */
  readonly leftCents: number;
  /** Refunds that the provider may still refuse. */
  readonly queuedCents: number;
  /** What disputes have taken and isn't booked yet. */
  readonly unbookedCents: number;
}

/** Where the money of an attempt is. The account is locked. */
export async function whereabouts(tx: Db, payment: PaymentRow, attempt: AttemptRow): Promise<Whereabouts> {
  const { attemptId: refundOf, euroCents, ref, state } = paymentRefunds;
  const refunds = async (condition: SQL | undefined): Promise<number> => {
    const [row] = await tx
      .select({ cents: sum(euroCents) })
      .from(paymentRefunds)
      .where(and(eq(refundOf, attempt.id), condition));
    return Number(row?.cents ?? 0);
  };
  const disputes = paymentDisputes;
  const [taken] = await tx
    .select({ cents: sum(disputes.euroCents), booked: sum(disputes.bookedCents) })
    .from(disputes)
    .where(and(eq(disputes.attemptId, attempt.id), eq(disputes.state, 'taken')));
  const bookedCents = Number(taken?.booked ?? 0);
  const returnedCents = await refunds(like(ref, 'returned:%'));
  const receivedCents = returnedCents + (hasPaid(payment, attempt) ? payment.amountCents : 0);
  return {
    receivedCents,
    leftCents: receivedCents - bookedCents - (await refunds(inArray(state, ['queued', 'sent']))),
    queuedCents: await refunds(eq(state, 'queued')),
    unbookedCents: Number(taken?.cents ?? 0) - bookedCents,
  };
}

/** Whether the payment was paid by this attempt, and not by another one. */
export const hasPaid = ({ status, attemptId }: PaymentRow, { id }: AttemptRow): boolean =>
  status === 'paid' && attemptId === id;

/** Amount of an attempt that the customer's bank has taken back, in EUR cents. */
export async function chargedBackOf(db: Db, attemptId: number): Promise<number> {
  const { bookedCents, state, attemptId: of } = paymentDisputes;
  const [row] = await db
    .select({ cents: sum(bookedCents) })
    .from(paymentDisputes)
    .where(and(eq(of, attemptId), eq(state, 'taken')));
  return Number(row?.cents ?? 0);
}

/**
 * Marks up to `cents` of what disputes of an attempt have taken as booked, oldest first: those of a failed refund, which
 * the ledger has already as gone, or those that are booked now. The account is locked.
 * @returns how much
 */
export async function overlapOf(tx: Db, attemptId: number, cents: number): Promise<number> {
  const { attemptId: of, state, euroCents, bookedCents, id } = paymentDisputes;
  const open = await tx
    .select()
    .from(paymentDisputes)
    .where(and(eq(of, attemptId), eq(state, 'taken'), gt(euroCents, bookedCents)))
    .orderBy(asc(id));
  let left = cents;
  for (const dispute of open) {
    const withdrawn = Math.min(left, dispute.euroCents - dispute.bookedCents);
    left -= withdrawn;
    await tx
      .update(paymentDisputes)
      .set({ bookedCents: dispute.bookedCents + withdrawn })
      .where(eq(id, dispute.id));
  }
  return cents - left;
}

/**
 * Books money of an attempt that has left the provider without our request: what it had added to the balance is debited,
 * as far as it's there, and the customer owes the rest. The account is locked.
 */
export async function withdrawnFrom(
  tx: Db,
  payment: PaymentRow,
  attempt: AttemptRow,
  cents: number,
): Promise<{ readonly postings: Posting[]; readonly owedCents: number }> {
  const { accountId } = payment;
  const { provider } = attempt;
  const standing = await standingOf(tx, accountId);
  // Money that the payment couldn't accept is on the balance where it couldn't be sent back.
  const credited = hasPaid(payment, attempt)
    ? await putOnBalance(tx, payment)
    : (await whereabouts(tx, payment, attempt)).leftCents;
  const held = Math.max(0, Math.min(standing.fundsCents, cents, credited));
  return {
    postings: [
      ...offBalance(accountId, held, standing),
      ...sentBack(provider, held),
      ...chargedBack(provider, accountId, cents - held),
    ],
    owedCents: cents - held,
  };
}

/**
 * Amount that a payment has added to the balance: all of a top-up, the refunds to the balance of an order. EUR cents.
 */
function putOnBalance(tx: Db, payment: PaymentRow): Promise<number> {
  const kinds = ['refund', 'chargeback', ...(payment.purpose === 'top_up' ? (['top_up'] as const) : [])] as const;
  const onBalance = inArray(ledgerPostings.account, ['customer', 'overdraft']);
  return booked(tx, payment, and(onBalance, inArray(ledgerTransactions.kind, [...kinds]))).then((cents) => 0 - cents);
}

/** What a customer owes for a payment that was charged back, in EUR cents. */
export const owedOf = (tx: Db, payment: PaymentRow): Promise<number> =>
  booked(tx, payment, eq(ledgerPostings.account, 'receivable'));

async function booked(tx: Db, { id, purchaseId }: PaymentRow, condition: SQL | undefined): Promise<number> {
  const { paymentId, purchaseId: bought } = ledgerTransactions;
  const [row] = await tx
    .select({ cents: sql<string>`coalesce(sum(${ledgerPostings.amountCents}), 0)` })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(and(sql`(${paymentId} = ${id} or ${bought} = ${purchaseId ?? 0})`, condition));
  return Number(row?.cents ?? 0);
}
