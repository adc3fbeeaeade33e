import type { Role } from '@hoster/contract';
import { and, eq, gt, inArray, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { accountMembers } from '../account/tables.ts';
import { users } from '../auth/tables.ts';
import { sessions } from './tables.ts';

/** A session, and an account that its user may act for. */
export interface SignedIn {
  readonly sessionId: number;
  readonly userId: number;
  readonly accountId: number;
  readonly isStaff: boolean;
}

/** A session with its user’s role in the account. */
export interface SignedInAs extends SignedIn {
  readonly role: Role;
}

/** Returns those of the sessions that haven't ended, once per account of their user. */
export async function stillSignedIn(db: Db, now: Date, sessionIds: readonly number[]): Promise<SignedInAs[]> {
  return db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      accountId: accountMembers.accountId,
      isStaff: sql<boolean>`${users.staffRole} is not null`,
      role: accountMembers.role,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), eq(users.isActive, true)))
    .innerJoin(accountMembers, eq(accountMembers.userId, users.id))
    .where(and(inArray(sessions.id, [...sessionIds]), gt(sessions.expiresAt, now)));
}
