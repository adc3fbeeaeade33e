import { and, eq, sql } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { users } from '../auth/tables.ts';
import { providerAccounts } from './tables.ts';

/** An account at a provider. */
export interface AccountName {
  readonly provider: string;
  readonly uid: string;
}

const named = ({ provider, uid }: AccountName) =>
  and(eq(providerAccounts.provider, provider), eq(providerAccounts.uid, uid));

/** The user whom an account at a provider signs in, or null. */
export async function ownerOf(db: Db, account: AccountName): Promise<number | null> {
  const [row] = await db.select({ userId: providerAccounts.userId }).from(providerAccounts).where(named(account));
  return row?.userId ?? null;
}

/** The accounts at providers that sign a user in, oldest first. */
export async function accountsOf(db: Db, userId: number): Promise<(AccountName & { display: string })[]> {
  const { provider, uid, display } = providerAccounts;
  return db
    .select({ provider, uid, display })
    .from(providerAccounts)
    .where(eq(providerAccounts.userId, userId))
    .orderBy(providerAccounts.id);
}

/** Locks claims of an account until the transaction ends. */
export async function lockAccount(tx: Db, { provider, uid }: AccountName): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`provider account ${provider} ${uid}`}))`);
}

/** Locks changes of a user's connected accounts until the transaction ends. */
export async function lockAccountsOf(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Lets an account at a provider sign a user in. */
export async function addAccount(
  tx: Db,
  account: AccountName & { userId: number; display: string; createdAt: Date },
): Promise<void> {
  const { userId, provider, uid, display, createdAt } = account;
  await tx.insert(providerAccounts).values({ userId, provider, uid, display, createdAt });
}

/** Keeps the name under which its owner knows the account: people rename theirs. */
export async function renameAccount(db: Db, account: AccountName & { display: string }): Promise<void> {
  await db.update(providerAccounts).set({ display: account.display }).where(named(account));
}

/** Takes an account off its user. */
export async function removeAccount(tx: Db, userId: number, account: AccountName): Promise<void> {
  await tx.delete(providerAccounts).where(and(named(account), eq(providerAccounts.userId, userId)));
}
