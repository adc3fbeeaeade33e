import { eq } from 'drizzle-orm';
import type { Db } from '../../db/types.ts';
import type { Recipient } from './mails.ts';
import { purchases, type services } from './tables.ts';

/** Letters about a service go to whoever ordered it, in the language of the order. */
export async function recipientOf(
  tx: Db,
  { purchaseId }: Pick<typeof services.$inferSelect, 'purchaseId'>,
): Promise<Recipient> {
  const [purchase] = purchaseId === null ? [] : await tx.select().from(purchases).where(eq(purchases.id, purchaseId));
  if (!purchase) throw new Error('A service without its order has nobody to write to.');
  return { userId: purchase.userId, language: purchase.language };
}
