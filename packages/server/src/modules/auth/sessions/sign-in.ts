import { eq } from '../../../db/drizzle.ts';
import type { AuthMethod, PendingLogin } from '../../../http/session-data.ts';
import { attempt } from '../../../http/rate-limit.ts';
import { enqueueMail } from '../../mail/service.ts';
import { authenticated, seconds, type AuthAnswer, type AuthCall } from '../answers.ts';
import { noteEvent } from '../log/events.ts';
import { unauthenticated } from './flows.ts';
import { makeKey, voidKeys } from '../emails/keys.ts';
import { addedAddressLetter, confirmationLetter } from '../emails/mails.ts';
import { users } from '../tables.ts';
import { factorsOf, type AuthUserRow } from '../users.ts';

/**
 * Takes a user who has proved one thing (`method`; none after a confirmed address) to the next step of the sign-in: the
 * address to confirm, 2FA, or signed in.
 */
export async function advance(call: AuthCall, user: AuthUserRow, method: AuthMethod | null): Promise<AuthAnswer> {
  const { request, context, db } = call;
  const earlier = (await request.session.read()).data.methods ?? [];
  const methods = method ? [...earlier, method] : earlier;
  // A closed account looks like one that has nothing pending: the owner learns why from support, others nothing.
  if (!user.isActive) return wait(call, methods, null);
  const at = seconds(context.clock.now());
  if (!user.isVerified) {
    await sendConfirmation(call, user);
    return wait(call, methods, { stage: 'verify_email', userId: user.id, email: user.email, at });
  }
  if (method?.method !== 'mfa' && (await factorsOf(db, user.id)).includes('totp')) {
    return wait(call, methods, { stage: 'mfa_authenticate', userId: user.id, email: user.email, at });
  }
  await db.transaction(async (tx) => {
    await request.session.begin(tx, user.id, { methods });
    await tx.update(users).set({ lastLoginAt: context.clock.now() }).where(eq(users.id, user.id));
    await voidKeys(tx, 'reset_password', user.id);
    await noteEvent(tx, request, user.id, 'login', wayIn(method));
  });
  return authenticated(user, methods);
}

/** Sign-in method for the activity log; without one, it was the confirmation link. */
function wayIn(method: AuthMethod | null): Record<string, string> {
  if (method?.method === 'mfa') return { method: method.type === 'totp' ? 'totp' : 'recovery_code' };
  if (method?.method === 'socialaccount') return { method: 'provider', provider: method.provider };
  return { method: method?.method ?? 'email' };
}

/** Keeps the browser waiting for a step, and says which. */
export async function wait(call: AuthCall, methods: AuthMethod[], pending: PendingLogin | null): Promise<AuthAnswer> {
  await call.request.session.save(call.db, {
    userId: null,
    data: { methods, ...(pending && { pending }) },
    rotate: true,
  });
  return unauthenticated(call);
}

/**
 * At most one letter of a kind in three minutes for each addressee; a second one is silently left out.
 * @param to the address, with the account if the email is about one: what someone else has sent to an address
 *   must not keep its owner's own link away
 */
export function mayMail(
  { context }: AuthCall,
  kind: 'confirmation' | 'already registered',
  to: string,
): Promise<boolean> {
  return attempt(context, { action: `mail ${kind}`, subject: to, times: 1, seconds: 180 });
}

/**
 * Mails the confirmation link to an address of the user.
 * @param account its name, when the address is an additional one: the email's reader may be someone else
 * @returns false when that was done lately
 */
export async function sendConfirmation(
  call: AuthCall,
  user: Pick<AuthUserRow, 'id' | 'email' | 'language'>,
  account?: string,
): Promise<boolean> {
  if (!(await mayMail(call, 'confirmation', `${user.id} ${user.email}`))) return false;
  const { clock, settings } = call.context;
  await call.db.transaction(async (tx) => {
    const key = await makeKey(tx, clock.now(), { purpose: 'verify_email', userId: user.id, email: user.email });
    const reader = { language: user.language, origin: settings.publicOrigin };
    const letter = account ? addedAddressLetter(reader, key, account) : confirmationLetter(reader, key);
    await enqueueMail(tx, { to: user.email, language: user.language, ...letter });
  });
  return true;
}
