import { AuthError } from '../../platform/http/index.ts';
import { presentAuthUser, seconds, signedIn, type AuthCall } from './answers.ts';
import { resetFlow, unauthenticated } from './sign-in/flows.ts';
import { factorsOf, type AuthUserRow } from './users.ts';

/** Seconds for which an authentication is recent enough for sensitive changes. */
const freshSeconds = 300;

/** Returns the signed-in user. @throws AuthError 401 for a visitor */
export async function mustBeSignedIn(call: AuthCall): Promise<AuthUserRow> {
  const user = await signedIn(call);
  if (user) return user;
  const { status, ...body } = await unauthenticated(call);
  throw new AuthError(status, body);
}

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

/** Requires recent authentication, for sensitive changes. @throws AuthError 401 that asks to reauthenticate */
export async function mustBeFresh(call: AuthCall, user: AuthUserRow): Promise<void> {
  if (await isFresh(call, user)) return;
  const factors = await factorsOf(call.db, user.id);
  const methods = (await call.request.session.read()).data.methods ?? [];
  const flows = [
    ...(user.passwordHash === null ? [] : [{ id: 'reauthenticate' }]),
    ...(factors.length === 0 ? [] : [{ id: 'mfa_reauthenticate', types: factors }]),
    ...(await resetFlow(call)),
  ];
  throw new AuthError(401, {
    data: { user: presentAuthUser(user), methods, flows },
    meta: { is_authenticated: true },
  });
}
