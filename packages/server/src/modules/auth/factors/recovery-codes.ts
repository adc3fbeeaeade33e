import { and, eq, isNull } from '../../../db/drizzle.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/types.ts';
import { AuthError } from '../../../http/answers.ts';
import { randomText } from '../../../secrets.ts';
import { refuseWith, seconds, type AuthAnswer, type AuthCall } from '../answers.ts';
import { mailNotice } from '../emails/notices.ts';
import { noteEvent } from '../log/events.ts';
import { mustBeFresh, mustBeSignedIn } from '../sessions/flows.ts';
import { authenticators, users } from '../tables.ts';
import { factorsOf } from '../users.ts';

type Factor = typeof authenticators.$inferSelect;

const count = 10;
const length = 8;

/** All codes of a row, used ones too, in their order. */
export function recoveryCodesOf({ secrets }: Pick<Context, 'secrets'>, factor: Pick<Factor, 'sealed'>): string[] {
  return secrets.open('recovery codes', factor.sealed).split(' ');
}

/** Gives a user new codes; the old ones are void. */
export async function makeRecoveryCodes(tx: Db, context: Context, userId: number): Promise<void> {
  // Two at the same moment take turns: the second one's codes are the ones that count.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const codes = Array.from({ length: count }, () => randomText(length, '0123456789'));
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

/** POST account/authenticators/recovery-codes: makes new ones. */
export async function renewRecoveryCodes(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, request } = call;
  const user = await mustBeSignedIn(call);
  if (!(await factorsOf(db, user.id)).includes('totp')) refuseWith(call, 'cannot_generate_recovery_codes');
  await mustBeFresh(call, user);
  const factor = await db.transaction(async (tx) => {
    await makeRecoveryCodes(tx, context, user.id);
    await noteEvent(tx, request, user.id, 'recovery_codes_made');
    await mailNotice(tx, context, user, 'recovery_codes_made');
    return rowOf(tx, user.id);
  });
  if (!factor) throw new Error('New recovery codes were stored and are not there.');
  return show(call, factor);
}

/** What the lists say about the codes, without them. */
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

/** Tells the codes; where that happens once, not a second time, also when two ask at the same moment. */
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
