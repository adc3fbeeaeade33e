import type { Team } from '@hoster/contract';
import { and, asc, eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { accountMembers } from '../account/tables.ts';
import { emailAddresses, users } from '../auth/tables.ts';
import type { Viewer } from '../session/find-viewer.ts';
import { openInvitations } from './invitations.ts';
import { accountName, nameOf } from './names.ts';

/** Members of an account, oldest first. */
async function membersOf(db: Db, accountId: number) {
  return db
    .select({ member: accountMembers, user: users, email: emailAddresses.email })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.userId))
    .leftJoin(emailAddresses, and(eq(emailAddresses.userId, users.id), eq(emailAddresses.isPrimary, true)))
    .where(eq(accountMembers.accountId, accountId))
    .orderBy(asc(accountMembers.id));
}

/** The members of the viewer's account, and its open invitations if the viewer may know them. */
export async function presentTeam(context: Pick<Context, 'clock' | 'db'>, viewer: Viewer): Promise<Team> {
  const { db, clock } = context;
  const rows = await membersOf(db, viewer.accountId);
  const role = rows.find(({ member }) => member.userId === viewer.userId)?.member.role ?? viewer.role;
  const owners = rows.filter(({ member }) => member.role === 'owner').length;
  const seesInvitations = role === 'owner' && viewer.scopes.includes('account');
  return {
    account: await accountName(db, viewer.accountId),
    role,
    members: rows.map(({ member, user, email }) => ({
      id: member.id,
      name: nameOf(user),
      email: email ?? '',
      role: member.role,
      joined: member.joinedAt.toISOString(),
      is_self: member.userId === viewer.userId,
    })),
    invitations: seesInvitations ? await openInvitations(db, viewer.accountId, clock.now()) : [],
    can_leave: role !== 'owner' || owners > 1,
  };
}
