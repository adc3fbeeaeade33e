import type { RenewalSource } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { accounts } from '../../identity/index.ts';

/** What the renewals of an account are paid from first. */
export async function renewalSourceOf(db: Db, accountId: number): Promise<RenewalSource> {
  const [account] = await db.select({ first: accounts.renewalSource }).from(accounts).where(eq(accounts.id, accountId));
  return account?.first ?? 'balance';
}
