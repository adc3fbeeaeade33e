import type { OwnAccount } from '@hoster/contract';
import { asc, desc, eq, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { accountMembers } from '../account/tables.ts';
import { users } from '../auth/tables.ts';
import type { Viewer } from '../session/find-viewer.ts';

/** Full name of a user, or the username of one who has given none. */
export function nameOf(user: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'username'>): string {
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  return fullName === '' ? user.username : fullName;
}

/** Name of an account: that of its first owner. */
export async function accountName(db: Db, accountId: number): Promise<string> {
  const [owner] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, username: users.username })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .where(eq(accountMembers.accountId, accountId))
    .orderBy(desc(sql`${accountMembers.role} = 'owner'`), asc(accountMembers.id))
    .limit(1);
  return owner ? nameOf(owner) : '';
}

/** The accounts that a user acts for, their own first. */
export async function accountsOf(
  db: Db,
  { userId, accountId }: Pick<Viewer, 'userId' | 'accountId'>,
): Promise<OwnAccount[]> {
  const rows = await db
    .select({ id: accountMembers.accountId, role: accountMembers.role })
    .from(accountMembers)
    .where(eq(accountMembers.userId, userId))
    .orderBy(desc(sql`${accountMembers.role} = 'owner'`), asc(accountMembers.id));
  const named: OwnAccount[] = [];
  for (const { id, role } of rows)
    named.push({ id, name: await accountName(db, id), role, is_current: id === accountId });
  return named;
}
