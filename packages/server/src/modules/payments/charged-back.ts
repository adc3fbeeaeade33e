import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/types.ts';
import { ledgerPostings, ledgerTransactions } from '../ledger/tables.ts';

/** What the customer's bank has taken back of a payment, in EUR cents. */
export async function chargedBackOf(db: Db, paymentId: number): Promise<number> {
  const { kind, paymentId: of, id } = ledgerTransactions;
  const [row] = await db
    .select({ cents: sql<string>`coalesce(-sum(${ledgerPostings.amountCents}), 0)` })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(id, ledgerPostings.transactionId))
    .where(and(eq(of, paymentId), eq(kind, 'chargeback'), eq(ledgerPostings.account, 'clearing')));
  return Number(row?.cents ?? 0);
}
