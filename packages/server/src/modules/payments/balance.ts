import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { notSignedIn } from '../../http/errors.ts';
import { ontoBalance, paidFromBalance, type Posting, type Standing } from '../ledger/entries.ts';
import { post, type Entry } from '../ledger/post.ts';
import { ledgerPostings } from '../ledger/tables.ts';
import { isOwed, queueLives } from '../life/wake.ts';
import { closedAccounts } from '../privacy/tables.ts';
import { billingAccounts } from './tables.ts';

/** Money held for an account, and its debt. */
export async function standingOf(db: Db, accountId: number): Promise<Standing> {
  const { account, amountCents } = ledgerPostings;
  const rows = await db
    .select({ account, cents: sql<string>`sum(${amountCents})` })
    .from(ledgerPostings)
    .where(and(eq(ledgerPostings.accountId, accountId), inArray(account, ['customer', 'overdraft'])))
    .groupBy(account);
  const sumOf = (name: string) => Number(rows.find((row) => row.account === name)?.cents ?? 0);
  return { fundsCents: 0 - sumOf('customer'), owedCents: sumOf('overdraft') };
}

/** Balance of an account in EUR cents; negative for a debt. */
export async function balanceOf(db: Db, accountId: number): Promise<number> {
  const { fundsCents, owedCents } = await standingOf(db, accountId);
  return fundsCents - owedCents;
}

/** How far below zero an account may go, EUR cents; 0 for most. */
export async function overdraftOf(db: Db, accountId: number): Promise<number> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.accountId, accountId));
  return row?.overdraftCents ?? 0;
}

/** Locks the account's money until the transaction ends. */
export async function queueOnAccount(tx: Db, accountId: number): Promise<{ overdraftCents: number }> {
  await tx.insert(billingAccounts).values({ accountId }).onConflictDoNothing();
  const [account] = await tx
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.accountId, accountId))
    .for('update');
  return { overdraftCents: account?.overdraftCents ?? 0 };
}

/** Takes a customer's turn, as `queueOnAccount`. @throws AppError 401 when the account is closed */
export async function lockAccount(tx: Db, accountId: number): Promise<{ overdraftCents: number }> {
  const terms = await queueOnAccount(tx, accountId);
  // The customer may have deleted the account while this transaction waited.
  if (await isClosed(tx, accountId)) throw notSignedIn();
  return terms;
}

/** Whether the customer has deleted the account. */
export async function isClosed(db: Db, accountId: number): Promise<boolean> {
  return (await db.$count(closedAccounts, eq(closedAccounts.accountId, accountId))) > 0;
}

/**
 * Takes money from the balance for what was sold, if it is there. Takers of the same account queue on its row, so that
 * two orders cannot spend the same money. The caller books what is returned.
 * @param useOverdraft whether the customer agreed to use the granted overdraft
 * @returns null when there is not enough
 */
export async function takeFromBalance(
  tx: Db,
  accountId: number,
  cents: number,
  useOverdraft: boolean,
): Promise<Posting[] | null> {
  const { overdraftCents } = await lockAccount(tx, accountId);
  const standing = await standingOf(tx, accountId);
  const left = standing.fundsCents - standing.owedCents - cents;
  if (left < (useOverdraft ? 0 - overdraftCents : 0)) return null;
  return paidFromBalance(accountId, cents, standing);
}

/** Money that comes on a balance. */
export interface Credit extends Omit<Entry, 'postings'> {
  readonly accountId: number;
  /** Where it comes from: the debits of the transaction, such as `takenBy` or `unsold`. Nothing is booked for none. */
  readonly from: readonly Posting[];
}

/**
 * Books money on a balance, once. What is owed on the overdraft is paid back first, and services that wait for money are
 * woken. Where nothing is left for the balance, what it comes from is booked all the same.
 * @returns false when its reference was booked before
 * @throws RangeError when money would leave the balance
 */
export async function book(context: Context, tx: Db, { accountId, from, ...event }: Credit): Promise<boolean> {
  const cents = from.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (cents < 0) throw new RangeError(`${event.reference} would take ${-cents} cents off a balance`);
  if (from.length === 0) return false;
  await queueOnAccount(tx, accountId);
  const onto = ontoBalance(accountId, cents, await standingOf(tx, accountId));
  if (!(await post(tx, { ...event, postings: [...from, ...onto] }))) return false;
  if (cents > 0) await queueLives(context, tx, event.reference, isOwed(accountId));
  return true;
}
