import { and, asc, eq, gt, inArray, sql, sum, type SQL } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { chargedBack, offBalance, sentBack, type Posting } from '../ledger/entries.ts';
import { ledgerPostings, ledgerTransactions } from '../ledger/tables.ts';
import { standingOf } from './balance.ts';
import { paymentDisputes, type PaymentRow } from './tables.ts';

/** What the customer's bank has taken back of a payment, in EUR cents. */
export async function chargedBackOf(db: Db, paymentId: number): Promise<number> {
  const { bookedCents, state, paymentId: of } = paymentDisputes;
  const [row] = await db
    .select({ cents: sum(bookedCents) })
    .from(paymentDisputes)
    .where(and(eq(of, paymentId), eq(state, 'taken')));
  return Number(row?.cents ?? 0);
}

/**
 * How much of a refund that didn't go back was taken by disputes that met it, in EUR cents. The disputes stand for it in
 * the books from now on. The account is locked.
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
    const taken = Math.min(left, dispute.euroCents - dispute.bookedCents);
    left -= taken;
    await tx
      .update(paymentDisputes)
      .set({ bookedCents: dispute.bookedCents + taken })
      .where(eq(id, dispute.id));
  }
  return cents - left;
}

/**
 * Money of a payment has left the provider without us: what the payment had put on the balance is taken from there, as
 * far as it's there, and the customer owes the rest. The account is locked.
 */
export async function takenFrom(tx: Db, payment: PaymentRow, provider: string, cents: number): Promise<Posting[]> {
  const { accountId } = payment;
  const standing = await standingOf(tx, accountId);
  const held = Math.max(0, Math.min(standing.fundsCents, cents, await putOnBalance(tx, payment)));
  return [
    ...offBalance(accountId, held, standing),
    ...sentBack(provider, held),
    ...chargedBack(provider, accountId, cents - held),
  ];
}

/** What a payment has put on the balance: all of a top-up, of an order what was paid back there. EUR cents. */
function putOnBalance(tx: Db, payment: PaymentRow): Promise<number> {
  const kinds = ['refund', 'chargeback', ...(payment.purpose === 'top_up' ? (['top_up'] as const) : [])] as const;
  const onBalance = inArray(ledgerPostings.account, ['customer', 'overdraft']);
  return booked(tx, payment, and(onBalance, inArray(ledgerTransactions.kind, [...kinds]))).then((cents) => 0 - cents);
}

/** What a customer still has to pay for a payment that was charged back, in EUR cents. */
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
