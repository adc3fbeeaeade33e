import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/types.ts';
import { ledgerPostings, ledgerTransactions } from './tables.ts';

/** A change of a customer's balance. */
export interface Movement extends Pick<
  typeof ledgerTransactions.$inferSelect,
  'id' | 'kind' | 'paymentId' | 'description' | 'createdAt'
> {
  /** EUR cents; negative left the balance. */
  readonly amountCents: number;
}

/** Changes of an account's balance, newest first. What was paid past the balance isn't one. */
export async function movementsOf(db: Db, accountId: number, limit?: number): Promise<Movement[]> {
  const { id, kind, paymentId, description, createdAt } = ledgerTransactions;
  const query = db
    .select({ id, kind, paymentId, description, createdAt, cents: sql<string>`-sum(${ledgerPostings.amountCents})` })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(id, ledgerPostings.transactionId))
    .where(and(eq(ledgerPostings.accountId, accountId), inArray(ledgerPostings.account, ['customer', 'overdraft'])))
    .groupBy(id)
    .orderBy(desc(id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ cents, ...row }) => ({ ...row, amountCents: Number(cents) }));
}
