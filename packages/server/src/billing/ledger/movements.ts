import { and, desc, eq, inArray, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { ledgerPostings, ledgerTransactions } from './tables.ts';

/** A change of a customer's balance. */
export interface Movement extends Pick<
  typeof ledgerTransactions.$inferSelect,
  'id' | 'kind' | 'paymentId' | 'description' | 'createdAt'
> {
  /** EUR cents; negative for a debit. */
  readonly amountCents: number;
}

/** Changes of an account's balance, newest first. Payments that didn't use the balance aren't included. */
export async function movementsOf(db: Db, accountId: number, limit?: number): Promise<Movement[]> {
  const { account, transactionId, amountCents } = ledgerPostings;
  const changes = db
    .select({ transactionId, cents: sql<string>`-sum(${amountCents})`.as('cents') })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.accountId, accountId), inArray(account, ['customer', 'overdraft'])))
    .groupBy(transactionId)
    // Moved from one account to the other: nothing has changed for the customer.
    .having(sql`sum(${amountCents}) <> 0`)
    .orderBy(desc(transactionId));
  const latest = (limit === undefined ? changes : changes.limit(limit)).as('latest');
  const { id, kind, paymentId, description, createdAt } = ledgerTransactions;
  const rows = await db
    .select({ id, kind, paymentId, description, createdAt, cents: latest.cents })
    .from(latest)
    .innerJoin(ledgerTransactions, eq(id, latest.transactionId))
    .orderBy(desc(id));
  return rows.map(({ cents, ...row }) => ({ ...row, amountCents: Number(cents) }));
}
