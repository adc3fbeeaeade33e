import {
  authenticated,
  presentAuthUser,
  refuseBadForm,
  refuseWith,
  signedIn,
  type AuthAnswer,
  type AuthCall,
} from '../answers.ts';
import { endMailPause } from '../../../platform/mail/index.ts';
import { mustAwaitCode, resendCode, tryCode } from '../codes/codes.ts';
import { sendConfirmation, tellOwner } from './confirmation.ts';
import { replaceAddresses, storeConfirmed } from './email-addresses.ts';
import { noteEvent } from '../log/events.ts';
import { pendingOf, unauthenticated } from '../sign-in/flows.ts';
import { keepOnlyProven, settlePassword, type Proven } from '../first-proof.ts';
import { rememberBrowser } from '../../session/known-browsers.ts';
import type { AuthMethod } from '../../session/session-data.ts';
import { readKey, useKey, voidKeys } from './keys.ts';
import { nextStep } from '../sign-in/next-step.ts';
import { userByEmail, userById, verifyAddress, type AuthUserRow } from '../users.ts';

/** GET auth/email/verify: returns the user and address that a key confirms. Doesn't consume the key. */
export async function showVerification(call: AuthCall): Promise<AuthAnswer> {
  const { context, request } = call;
  const header = request.headers['x-email-verification-key'];
  const isByCode = context.settings.auth.emailVerificationByCode;
  if (isByCode) await mustAwaitCode(call, 'verify');
  if (typeof header !== 'string' || header.trim() === '') return refuseWith(call, 'required', 'key');
  const { user, email } = isByCode ? await codeOwner(call, header, false) : await ownerOf(call, header.trim());
  const pending = await pendingOf(call);
  const isWaiting = pending?.stage === 'verify_email' && pending.userId === user.id;
  return { status: 200, data: { email, user: presentAuthUser(user) }, meta: { is_authenticating: isWaiting } };
}

/**
 * POST auth/email/verify. The browser that signed up is signed in by its link (or asked for a 2FA code); another browser
 * has confirmed the address and signs in as usual. With the first address, whatever this browser hasn't signed up with
 * may be a stranger's, and doesn't outlast it.
 */
export async function verifyEmail(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const isByCode = context.settings.auth.emailVerificationByCode;
  if (isByCode) await mustAwaitCode(call, 'verify');
  const key = form.text('key');
  refuseBadForm(call);
  const pending = await pendingOf(call);
  const { user, email } = isByCode ? await codeOwner(call, key, true) : await ownerOf(call, key);
  const session = await request.session.read();
  const isWaiting = pending?.stage === 'verify_email' && pending.userId === user.id;
  const proven = isWaiting ? provenBy(session.data.methods ?? []) : ({ account: null, password: 'later' } as const);
  const outcome = await db.transaction(async (tx) => {
    if (isByCode) await storeConfirmed(tx, call, user.id, email);
    else if (!(await useKey(tx, key))) return 'used';
    const verified = await verifyAddress(tx, context, user.id, email);
    // Thrown, because an address was perhaps stored for it.
    if (verified === 'taken') return refuseWith(call, 'email_taken', 'key');
    if (verified === 'first') await keepOnlyProven(tx, call, user.id, proven);
    else if (proven.password === true) await settlePassword(tx, user.id, true);
    if (context.settings.auth.changeEmail) await replaceAddresses(tx, user.id, email);
    await voidKeys(tx, 'verify_email', user.id, email);
    await noteEvent(tx, request, user.id, 'email_verified', { email });
    return 'verified';
  });
  if (outcome === 'used') return refuseWith(call, 'invalid_or_expired_key', 'key');
  rememberBrowser(request, user.id);
  await endMailPause(context, 'confirmation', email);

  const current = await signedIn(call);
  if (current) return authenticated(current, session.data.methods ?? []);
  if (!isWaiting) return unauthenticated(call);
  const confirmed = isByCode || context.settings.auth.loginOnEmailConfirmation ? await userById(db, user.id) : null;
  if (confirmed) return nextStep(call, confirmed, null);
  await request.session.save(db, { data: { methods: session.data.methods ?? [] } });
  return unauthenticated(call);
}

/** POST auth/email/verify/resend: another code, as long as this browser waits for one. */
export async function resendVerification(call: AuthCall): Promise<AuthAnswer> {
  const { db } = call;
  const current = await signedIn(call);
  await resendCode(call, 'verify', async ({ userId, email }, code) => {
    const owner = await userByEmail(db, email);
    const user = userId === null ? null : await userById(db, userId);
    // The address of another account: as at the first time, only its owner gets an email.
    if (user === null || (owner && owner.id !== user.id)) return owner !== null && tellOwner(call, owner, email);
    return sendConfirmation(call, { ...user, email }, { code, ...(current && { account: user.username }) });
  });
  return { status: 200 };
}

/** Whose address the code is for that this browser waits for. */
async function codeOwner(call: AuthCall, typed: string, isUse: boolean): Promise<{ user: AuthUserRow; email: string }> {
  const { userId, email } = await tryCode(call, 'verify', typed, { param: 'key', isUse });
  const user = await userById(call.db, userId);
  return user ? { user, email } : refuseWith(call, 'incorrect_code', 'key');
}

/** What the browser that waits for a confirmation has signed up, or in, with: a sign-up by password has no methods yet. */
function provenBy(methods: readonly AuthMethod[]): Proven {
  const last = methods.at(-1);
  return last?.method === 'socialaccount'
    ? { account: { provider: last.provider, uid: last.uid }, password: false }
    : { account: null, password: last === undefined || last.method === 'password' };
}

async function ownerOf(call: AuthCall, key: string): Promise<{ user: AuthUserRow; email: string }> {
  const found = await readKey(call.db, call.context.clock.now(), 'verify_email', key);
  const user = found && (await userById(call.db, found.userId));
  if (!found || !user) return refuseWith(call, 'invalid_or_expired_key', 'key');
  return { user, email: found.email };
}
