import {
  authenticated,
  presentUser,
  refuseBadForm,
  refuseWith,
  signedIn,
  type AuthAnswer,
  type AuthCall,
} from '../answers.ts';
import { replaceAddresses } from './email-addresses.ts';
import { noteEvent } from '../log/events.ts';
import { pendingOf, unauthenticated } from '../sessions/flows.ts';
import { readKey, useKey, voidKeys } from './keys.ts';
import { advance } from '../sessions/sign-in.ts';
import { userById, verifyAddress, type AuthUserRow } from '../users.ts';

/** GET auth/email/verify: whose address a key confirms. Does not use the key up. */
export async function showVerification(call: AuthCall): Promise<AuthAnswer> {
  const header = call.request.headers['x-email-verification-key'];
  if (typeof header !== 'string' || header.trim() === '') return refuseWith(call, 'required', 'key');
  const { user, email } = await ownerOf(call, header.trim());
  const pending = await pendingOf(call);
  const isWaiting = pending?.stage === 'verify_email' && pending.userId === user.id;
  return { status: 200, data: { email, user: presentUser(user) }, meta: { is_authenticating: isWaiting } };
}

/**
 * POST auth/email/verify. The browser that signed up is signed in by its link (or asked for a 2FA code); another browser
 * has confirmed the address and signs in as usual.
 */
export async function verifyEmail(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const key = form.text('key');
  refuseBadForm(call);
  const { user, email } = await ownerOf(call, key);
  const pending = await pendingOf(call);
  const outcome = await db.transaction(async (tx) => {
    if (!(await useKey(tx, key))) return 'used';
    if (!(await verifyAddress(tx, user.id, email))) return 'taken';
    if (context.settings.auth.changeEmail) await replaceAddresses(tx, user.id, email);
    await voidKeys(tx, 'verify_email', user.id, email);
    await noteEvent(tx, request, user.id, 'email_verified', { email });
    return 'verified';
  });
  if (outcome === 'used') return refuseWith(call, 'invalid_or_expired_key', 'key');
  if (outcome === 'taken') return refuseWith(call, 'email_taken', 'key');

  const current = await signedIn(call);
  const session = await request.session.read();
  if (current) return authenticated(current, session.data.methods ?? []);
  if (pending?.stage !== 'verify_email' || pending.userId !== user.id) return unauthenticated(call);
  if (context.settings.auth.loginOnEmailConfirmation) return advance(call, { ...user, isVerified: true }, null);
  await request.session.save(db, { data: { methods: session.data.methods ?? [] } });
  return unauthenticated(call);
}

async function ownerOf(call: AuthCall, key: string): Promise<{ user: AuthUserRow; email: string }> {
  const found = await readKey(call.db, call.context.clock.now(), 'verify_email', key);
  const user = found && (await userById(call.db, found.userId));
  if (!found || !user) return refuseWith(call, 'invalid_or_expired_key', 'key');
  return { user, email: found.email };
}
