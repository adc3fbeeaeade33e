import type { StaffRole } from '@hoster/contract';
import { eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { resetLink } from '../auth/emails/emails.ts';
import { keyExpiry, makeKey } from '../auth/emails/keys.ts';
import { authenticators, passkeys, users } from '../auth/tables.ts';
import { createUser, factorsOf, lockAddress, needsSecondStep, ownerOf } from '../auth/users.ts';
import { endSessionsOf } from '../session/sessions.ts';
import { auditCommand } from './audit.ts';
import { dropOwner } from './queue/change.ts';

/** Somebody whom the operator made staff. */
export interface MadeStaff {
  readonly isNew: boolean;
  /** Address of the page where a new user chooses a password, and until when; null for one who has signed in before. */
  readonly passwordLink: { readonly url: string; readonly until: Date } | null;
  readonly hasSecondFactor: boolean;
}

/**
 * Makes the user with a confirmed address staff, or gives them another role. Without one a user is created; the operator
 * hands over the link by which they choose their password.
 * @param email in lower case
 */
export async function createStaff(
  context: Context,
  { email, role }: { email: string; role: StaffRole },
): Promise<MadeStaff> {
  const { clock, db, settings } = context;
  return db.transaction(async (tx) => {
    await lockAddress(tx, email);
    // Who has only typed the address at sign-up may be a stranger.
    const known = await ownerOf(tx, email);
    const userId =
      known?.id ??
      (await createUser(tx, context, { email, passwordHash: null, language: 'en', verified: true })).userId;
    const [before] = await tx.select().from(users).where(eq(users.id, userId));
    await tx.update(users).set({ staffRole: role, isActive: true }).where(eq(users.id, userId));
    await auditCommand(tx, clock.now(), {
      action: 'create-staff',
      object: email,
      before: { role: before?.staffRole ?? null },
      after: { role },
    });
    const factors = await factorsOf(tx, userId);
    const needsPassword = known === null || (before?.passwordHash === null && before.lastLoginAt === null);
    return {
      isNew: known === null,
      passwordLink: needsPassword ? await passwordLink(tx, { clock, settings }, { userId, email }) : null,
      hasSecondFactor: needsSecondStep(factors),
    };
  });
}

async function passwordLink(
  tx: Db,
  { clock, settings }: Pick<Context, 'clock' | 'settings'>,
  owner: { userId: number; email: string },
): Promise<MadeStaff['passwordLink']> {
  const key = await makeKey(tx, clock.now(), { purpose: 'reset_password', ...owner });
  return { url: resetLink(settings.publicOrigin, key), until: keyExpiry(clock.now()) };
}

/** Keeps somebody of the staff from signing in, and signs them out everywhere. @returns false when nobody has the address */
export const disableStaff = (context: Context, email: string): Promise<boolean> =>
  changeStaff(context, email, 'disable', async (tx, userId) => {
    await tx.update(users).set({ isActive: false }).where(eq(users.id, userId));
    await dropOwner(tx, userId);
    return { before: { active: true }, after: { active: false } };
  });

/**
 * Removes the second factors of somebody of the staff who has lost them, and signs them out everywhere. They get into the
 * staff area when they have set up new ones. @returns false when nobody of the staff has the address
 */
export const resetSecondFactors = (context: Context, email: string): Promise<boolean> =>
  changeStaff(context, email, 'reset-2fa', async (tx, userId) => {
    const factors = await factorsOf(tx, userId);
    await tx.delete(authenticators).where(eq(authenticators.userId, userId));
    await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    return { before: { factors }, after: { factors: [] } };
  });

async function changeStaff(
  { clock, db }: Context,
  email: string,
  action: string,
  change: (tx: Db, userId: number) => Promise<{ before: Record<string, unknown>; after: Record<string, unknown> }>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const known = await ownerOf(tx, email);
    const [user] = await tx
      .select({ role: users.staffRole })
      .from(users)
      .where(eq(users.id, known?.id ?? 0))
      .for('update');
    if (!known || !user?.role) return false;
    await endSessionsOf(tx, known.id);
    await auditCommand(tx, clock.now(), { action, object: email, ...(await change(tx, known.id)) });
    return true;
  });
}
