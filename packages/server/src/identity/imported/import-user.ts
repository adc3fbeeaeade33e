import type { Language } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { accounts } from '../account/tables.ts';
import { users } from '../auth/tables.ts';
import { createAccount, createUser, lockAddress, ownerOf } from '../auth/users.ts';

/** Somebody who signed in at another shop. */
export interface ImportedUser {
  /** Lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly createdAt: Date | null;
}

/**
 * The user with an address that belonged to a customer of another shop: the one who has confirmed it, or a new one. A new
 * one has no password: they choose one by the link of a reset. Nobody gets an email.
 * @returns `accountId`: account of a new user, which nothing belongs to yet; null for one who was here before
 */
export async function importUser(
  tx: Db,
  context: Context,
  { createdAt, email, firstName, language, lastName }: ImportedUser,
): Promise<{ readonly userId: number; readonly accountId: number | null }> {
  await lockAddress(tx, email);
  const known = await ownerOf(tx, email);
  if (known) return { userId: known.id, accountId: null };
  // The other shop has written to it for as long as they were a customer.
  const seed = { email, firstName, lastName, language, passwordHash: null, verified: true };
  const { accountId, userId } = await createUser(tx, context, seed);
  const importedAt = context.clock.now();
  await tx
    .update(users)
    .set({ importedAt, ...(createdAt !== null && { createdAt }) })
    .where(eq(users.id, userId));
  return { userId, accountId };
}

/** Where a customer of another shop lives. */
export type ImportedHome = Pick<
  typeof accounts.$inferInsert,
  'address' | 'city' | 'country' | 'phone' | 'zipCode' | 'createdAt'
>;

/**
 * An account for a customer of another shop.
 * @param own account of a new user to use; null: they get a further one
 * @returns its id
 */
export async function importAccount(
  tx: Db,
  context: Context,
  owner: { readonly userId: number; readonly language: Language; readonly own: number | null },
  home: ImportedHome,
): Promise<number> {
  const accountId = owner.own ?? (await createAccount(tx, context, owner)).accountId;
  await tx.update(accounts).set(home).where(eq(accounts.id, accountId));
  return accountId;
}
