import { eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { accountMembers } from '../../identity/index.ts';
import { purchases, type Recipient, userRecipient } from '../../billing/index.ts';
import type { ServiceRow } from './tables.ts';

/** Recipient of emails about a service: the user who ordered it while they're a member, else an owner. */
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
  return userRecipient(tx, user.userId, accountId);
}
