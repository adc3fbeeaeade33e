import { and, count, desc, eq, inArray, lt, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { ledgerPostings, ledgerTransactions } from './tables.ts';

/** A change of a customer's balance. */
export interface Movement extends Pick<
  typeof ledgerTransactions.$inferSelect,
  'id' | 'kind' | 'paymentId' | 'description' | 'createdAt'
> {
  /** EUR cents; negative for a debit. */
  readonly amountCents: number;
  /** What the balance was after it, EUR cents. */
  readonly balanceCents: number;
}

/** A part of an account's movements: those of some kinds, and so many of them. */
export interface MovementsPart {
  readonly kinds?: readonly Movement['kind'][] | undefined;
  readonly limit?: number;
  readonly offset?: number;
  /** Only those of earlier transactions. */
  readonly before?: number | undefined;
}

/** Changes of an account's balance, newest first. Payments that didn't use the balance aren't included. */
export async function movementsOf(db: Db, accountId: number, part: MovementsPart = {}): Promise<Movement[]> {
  const { before, kinds, limit, offset = 0 } = part;
  const { cents, changes, transactionId } = changesOf(db, accountId);
  const balanced = db
    .select({
      transactionId,
      cents,
      // Before anything is filtered, so that it's right on every page.
      balance: sql<string>`sum(${cents}) over (order by ${transactionId})`.as('balance'),
    })
    .from(changes)
    .as('balanced');
  const { id, kind, paymentId, description, createdAt } = ledgerTransactions;
  const found = db
    .select({ id, kind, paymentId, description, createdAt, cents: balanced.cents, balance: balanced.balance })
    .from(balanced)
    .innerJoin(ledgerTransactions, eq(id, balanced.transactionId))
    .where(and(kinds && inArray(kind, [...kinds]), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .offset(offset);
  const rows = await (limit === undefined ? found : found.limit(limit));
  return rows.map(({ balance, cents: amount, ...row }) => ({
    ...row,
    amountCents: Number(amount),
    balanceCents: Number(balance),
  }));
}

/** Number of the changes of an account's balance. */
export async function countMovements(
  db: Db,
  accountId: number,
  { kinds }: Pick<MovementsPart, 'kinds'>,
): Promise<number> {
  const { changes, transactionId } = changesOf(db, accountId);
  const [row] = await db
    .select({ rows: count() })
    .from(changes)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, transactionId))
    .where(kinds && inArray(ledgerTransactions.kind, [...kinds]));
  return row?.rows ?? 0;
}

/** Amounts by which transactions changed a balance. */
function changesOf(db: Db, accountId: number) {
  const { account, transactionId, amountCents } = ledgerPostings;
  const changes = db
    .select({ transactionId, cents: sql<string>`-sum(${amountCents})`.as('cents') })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.accountId, accountId), inArray(account, ['customer', 'overdraft'])))
    .groupBy(transactionId)
    // Moved from one account to the other: nothing has changed for the customer.
    .having(sql`sum(${amountCents}) <> 0`)
    .as('changes');
  return { changes, transactionId: changes.transactionId, cents: changes.cents };
}
