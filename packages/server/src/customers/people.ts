import { defineMessages } from '@formatjs/intl';
import { accountMembers, confirmByStaff, endSessionsOf, noteByStaff, sessions, users } from '../identity/index.ts';
import { and, eq, gt } from '../platform/db/drizzle.ts';
import type { Db } from '../platform/db/index.ts';
import { AppError, notFound } from '../platform/http/index.ts';
import type { Context } from '../platform/index.ts';

const texts = defineMessages({
  staff: {
    id: 'customers.is-staff',
    defaultMessage: 'This person is staff. Administrators change who is staff on the page “Staff”.',
  },
  notBlocked: { id: 'customers.not-blocked', defaultMessage: 'This person isn’t blocked.' },
  taken: { id: 'customers.address-taken', defaultMessage: 'Somebody else has confirmed this email address.' },
});

/** A person of an account on whom staff act. */
export interface Whom {
  readonly accountId: number;
  readonly userId: number;
}

/** What was before an action, and after it, for the audit log. */
export interface Changed {
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

/**
 * Keeps a person from signing in and ends their sessions; services keep running. One who is blocked stays blocked since
 * then, for the new reason.
 * @throws AppError 404 for somebody else, 409 `is_staff`
 */
export function block(context: Context, whom: Whom, reason: string): Promise<Changed> {
  return withPerson(context, whom, async (tx, user) => {
    const blockedAt = user.blockedAt ?? context.clock.now();
    await tx.update(users).set({ isActive: false, blockedAt, blockReason: reason }).where(eq(users.id, user.id));
    await endSessions(tx, context, user.id);
    return { before: { blocked: user.blockedAt !== null }, after: { blocked: true, user: user.id } };
  });
}

/** Lets a blocked person sign in again. @throws AppError 404 for somebody else, 409 `not_blocked` */
export function unblock(context: Context, whom: Whom): Promise<Changed> {
  return withPerson(context, whom, async (tx, user) => {
    if (user.blockedAt === null) {
      throw new AppError({ status: 409, code: 'not_blocked', detail: texts.notBlocked });
    }
    await tx.update(users).set({ isActive: true, blockedAt: null, blockReason: null }).where(eq(users.id, user.id));
    return { before: { blocked: true, reason: user.blockReason }, after: { blocked: false, user: user.id } };
  });
}

/** Ends all sessions of a person. @throws AppError 404 for somebody else, 409 `is_staff` */
export function signOut(context: Context, whom: Whom): Promise<Changed> {
  return withPerson(context, whom, async (tx, user) => {
    const count = await endSessions(tx, context, user.id);
    return { before: { sessions: count }, after: { sessions: 0, user: user.id } };
  });
}

/**
 * Confirms an address that a person has entered, as if they had opened the link.
 * @throws AppError 404 for an address or person that isn't there, 409 `address_taken`
 */
export function confirmEmail(context: Context, whom: Whom, email: string): Promise<Changed> {
  return withPerson(context, whom, async (tx, user) => {
    const outcome = await confirmByStaff(tx, context, user.id, email);
    if (outcome === 'unknown') throw notFound(`No address ${email} of user ${user.id}`);
    if (outcome === 'taken') throw new AppError({ status: 409, code: 'address_taken', detail: texts.taken });
    if (outcome === 'confirmed') {
      await noteByStaff(tx, context.clock.now(), user.id, 'email_verified', { email });
    }
    return { before: { confirmed: outcome === 'known' }, after: { confirmed: true, email, user: user.id } };
  });
}

/** Changes a person of an account who isn't staff; one after the other. */
async function withPerson(
  { db }: Context,
  { accountId, userId }: Whom,
  change: (tx: Db, user: typeof users.$inferSelect) => Promise<Changed>,
): Promise<Changed> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const isMember = and(eq(accountMembers.accountId, accountId), eq(accountMembers.userId, userId));
    if (!user || (await tx.$count(accountMembers, isMember)) === 0) throw notFound(`No user ${userId} of ${accountId}`);
    if (user.staffRole !== null) throw new AppError({ status: 409, code: 'is_staff', detail: texts.staff });
    return change(tx, user);
  });
}

/** @returns how many sessions have ended, which the person sees in their activity log */
async function endSessions(tx: Db, { clock }: Context, userId: number): Promise<number> {
  const count = await tx.$count(sessions, and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())));
  await endSessionsOf(tx, userId);
  if (count > 0) await noteByStaff(tx, clock.now(), userId, 'sessions_ended', { count: String(count) });
  return count;
}
