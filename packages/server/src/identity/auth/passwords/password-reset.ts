import { endMailPause, enqueueMail, mayMailUninvited, uninvitedAllowance } from '../../../platform/mail/index.ts';
import { AuthError, consumeLimit, networkOf } from '../../../platform/http/index.ts';
import {
  authenticated,
  limit,
  presentAuthUser,
  refuseBadForm,
  refuseWith,
  signedIn,
  type AuthAnswer,
  type AuthCall,
} from '../answers.ts';
import { codeExpiry, liveCode, mustAwaitCode, newCode, tryCode, withCode } from '../codes/codes.ts';
import { mustBeHuman } from '../captcha.ts';
import { keepOnlyProven } from '../first-proof.ts';
import { knownBrowserOf, rememberBrowser } from '../../session/known-browsers.ts';
import { unauthenticated } from '../sign-in/flows.ts';
import { keyExpiry, makeKey, makeNoKey, readKey, useKey } from '../emails/keys.ts';
import { clearLoginFailures } from '../sign-in/failures.ts';
import { codeEmail, resetEmail, unknownAccountEmail } from '../emails/emails.ts';
import { newPasswordHash, replacePassword } from './new-password.ts';
import { lockUnverified, userByEmail, userById, verifyAddress, type AuthUserRow } from '../users.ts';

/** POST auth/password/request: the answer is the same whether or not the address has an account, or gets an email. */
export async function requestReset(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  await limit(call, { action: 'reset request', subject: `ip ${networkOf(request)}`, times: 20, seconds: 60 });
  const email = form.email('email');
  refuseBadForm(call);
  await mustBeHuman(call, 'reset');
  await limit(call, { action: 'reset request', subject: `address ${email}`, times: 5, seconds: 60 });
  const user = await userByEmail(db, email);
  if (context.settings.auth.passwordResetByCode) return requestCode(call, user, email);
  if (await mayMailUninvited(context, 'reset', email)) await mailLink(call, user, email);
  return { status: 200 };
}

async function mailLink({ context, db, form }: AuthCall, user: AuthUserRow | null, email: string): Promise<void> {
  const language = user?.language ?? form.language;
  const reader = { language, origin: context.settings.publicOrigin };
  await db.transaction(async (tx) => {
    const owner = { purpose: 'reset_password', userId: user?.id ?? 0, email } as const;
    const key = user?.isActive ? await makeKey(tx, context.clock.now(), owner) : await makeNoKey(tx);
    const message = key === null ? unknownAccountEmail(reader, email) : resetEmail(reader, key);
    const expiresAt = keyExpiry(context.clock.now());
    await enqueueMail(tx, { to: email, language, expiresAt, ...message });
  });
}

/**
 * Emails a code. Strangers can use up the codes of a day, so a browser that the account knows has its own, and any other
 * then gets a link, which works in every browser.
 */
async function requestCode(call: AuthCall, user: AuthUserRow | null, email: string): Promise<AuthAnswer> {
  const { context, request } = call;
  const browser = user && knownBrowserOf(request, user.id);
  const ofBrowser = { action: 'reset code', subject: `user ${user?.id} browser ${browser}`, times: 5, seconds: 300 };
  if (browser && (await consumeLimit(context, ofBrowser))) return awaitCode(call, user, email);
  const may = await uninvitedAllowance(context, 'reset', email);
  if (may === 'yes') return awaitCode(call, user, email);
  // The code that was sent to the address before is still good in this browser.
  const earlier = liveCode(context, (await request.session.read()).data, 'reset');
  if (earlier?.email === email) return unauthenticated(call);
  // Nobody must wait for a code that doesn't come.
  if (may === 'too soon') throw new AuthError(429);
  if (await mayMailUninvited(context, 'reset link', email)) await mailLink(call, user, email);
  return { status: 200 };
}

/** Emails a code for a new password, and lets this browser wait for it, beside whatever else its session holds. */
async function awaitCode(call: AuthCall, user: AuthUserRow | null, email: string): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const { code, kept } = newCode(context, 'reset', { userId: user?.isActive ? user.id : null, email });
  const language = user?.language ?? form.language;
  const reader = { language, origin: context.settings.publicOrigin };
  const message = kept.userId === null ? unknownAccountEmail(reader, email) : codeEmail(reader, 'reset', code);
  const expiresAt = codeExpiry(context.clock.now());
  await enqueueMail(db, { to: email, language, expiresAt, ...message });
  await request.session.save(db, { data: withCode((await request.session.read()).data, 'reset', kept) });
  return unauthenticated(call);
}

/** GET auth/password/reset: returns the user whose password a key resets. */
export async function showReset(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, request } = call;
  const header = request.headers['x-password-reset-key'];
  const key = typeof header === 'string' ? header.trim() : '';
  const linked = await findOwner(call, key);
  const isByCode = context.settings.auth.passwordResetByCode && !linked;
  if (isByCode) await mustAwaitCode(call, 'reset');
  if (key === '') return refuseWith(call, 'required', 'key');
  const owner = isByCode ? await codeOwner(call, key) : linked;
  if (!owner) return refuseWith(call, 'invalid_password_reset', 'key');
  if (isByCode) await request.session.save(db, { data: (await request.session.read()).data });
  return { status: 200, data: { user: presentAuthUser(owner.user) } };
}

/**
 * POST auth/password/reset: ends every session of the user and starts none. Before the address is confirmed, nothing
 * else that could sign in outlasts it: a stranger may have signed up with the address.
 */
export async function resetPassword(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  await limit(call, { action: 'reset', subject: networkOf(request), times: 20, seconds: 60 });
  const key = form.text('key');
  const linked = await findOwner(call, key);
  const isByCode = context.settings.auth.passwordResetByCode && !linked;
  if (isByCode) await mustAwaitCode(call, 'reset');
  const owner = isByCode && key !== '' ? await codeOwner(call, key) : linked;
  if (key !== '' && !owner) form.refuse('invalid_password_reset', 'key');
  const password = form.text('password');
  refuseBadForm(call);
  if (!owner) throw new Error('A reset key without an owner was accepted.');
  const { user, email } = owner;
  const passwordHash = await newPasswordHash(call, user, password, 'password');
  if (isByCode) await tryCode(call, 'reset', key, { param: 'key', isUse: true });
  const session = await request.session.read();
  const isOwn = session.userId === user.id;
  const done = await db.transaction(async (tx) => {
    if (!isByCode && !(await useKey(tx, key))) return false;
    if (await lockUnverified(tx, user.id)) await keepOnlyProven(tx, call, user.id, { account: null, password: false });
    // A code is typed in the browser that asked for it, so its reader wants the account.
    if (isByCode) await verifyAddress(tx, context, user.id, email);
    await replacePassword(tx, call, user, { passwordHash, event: 'password_reset' });
    if (isOwn) await request.session.end(tx);
    return true;
  });
  if (!done) refuseWith(call, 'invalid_password_reset', 'key');
  rememberBrowser(request, user.id);
  await endMailPause(context, 'reset', email);
  await clearLoginFailures(db, user.id);
  // Another customer, who opened the link in their browser, stays signed in.
  const current = await signedIn(call);
  return current ? authenticated(current, session.data.methods ?? []) : unauthenticated(call);
}

/** Whose password the code resets that this browser waits for. The code isn't used up. */
async function codeOwner(call: AuthCall, typed: string): Promise<{ user: AuthUserRow; email: string }> {
  const { userId, email } = await tryCode(call, 'reset', typed, { param: 'key', isUse: false });
  const user = await userById(call.db, userId);
  return user?.isActive ? { user, email } : refuseWith(call, 'incorrect_code', 'key');
}

/** The user whose password a key resets; null when it's unknown, used or expired. */
async function findOwner(call: AuthCall, key: string): Promise<{ user: AuthUserRow; email: string } | null> {
  const found = await readKey(call.db, call.context.clock.now(), 'reset_password', key);
  const user = found && (await userById(call.db, found.userId));
  return found && user?.isActive ? { user, email: found.email } : null;
}
