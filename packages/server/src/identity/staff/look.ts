import type { Call } from '@hoster/contract';
import { cutText } from '@hoster/domain/text/cut-text';
import type { FastifyRequest } from 'fastify';
import { and, asc, eq } from '../../platform/db/drizzle.ts';
import { addressOf, AppError, notFound } from '../../platform/http/index.ts';
import { accountMembers, accounts } from '../account/tables.ts';
import { noteByStaff } from '../auth/log/events.ts';
import { users } from '../auth/tables.ts';
import { userById } from '../auth/users.ts';
import { lookMinutes } from '../session/look.ts';
import { lookTexts } from '../session/look-texts.ts';
import { lookIn } from '../session/viewer.ts';
import { nameOf } from '../team/names.ts';
import { staffAudit } from './tables.ts';

/**
 * Opens the account of a customer for the session of a member of staff, and says so in the activity log of its owners.
 * @returns until when it's open
 * @throws AppError 404 for an account that doesn't exist, 409 `is_staff`, 409 `no_owner` when nobody could sign in
 */
export async function startLook(request: FastifyRequest, accountId: number): Promise<Date> {
  const { clock, db } = request.server.hoster;
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw notFound(`No account ${accountId}`);
  const owners = await db
    .select()
    .from(users)
    .innerJoin(accountMembers, eq(accountMembers.userId, users.id))
    .where(and(eq(accountMembers.accountId, accountId), eq(accountMembers.role, 'owner')))
    .orderBy(asc(accountMembers.id));
  if (owners.some((owner) => owner.users.staffRole !== null)) {
    throw new AppError({ status: 409, code: 'is_staff', detail: lookTexts.staff });
  }
  const owner = owners.find(({ users: { isActive } }) => isActive)?.users;
  if (!owner) throw new AppError({ status: 409, code: 'no_owner', detail: lookTexts.noOwner });
  const now = clock.now();
  const until = new Date(now.getTime() + lookMinutes * 60_000);
  const look = { user: owner.id, account: accountId, name: nameOf(owner), until: Math.floor(until.getTime() / 1000) };
  await db.transaction(async (tx) => {
    for (const { users: user } of owners) await noteByStaff(tx, now, user.id, 'seen_by_staff');
    await request.session.put(tx, { look });
  });
  return until;
}

/** Leaves the account of a customer, for the audit log too. @returns the account; null when none was open */
export async function endLook(request: FastifyRequest, call: Call): Promise<number | null> {
  const { clock, db } = request.server.hoster;
  const look = await lookIn(request);
  const { userId } = await request.session.read();
  const taken = await request.session.take(db, 'look');
  const staff = userId === null ? null : await userById(db, userId);
  if (look === null || taken === undefined || staff === null) return look?.account ?? null;
  const [role] = await db.select({ role: users.staffRole }).from(users).where(eq(users.id, staff.id));
  await db.insert(staffAudit).values({
    at: clock.now(),
    userId: staff.id,
    name: cutText(nameOf(staff), 200),
    role: role?.role ?? null,
    action: call.id,
    object: String(look.account),
    outcome: 'done',
    ip: addressOf(request),
  });
  return look.account;
}
