import { eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { accountMembers } from '../account/tables.ts';
import { userById } from '../auth/users.ts';
import type { Recipient } from './mails.ts';
import { purchases, type ServiceRow } from './tables.ts';

/** A user as the recipient of emails, in the language that their account has saved. */
export async function writtenTo(tx: Db, userId: number): Promise<Recipient> {
  return { userId, language: (await userById(tx, userId))?.language ?? 'en' };
}

/** Recipient of emails about a service: the user who ordered it, or whose account it's in when nobody has. */
export async function recipientOf(
  tx: Db,
  { accountId, purchaseId }: Pick<ServiceRow, 'accountId' | 'purchaseId'>,
): Promise<Recipient> {
  const [user] =
    purchaseId === null
      ? await tx
          .select({ userId: accountMembers.userId })
          .from(accountMembers)
          .where(eq(accountMembers.accountId, accountId))
          .orderBy(accountMembers.userId)
          .limit(1)
      : await tx.select({ userId: purchases.userId }).from(purchases).where(eq(purchases.id, purchaseId));
  if (!user) throw new Error(`Account ${accountId} has no user to email.`);
  return writtenTo(tx, user.userId);
}
