import { eq } from 'drizzle-orm';
import type { Db } from '../../db/types.ts';
import { userById } from '../auth/users.ts';
import type { Recipient } from './mails.ts';
import { purchases, type ServiceRow } from './tables.ts';

/** A user as the recipient of emails, in the language that their account has saved. */
export async function writtenTo(tx: Db, userId: number): Promise<Recipient> {
  return { userId, language: (await userById(tx, userId))?.language ?? 'en' };
}

/** Recipient of emails about a service: the user who ordered it. */
export async function recipientOf(tx: Db, { purchaseId }: Pick<ServiceRow, 'purchaseId'>): Promise<Recipient> {
  const [purchase] =
    purchaseId === null
      ? []
      : await tx.select({ userId: purchases.userId }).from(purchases).where(eq(purchases.id, purchaseId));
  if (!purchase) throw new Error('A service without its order has nobody to write to.');
  return writtenTo(tx, purchase.userId);
}
