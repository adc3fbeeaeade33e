import type { StaffPerson, StaffPersonUpdate, StaffRole } from '@hoster/contract';
import { and, asc, eq, isNotNull, sql } from '../../platform/db/drizzle.ts';
import { type Db, takeTurns } from '../../platform/db/index.ts';
import { AppError, notFound } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { emailAddresses, users } from '../auth/tables.ts';
import { factorsOf, needsSecondStep } from '../auth/users.ts';
import { nameOf } from '../team/names.ts';
import { dropOwner } from './queue/change.ts';
import { staffTexts } from './texts.ts';

/** Who is staff, by name. */
export async function listPeople(db: Db, viewerId: number): Promise<StaffPerson[]> {
  const rows = await db
    .select({ user: users, email: emailAddresses.email })
    .from(users)
    .leftJoin(emailAddresses, and(eq(emailAddresses.userId, users.id), eq(emailAddresses.isPrimary, true)))
    .where(and(isNotNull(users.staffRole), eq(users.isActive, true)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.username));
  return Promise.all(
    rows.map(async ({ user, email }) => ({
      id: user.id,
      name: nameOf(user),
      email: email ?? '',
      role: user.staffRole ?? 'support',
      has_second_factor: needsSecondStep(await factorsOf(db, user.id)),
      last_login: user.lastLoginAt?.toISOString() ?? null,
      is_self: user.id === viewerId,
    })),
  );
}

/**
 * Changes the role of somebody of the staff, or makes them a customer. Only the `admin` command makes a customer staff.
 * @returns their role before
 * @throws AppError 404 for who isn't staff, 409 `own_role` for one's own role, 409 `last_administrator`
 */
export async function changeRole(
  { db }: Pick<Context, 'db'>,
  { id, by }: { id: number; by: number },
  { role }: Pick<StaffPersonUpdate, 'role'>,
): Promise<StaffRole> {
  return db.transaction(async (tx) => {
    // Two administrators who demote each other at the same moment leave one.
    await takeTurns(tx, 'staff roles');
    const [user] = await tx.select({ role: users.staffRole }).from(users).where(eq(users.id, id)).for('update');
    if (!user?.role) throw notFound();
    if (id === by) throw new AppError({ status: 409, code: 'own_role', detail: staffTexts.ownRole });
    const isLast = user.role === 'administrator' && role !== 'administrator' && (await administrators(tx)) === 1;
    if (isLast) throw new AppError({ status: 409, code: 'last_administrator', detail: staffTexts.lastAdministrator });
    await tx.update(users).set({ staffRole: role }).where(eq(users.id, id));
    // Their work is everybody's again: another role may not open it.
    await dropOwner(tx, id);
    return user.role;
  });
}

const administrators = (tx: Db): Promise<number> =>
  tx.$count(users, sql`${users.staffRole} = 'administrator' and ${users.isActive}`);
