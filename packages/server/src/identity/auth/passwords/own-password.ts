import { and, eq } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import { users } from '../tables.ts';
import type { AuthUserRow } from '../users.ts';
import { checkOldPassword, checkPassword, hashPassword } from './passwords.ts';

/** Whether a password is a user's own; nobody's takes as long. An old hash is replaced by one of the normalized form. */
export async function isOwnPassword(db: Db, user: AuthUserRow | null, password: string): Promise<boolean> {
  if (await checkPassword(user?.passwordHash, password)) return true;
  if (!(await checkOldPassword(user?.passwordHash, password)) || !user?.passwordHash) return false;
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(password) })
    // Not over a password that was changed meanwhile.
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)));
  return true;
}
