import { and, isNotNull, isNull } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { users } from '../auth/tables.ts';

/**
 * Whether anybody who came with the customers of another shop hasn't chosen a password yet. It says nothing about an
 * address, so whoever can't sign in may be told that such customers choose one first.
 */
export async function awaitsImportedUsers(db: Db): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.importedAt), isNull(users.passwordHash)))
    .limit(1);
  return user !== undefined;
}
