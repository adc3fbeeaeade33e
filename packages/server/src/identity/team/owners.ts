import type { StaffCustomer } from '@hoster/contract';
import { and, asc, eq, inArray } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { accountMembers } from '../account/tables.ts';
import { emailAddresses, users } from '../auth/tables.ts';
import { nameOf } from './names.ts';

/** Somebody who owns an account. */
export interface Owner {
  readonly name: string;
  readonly email: string | null;
}

/** First owner of each account, by its id; none for one that was deleted. */
export async function ownersOf(db: Db, accountIds: readonly number[]): Promise<Map<number, Owner>> {
  const rows = await db
    .select({ accountId: accountMembers.accountId, user: users, email: emailAddresses.email })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .leftJoin(emailAddresses, and(eq(emailAddresses.userId, users.id), eq(emailAddresses.isPrimary, true)))
    .where(and(inArray(accountMembers.accountId, [...new Set(accountIds)]), eq(accountMembers.role, 'owner')))
    .orderBy(asc(accountMembers.id));
  const owners = new Map<number, Owner>();
  for (const { accountId, email, user } of rows) {
    if (!owners.has(accountId)) owners.set(accountId, { name: nameOf(user), email: email || null });
  }
  return owners;
}

/** A customer as lists of staff name them, by the owner from `ownersOf`. */
export const customerOf = (account: number, owner: Owner | undefined): StaffCustomer => ({
  account,
  name: owner?.name ?? '',
  email: owner?.email ?? null,
});
