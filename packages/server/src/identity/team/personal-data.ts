import { defineMessages } from '@formatjs/intl';
import { and, eq, ne } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Obstacle, PersonalData } from '../../platform/index.ts';
import { accountMembers } from '../account/tables.ts';
import { accountName } from './names.ts';
import { lockMembers } from './members.ts';
import { accountActivity, accountInvitations } from './tables.ts';

const texts = defineMessages({
  members: {
    id: 'identity.deletion.members',
    defaultMessage: 'Your account has other members. Remove them first, or make one of them an owner and leave.',
    description: 'Reason why an account can’t be deleted',
  },
  lastOwner: {
    id: 'identity.deletion.last-owner',
    defaultMessage: 'You’re the only owner of another account. Make somebody else its owner first.',
    description: 'Reason why an account can’t be deleted',
  },
});

/** Memberships, invitations, and what the user has changed. */
export const teamPersonalData: PersonalData = {
  copy: async (db, { accountId, userId }) => {
    const memberships = await db.select().from(accountMembers).where(eq(accountMembers.userId, userId));
    const changes = await db.select().from(accountActivity).where(eq(accountActivity.userId, userId));
    const { email, role, sentAt, expiresAt } = accountInvitations;
    return {
      memberships: await Promise.all(
        memberships.map(async (row) => ({
          account: await accountName(db, row.accountId),
          role: row.role,
          joined: row.joinedAt,
        })),
      ),
      invitations: await db
        .select({ email, role, sent: sentAt, expires: expiresAt })
        .from(accountInvitations)
        .where(eq(accountInvitations.accountId, accountId)),
      account_changes: changes.map(({ action, at, ip, target, token }) => ({ action, at, ip, target, token })),
    };
  },
  lock: lockMembers,
  obstacles: async (db, { accountId, userId }) => {
    const others = and(eq(accountMembers.accountId, accountId), ne(accountMembers.userId, userId));
    const found: Obstacle[] = [];
    if ((await db.$count(accountMembers, others)) > 0) found.push({ code: 'members', message: texts.members });
    if (await ownsAlone(db, accountId, userId)) found.push({ code: 'last_owner', message: texts.lastOwner });
    return found;
  },
  erase: async (tx, { accountId, userId }) => {
    await tx.delete(accountInvitations).where(eq(accountInvitations.accountId, accountId));
    await tx.delete(accountInvitations).where(eq(accountInvitations.invitedBy, userId));
    await tx.delete(accountActivity).where(eq(accountActivity.accountId, accountId));
    // Other accounts keep what was changed, but not from where.
    await tx.update(accountActivity).set({ ip: '' }).where(eq(accountActivity.userId, userId));
    await tx
      .delete(accountMembers)
      .where(and(eq(accountMembers.userId, userId), ne(accountMembers.accountId, accountId)));
  },
};

/** Whether a user is the only owner of an account besides this one. */
async function ownsAlone(db: Db, accountId: number, userId: number): Promise<boolean> {
  const owned = await db
    .select({ accountId: accountMembers.accountId })
    .from(accountMembers)
    .where(
      and(eq(accountMembers.userId, userId), eq(accountMembers.role, 'owner'), ne(accountMembers.accountId, accountId)),
    );
  for (const { accountId: other } of owned) {
    const owners = and(eq(accountMembers.accountId, other), eq(accountMembers.role, 'owner'));
    if ((await db.$count(accountMembers, owners)) === 1) return true;
  }
  return false;
}
