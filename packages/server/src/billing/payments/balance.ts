import type { OrderContext } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { and, eq, inArray, sql } from '../../platform/db/drizzle.ts';
import { announce, type Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { notSignedIn } from '../../platform/http/index.ts';
import { ontoBalance, paidFromBalance, type Posting, type Standing } from '../ledger/entries.ts';
import { post, type Entry } from '../ledger/post.ts';
import { ledgerPostings } from '../ledger/tables.ts';
import { closedAccounts } from '../../identity/index.ts';
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

/** Balances of accounts in EUR cents, by account; those that never had one are left out. */
export async function balancesOf(db: Db, accountIds: readonly number[]): Promise<Map<number, number>> {
  const { account, accountId, amountCents } = ledgerPostings;
  const rows = await db
    .select({ accountId, cents: sql<string>`-sum(${amountCents})` })
    .from(ledgerPostings)
    .where(and(inArray(accountId, [...accountIds]), inArray(account, ['customer', 'overdraft'])))
    .groupBy(accountId);
  return new Map(rows.map((row) => [row.accountId ?? 0, Number(row.cents)]));
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
export async function lockBillingAccount(tx: Db, accountId: number): Promise<{ overdraftCents: number }> {
  await tx.insert(billingAccounts).values({ accountId }).onConflictDoNothing();
  const [account] = await tx
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.accountId, accountId))
    .for('update');
  return { overdraftCents: account?.overdraftCents ?? 0 };
}

/** Locks the money of a customer who is signed in, as `lockBillingAccount`. @throws AppError 401 when the account is closed */
export async function lockOpenAccount(tx: Db, accountId: number): Promise<{ overdraftCents: number }> {
  const terms = await lockBillingAccount(tx, accountId);
  // The customer may have deleted the account while this transaction waited.
  if (await isClosed(tx, accountId)) throw notSignedIn();
  return terms;
}

/** Whether the customer has deleted the account. */
export async function isClosed(db: Db, accountId: number): Promise<boolean> {
  return (await db.$count(closedAccounts, eq(closedAccounts.accountId, accountId))) > 0;
}

/**
 * Charges the balance for a sale, if there is enough. Transactions of the same account queue on its row, so
 * that two orders can't spend the same money. The caller books the returned postings.
 * @param useOverdraft whether the customer agreed to use the granted overdraft
 * @returns null when there is not enough
 */
export async function chargeBalance(
  tx: Db,
  accountId: number,
  cents: number,
  useOverdraft: boolean,
): Promise<Posting[] | null> {
  const { overdraftCents } = await lockOpenAccount(tx, accountId);
  const standing = await standingOf(tx, accountId);
  const left = standing.fundsCents - standing.owedCents - cents;
  if (left < (useOverdraft ? 0 - overdraftCents : 0)) return null;
  return paidFromBalance(accountId, cents, standing);
}

/** A credit to a balance. */
export interface Credit extends Omit<Entry, 'postings'> {
  readonly accountId: number;
  /** Its source: the debits of the transaction, such as `receivedBy` or `unsold`. Nothing is booked if there are none. */
  readonly from: readonly Posting[];
}

/**
 * Credits a balance, once, and announces it. Debt on the overdraft is repaid first. If nothing is left for the balance,
 * the debits are booked all the same.
 * @returns false when its reference was booked before
 * @throws RangeError when the balance would be debited
 */
export async function book(context: Context, tx: Db, { accountId, from, ...event }: Credit): Promise<boolean> {
  const cents = from.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (cents < 0) throw new RangeError(`${event.reference} would take ${-cents} cents off a balance`);
  if (from.length === 0) return false;
  await lockBillingAccount(tx, accountId);
  const onto = ontoBalance(accountId, cents, await standingOf(tx, accountId));
  if (!(await post(tx, { ...event, postings: [...from, ...onto] }))) return false;
  if (cents > 0) await announce(context, tx, 'balance.credited', { accountId, reference: event.reference });
  return true;
}

/** The overdraft and what is left of it; null when none was granted. */
export function overdraftLeft(limitCents: number, balanceCents: number): OrderContext['overdraft'] {
  if (limitCents === 0) return null;
  const left = Math.max(0, limitCents + Math.min(0, balanceCents));
  return { limit: toLedger(limitCents, 'EUR'), available: toLedger(left, 'EUR') };
}

declare module '../../platform/context.ts' {
  interface Events {
    /** Money was added to a balance. `reference` is its name in the ledger. */
    'balance.credited': { readonly accountId: number; readonly reference: string };
  }
}
