import { and, eq, lt } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import { hashOf, randomText, dayMilliseconds } from '../../../platform/index.ts';
import { mailedKeys } from '../tables.ts';

type Purpose = (typeof mailedKeys.$inferSelect)['purpose'];

const lifeMilliseconds = 3 * dayMilliseconds;

/** When a key that is made now expires. */
export const keyExpiry = (now: Date): Date => new Date(now.getTime() + lifeMilliseconds);

/**
 * Creates a key for an email link, valid for three days. A confirmation key holds colons, as django-allauth's do, so that
 * clients prove that they decode it from the link.
 */
export async function makeKey(
  db: Db,
  now: Date,
  owner: { purpose: Purpose; userId: number; email: string },
): Promise<string> {
  const mark = owner.purpose === 'verify_email' ? ':' : '-';
  const parts = [owner.userId.toString(36), Math.floor(now.getTime() / 1000).toString(36), randomText(43)];
  const key = parts.join(mark);
  await db.insert(mailedKeys).values({
    keyHash: hashOf(key),
    ...owner,
    createdAt: now,
    expiresAt: keyExpiry(now),
  });
  return key;
}

/** Takes as long as creating a key: for answers whose timing must not reveal whether one was created. */
export async function makeNoKey(db: Db): Promise<null> {
  await db.delete(mailedKeys).where(eq(mailedKeys.keyHash, ''));
  return null;
}

/** Returns the user of an emailed key; null when it's unknown, used or expired. Doesn't consume the key. */
export async function readKey(
  db: Db,
  now: Date,
  purpose: Purpose,
  key: string,
): Promise<{ userId: number; email: string } | null> {
  const [row] = await db
    .select()
    .from(mailedKeys)
    .where(and(eq(mailedKeys.keyHash, hashOf(key)), eq(mailedKeys.purpose, purpose)));
  return row && row.expiresAt > now ? { userId: row.userId, email: row.email } : null;
}

/** Consumes a key. @returns false when another request was faster */
export async function useKey(tx: Db, key: string): Promise<boolean> {
  const used = await tx
    .delete(mailedKeys)
    .where(eq(mailedKeys.keyHash, hashOf(key)))
    .returning();
  return used.length > 0;
}

/** Voids all keys of a purpose, for instance the reset keys after a login; or only those sent to one address. */
export async function voidKeys(tx: Db, purpose: Purpose, userId: number, email?: string): Promise<void> {
  const ofAddress = email === undefined ? undefined : eq(mailedKeys.email, email);
  await tx.delete(mailedKeys).where(and(eq(mailedKeys.userId, userId), eq(mailedKeys.purpose, purpose), ofAddress));
}

/** Deletes expired keys. */
export async function sweepKeys(db: Db, now: Date): Promise<void> {
  await db.delete(mailedKeys).where(lt(mailedKeys.expiresAt, now));
}
