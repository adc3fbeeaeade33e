import { and, eq } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import { users } from '../auth/tables.ts';
import { providerAccounts } from './tables.ts';

/** An account at a provider. */
export interface AccountName {
  readonly provider: string;
  readonly uid: string;
}

const named = ({ provider, uid }: AccountName) =>
  and(eq(providerAccounts.provider, provider), eq(providerAccounts.uid, uid));

/** The user that an account at a provider signs in, or null. */
export async function accountOwner(db: Db, account: AccountName): Promise<number | null> {
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
export async function lockProviderAccount(tx: Db, { provider, uid }: AccountName): Promise<void> {
  await takeTurns(tx, `provider account ${provider} ${uid}`);
}

/** Locks changes of a user's connected accounts until the transaction ends. */
export async function lockAccountsOf(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Connects an account at a provider to a user, who can then sign in with it. */
export async function addAccount(
  tx: Db,
  account: AccountName & { userId: number; display: string; createdAt: Date },
): Promise<void> {
  const { userId, provider, uid, display, createdAt } = account;
  await tx.insert(providerAccounts).values({ userId, provider, uid, display, createdAt });
}

/** Updates the display name of an account, as owners can rename theirs. */
export async function renameAccount(db: Db, account: AccountName & { display: string }): Promise<void> {
  await db.update(providerAccounts).set({ display: account.display }).where(named(account));
}

/** Disconnects an account from its user. */
export async function removeAccount(tx: Db, userId: number, account: AccountName): Promise<void> {
  await tx.delete(providerAccounts).where(and(named(account), eq(providerAccounts.userId, userId)));
}
