import { and, eq, isNull } from '../../../platform/db/drizzle.ts';
import { type Context, randomText } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { AuthError } from '../../../platform/http/index.ts';
import { refuseWith, seconds, type AuthAnswer, type AuthCall } from '../answers.ts';
import { mailNotice } from '../emails/notices.ts';
import { noteEvent } from '../log/events.ts';
import { mustBeFresh, mustBeSignedIn } from '../guards.ts';
import { authenticators, users } from '../tables.ts';
import { factorsOf, needsSecondStep } from '../users.ts';

type Factor = typeof authenticators.$inferSelect;

const count = 10;
/** Digits of a code. */
export const recoveryCodeDigits = 8;

/** All codes of a row, used ones too, in their order. */
export function recoveryCodesOf({ secrets }: Pick<Context, 'secrets'>, factor: Pick<Factor, 'sealed'>): string[] {
  return secrets.open('recovery codes', factor.sealed).split(' ');
}

/** Creates codes for a user who has just got their first other factor. @returns whether there were none before */
export async function ensureRecoveryCodes(tx: Db, context: Context, userId: number): Promise<boolean> {
  await lockUser(tx, userId);
  if (await rowOf(tx, userId)) return false;
  await makeRecoveryCodes(tx, context, userId);
  return true;
}

/** Deletes the codes of a user whose last other factor is gone. */
export async function deleteIdleRecoveryCodes(tx: Db, userId: number): Promise<void> {
  // Concurrent requests take turns: otherwise each would leave the codes to a factor that the other one deletes.
  await lockUser(tx, userId);
  if (needsSecondStep(await factorsOf(tx, userId))) return;
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
}

const lockUser = (tx: Db, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

/** Creates new codes for a user and voids the old ones. */
async function makeRecoveryCodes(tx: Db, context: Context, userId: number): Promise<void> {
  // Concurrent requests take turns: the second one's codes are valid.
  await lockUser(tx, userId);
  const codes = Array.from({ length: count }, () => randomText(recoveryCodeDigits, '0123456789'));
  await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), eq(authenticators.type, 'recovery_codes')));
  await tx.insert(authenticators).values({
    userId,
    type: 'recovery_codes',
    sealed: context.secrets.seal('recovery codes', codes.join(' ')),
    createdAt: context.clock.now(),
  });
}

/** GET account/authenticators/recovery-codes */
export async function showRecoveryCodes(call: AuthCall): Promise<AuthAnswer> {
  const user = await mustBeSignedIn(call);
  const factor = await rowOf(call.db, user.id);
  if (!factor) throw new AuthError(404);
  await mustBeFresh(call, user);
  return show(call, factor);
}

/** POST account/authenticators/recovery-codes: creates new ones. */
export async function renewRecoveryCodes(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, request } = call;
  const user = await mustBeSignedIn(call);
  if (!needsSecondStep(await factorsOf(db, user.id))) refuseWith(call, 'cannot_generate_recovery_codes');
  await mustBeFresh(call, user);
  const factor = await db.transaction(async (tx) => {
    await makeRecoveryCodes(tx, context, user.id);
    await noteEvent(tx, request, user.id, 'recovery_codes_made');
    await mailNotice(tx, call, user, 'recovery_codes_made');
    return rowOf(tx, user.id);
  });
  if (!factor) throw new Error('New recovery codes were stored and are not there.');
  return show(call, factor);
}

/** The codes' entry in lists, without the codes themselves. */
export function presentRecoveryCodes(context: Pick<Context, 'secrets'>, factor: Factor) {
  const unused = unusedOf(context, factor);
  return {
    type: 'recovery_codes' as const,
    created_at: seconds(factor.createdAt),
    last_used_at: factor.lastUsedAt && seconds(factor.lastUsedAt),
    total_code_count: count,
    unused_code_count: unused.length,
  };
}

/** Shows the codes; where they're shown once, not a second time, even for concurrent requests. */
async function show({ context, db }: AuthCall, factor: Factor): Promise<AuthAnswer> {
  const first = await db
    .update(authenticators)
    .set({ shownAt: context.clock.now() })
    .where(and(eq(authenticators.id, factor.id), isNull(authenticators.shownAt)))
    .returning({ id: authenticators.id });
  const isTold = first.length > 0 || !context.settings.auth.recoveryCodesShowOnce;
  const data = presentRecoveryCodes(context, factor);
  return { status: 200, data: isTold ? { ...data, unused_codes: unusedOf(context, factor) } : data };
}

function unusedOf(context: Pick<Context, 'secrets'>, factor: Factor): string[] {
  return recoveryCodesOf(context, factor).filter((_, index) => (factor.spent & (2 ** index)) === 0);
}

async function rowOf(db: Db, userId: number): Promise<Factor | undefined> {
  const [row] = await db
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), eq(authenticators.type, 'recovery_codes')));
  return row;
}
