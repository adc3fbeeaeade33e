import { seconds, type AuthCall } from '../answers.ts';
import { factorsOf, type AuthUserRow } from '../users.ts';

/** Seconds for which an authentication is recent enough for sensitive changes. */
const freshSeconds = 300;

/**
 * Whether a user has authenticated recently enough for a sensitive change. Users with neither password nor 2FA can't
 * authenticate again, and aren't asked to.
 */
export async function isFresh(
  { context, db, request }: Pick<AuthCall, 'context' | 'db' | 'request'>,
  user: AuthUserRow,
): Promise<boolean> {
  const last = (await request.session.read()).data.methods?.at(-1)?.at ?? 0;
  if (seconds(context.clock.now()) - last <= freshSeconds) return true;
  return user.passwordHash === null && (await factorsOf(db, user.id)).length === 0;
}
