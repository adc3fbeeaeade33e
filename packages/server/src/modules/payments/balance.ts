import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/types.ts';
import { notSignedIn } from '../../http/errors.ts';
import type { Localised } from '../catalogue/tables.ts';
import { closedAccounts } from '../privacy/tables.ts';
import { billingAccounts, ledgerEntries } from './tables.ts';

/** Sum of an account's movements, EUR cents. */
export async function balanceOf(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${ledgerEntries.amountCents}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId));
  return Number(row?.cents ?? 0);
}

/** How far below zero an account may go, EUR cents; 0 for most. */
export async function overdraftOf(db: Db, accountId: number): Promise<number> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.accountId, accountId));
  return row?.overdraftCents ?? 0;
}

/** A movement of money on the balance. `reference` is its unique name: the same one is booked once. */
export interface Movement {
  readonly accountId: number;
  /** EUR cents; negative leaves the balance. */
  readonly amountCents: number;
  readonly kind: 'top_up' | 'payment' | 'refund' | 'correction';
  readonly counterAccount: 'bank' | 'revenue' | 'equity';
  readonly reference: string;
  readonly paymentId?: number;
  readonly description: Localised;
}

/** Books a movement. @returns false when its reference was booked before */
export async function book(tx: Db, movement: Movement): Promise<boolean> {
  const rows = await tx
    .insert(ledgerEntries)
    .values(movement)
    .onConflictDoNothing({ target: ledgerEntries.reference })
    .returning({ id: ledgerEntries.id });
  return rows.length > 0;
}

/** Makes everything that changes an account's money or orders wait for its turn. Held until the transaction ends. */
export async function lockAccount(tx: Db, accountId: number): Promise<{ overdraftCents: number }> {
  await tx.insert(billingAccounts).values({ accountId }).onConflictDoNothing();
  const [account] = await tx
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.accountId, accountId))
    .for('update');
  // The customer may have deleted the account while this transaction waited.
  const closed = await tx.select().from(closedAccounts).where(eq(closedAccounts.accountId, accountId));
  if (closed.length > 0) throw notSignedIn();
  return { overdraftCents: account?.overdraftCents ?? 0 };
}

/**
 * Takes money from the balance, if it is there. Takers of the same account queue on its row, so that two orders cannot
 * spend the same money.
 * @param useOverdraft whether the customer agreed to owe, as far as it was granted
 * @returns false when there is not enough
 */
export async function spend(tx: Db, movement: Movement, useOverdraft: boolean): Promise<boolean> {
  const { accountId } = movement;
  const { overdraftCents } = await lockAccount(tx, accountId);
  const floor = useOverdraft ? -overdraftCents : 0;
  if ((await balanceOf(tx, accountId)) + movement.amountCents < floor) return false;
  return book(tx, movement);
}
