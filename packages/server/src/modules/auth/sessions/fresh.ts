import { seconds, type AuthCall } from '../answers.ts';
import { factorsOf, type AuthUserRow } from '../users.ts';

/** How long a proof of identity is fresh enough for delicate changes. */
const freshSeconds = 300;

/**
 * Whether a user has authenticated recently enough for a sensitive change. Users with neither password nor 2FA
 * cannot prove it again, and is not asked.
 */
export async function isFresh(
  { context, db, request }: Pick<AuthCall, 'context' | 'db' | 'request'>,
  user: AuthUserRow,
): Promise<boolean> {
  const last = (await request.session.read()).data.methods?.at(-1)?.at ?? 0;
  if (seconds(context.clock.now()) - last <= freshSeconds) return true;
  return user.passwordHash === null && (await factorsOf(db, user.id)).length === 0;
}
