import { defineMessages } from '@formatjs/intl';
import type { Invitation, InvitationOffer, InvitationRequest, Role } from '@hoster/contract';
import { and, asc, eq, gt, lt } from '../../platform/db/drizzle.ts';
import { type Db, hasRoom } from '../../platform/db/index.ts';
import { FieldError, notFound, tooMany } from '../../platform/http/index.ts';
import { type Context, dayMilliseconds, hashOf, randomText } from '../../platform/index.ts';
import { enqueueMail, mustBeReachable, uninvitedAllowance, uninvitedPauseSeconds } from '../../platform/mail/index.ts';
import { accountMembers } from '../account/tables.ts';
import { emailAddresses, users } from '../auth/tables.ts';
import { closedAccounts } from '../privacy/tables.ts';
import type { Viewer } from '../session/find-viewer.ts';
import { invitationEmail } from './emails.ts';
import { lockMembers } from './members.ts';
import { accountName, nameOf } from './names.ts';
import { accountInvitations } from './tables.ts';

const lifeMilliseconds = 7 * dayMilliseconds;
/** Open invitations of an account at a time. */
const mostInvitations = 50;
const mostMembers = 100;

const texts = defineMessages({
  member: {
    id: 'identity.team.already-member',
    defaultMessage: 'This person is already a member.',
    description: 'Error of an invitation to an account',
  },
  full: {
    id: 'identity.team.full',
    defaultMessage: 'You’ve reached the limit of members and open invitations.',
    description: 'Error of an invitation to an account',
  },
});

/** Open invitations of an account, oldest first. Expired ones are shown until they are deleted. */
export async function openInvitations(db: Db, accountId: number, now: Date): Promise<Invitation[]> {
  const rows = await db
    .select()
    .from(accountInvitations)
    .where(eq(accountInvitations.accountId, accountId))
    .orderBy(asc(accountInvitations.id));
  return rows.map(({ id, email, role, sentAt, expiresAt }) => ({
    id,
    email,
    role,
    sent: sentAt.toISOString(),
    expires: expiresAt.toISOString(),
    is_expired: expiresAt <= now,
  }));
}

/**
 * Invites an address; a second invitation replaces the first.
 * @throws FieldError for a member or a full account, AppError 429 for an address that was invited often
 */
export async function invite(context: Context, viewer: Viewer, { email, role }: InvitationRequest): Promise<void> {
  const { db, settings } = context;
  mustBeReachable(settings, email);
  if (await isMember(db, viewer.accountId, email)) throw new FieldError({ email: [texts.member] });
  await mayMail(context, email);
  await db.transaction(async (tx) => {
    const where = eq(accountInvitations.accountId, viewer.accountId);
    const limits = { table: accountInvitations, where, owner: `account ${viewer.accountId}`, most: mostInvitations };
    if (!(await hasRoom(tx, limits))) throw new FieldError({ non_field_errors: [texts.full] });
    await send(context, tx, viewer, { email, role });
  });
}

/** Sends an invitation again, with a new key. @throws AppError 404 for another account's, 429 */
export async function resendInvitation(context: Context, viewer: Viewer, id: number): Promise<string> {
  const [row] = await context.db.select().from(accountInvitations).where(ofAccount(viewer, id));
  if (!row) throw notFound();
  await mayMail(context, row.email);
  await context.db.transaction((tx) => send(context, tx, viewer, row));
  return row.email;
}

/** Revokes an invitation. @throws AppError 404 for another account's */
export async function revokeInvitation({ db }: Context, viewer: Viewer, id: number): Promise<string> {
  const [row] = await db.delete(accountInvitations).where(ofAccount(viewer, id)).returning();
  if (!row) throw notFound();
  return row.email;
}

const ofAccount = ({ accountId }: Viewer, id: number) =>
  and(eq(accountInvitations.id, id), eq(accountInvitations.accountId, accountId));

async function mayMail(context: Context, email: string): Promise<void> {
  const allowance = await uninvitedAllowance(context, 'invitation', email);
  if (allowance !== 'yes') throw tooMany(allowance === 'too soon' ? uninvitedPauseSeconds : dayMilliseconds / 1000);
}

async function send(
  { clock, settings }: Context,
  tx: Db,
  viewer: Viewer,
  { email, role }: { email: string; role: Role },
): Promise<void> {
  const key = randomText(43);
  const now = clock.now();
  const { accountId, language } = viewer;
  const expiresAt = new Date(now.getTime() + lifeMilliseconds);
  const fresh = { role, language, keyHash: hashOf(key), invitedBy: viewer.userId, sentAt: now, expiresAt };
  await tx
    .insert(accountInvitations)
    .values({ accountId, email, ...fresh })
    .onConflictDoUpdate({ target: [accountInvitations.accountId, accountInvitations.email], set: fresh });
  const about = { account: await accountName(tx, accountId), inviter: nameOf(viewer), role };
  const link = `${settings.publicOrigin}/my/team/join/${key}/`;
  await enqueueMail(tx, { to: email, language, expiresAt, ...invitationEmail(language, link, about) });
}

async function isMember(db: Db, accountId: number, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: accountMembers.id })
    .from(accountMembers)
    .innerJoin(emailAddresses, eq(emailAddresses.userId, accountMembers.userId))
    .where(
      and(eq(accountMembers.accountId, accountId), eq(emailAddresses.email, email), eq(emailAddresses.verified, true)),
    );
  return row !== undefined;
}

/** What a link invites to. @throws AppError 404 when it has expired or was revoked */
export async function offerOf({ clock, db }: Context, key: string, viewer: Viewer | null): Promise<InvitationOffer> {
  const [row] = await db
    .select({ invitation: accountInvitations, inviter: users })
    .from(accountInvitations)
    .innerJoin(users, eq(users.id, accountInvitations.invitedBy))
    .where(and(eq(accountInvitations.keyHash, hashOf(key)), gt(accountInvitations.expiresAt, clock.now())));
  if (!row) throw notFound();
  const { accountId, role, email } = row.invitation;
  return {
    account: await accountName(db, accountId),
    role,
    email,
    invited_by: nameOf(row.inviter),
    is_member: viewer !== null && (await db.$count(accountMembers, memberRow(accountId, viewer.userId))) > 0,
  };
}

const memberRow = (accountId: number, userId: number) =>
  and(eq(accountMembers.accountId, accountId), eq(accountMembers.userId, userId));

/**
 * Makes a user a member; each link works once. For somebody who is one already, nothing changes.
 * @returns the account
 * @throws AppError 404 when the link has expired or was revoked, FieldError for a full account
 */
export async function acceptInvitation({ clock }: Context, tx: Db, key: string, userId: number): Promise<number> {
  const mine = and(eq(accountInvitations.keyHash, hashOf(key)), gt(accountInvitations.expiresAt, clock.now()));
  const [known] = await tx.select().from(accountInvitations).where(mine);
  if (!known) throw notFound();
  const { accountId } = known;
  await lockMembers(tx, accountId);
  if ((await tx.$count(closedAccounts, eq(closedAccounts.accountId, accountId))) > 0) throw notFound();
  if ((await tx.$count(accountMembers, memberRow(accountId, userId))) > 0) return accountId;
  if ((await tx.$count(accountMembers, eq(accountMembers.accountId, accountId))) >= mostMembers)
    throw new FieldError({ non_field_errors: [texts.full] });
  const [used] = await tx.delete(accountInvitations).where(mine).returning();
  if (!used) throw notFound();
  await tx.insert(accountMembers).values({ accountId, userId, role: used.role, joinedAt: clock.now() });
  return accountId;
}

/** Deletes invitations a month after they have expired: until then, they can be sent again. */
export async function sweepInvitations(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - 30 * dayMilliseconds);
  await db.delete(accountInvitations).where(lt(accountInvitations.expiresAt, limit));
}
