import { defineMessage } from '@formatjs/intl';
import type { Role } from '@hoster/contract';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, notFound } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { accountMembers, accounts } from '../account/tables.ts';
import { createAccount } from '../auth/users.ts';
import { users } from '../auth/tables.ts';

/**
 * Makes changes of an account's members take turns until the end of the transaction. Rows that refer to the account can
 * still be added meanwhile: an order that holds another lock would wait for this one.
 */
export async function lockMembers(tx: Db, accountId: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/**
 * Changes the role of a member.
 * @returns the member's user
 * @throws AppError 404 for another account's, 409 for the last owner
 */
export async function changeRole(
  context: Context,
  tx: Db,
  accountId: number,
  change: { id: number; role: Role },
): Promise<number> {
  await lockMembers(tx, accountId);
  const member = await memberOf(tx, accountId, eq(accountMembers.id, change.id));
  if (member.role === change.role) return member.userId;
  if (member.role === 'owner') await mustNotBeLast(tx, accountId);
  await tx.update(accountMembers).set({ role: change.role }).where(eq(accountMembers.id, member.id));
  await mustOwnAccount(context, tx, member.userId);
  return member.userId;
}

/**
 * Ends a membership; its tokens end with it. The user keeps or gets an account of their own.
 * @param who the member's id, or that of the user who leaves
 * @returns the user
 * @throws AppError 404 for somebody else, 409 for the last owner
 */
export async function removeMember(
  context: Context,
  tx: Db,
  accountId: number,
  who: { id: number } | { userId: number },
): Promise<number> {
  await lockMembers(tx, accountId);
  const which = 'id' in who ? eq(accountMembers.id, who.id) : eq(accountMembers.userId, who.userId);
  const member = await memberOf(tx, accountId, which);
  if (member.role === 'owner') await mustNotBeLast(tx, accountId);
  await tx.delete(accountMembers).where(eq(accountMembers.id, member.id));
  await mustOwnAccount(context, tx, member.userId);
  return member.userId;
}

async function memberOf(tx: Db, accountId: number, which: ReturnType<typeof eq>) {
  const [member] = await tx
    .select()
    .from(accountMembers)
    .where(and(which, eq(accountMembers.accountId, accountId)));
  if (!member) throw notFound();
  return member;
}

/** @throws AppError 409 while the account has one owner. Its members are locked. */
async function mustNotBeLast(tx: Db, accountId: number): Promise<void> {
  const owners = and(eq(accountMembers.accountId, accountId), eq(accountMembers.role, 'owner'));
  if ((await tx.$count(accountMembers, owners)) > 1) return;
  throw new AppError({
    status: 409,
    code: 'last_owner',
    detail: defineMessage({
      id: 'identity.team.last-owner',
      defaultMessage: 'An account needs an owner. Make another member an owner first.',
      description: 'Error: the last owner of an account can’t leave or get another role',
    }),
  });
}

/** Gives a user who owns no account a new one, as at sign-up: without one, they couldn't sign in. */
async function mustOwnAccount(context: Context, tx: Db, userId: number): Promise<void> {
  const owned = and(eq(accountMembers.userId, userId), eq(accountMembers.role, 'owner'));
  if ((await tx.$count(accountMembers, owned)) > 0) return;
  const [user] = await tx.select({ language: users.language }).from(users).where(eq(users.id, userId));
  if (user) await createAccount(tx, context, { userId, language: user.language });
}
