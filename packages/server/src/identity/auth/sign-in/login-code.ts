import { AuthError, consumeLimit, mayUseDemo, networkOf } from '../../../platform/http/index.ts';
import { isDemoAccount } from '../../demo-accounts.ts';
import { endMailPause } from '../../../platform/mail/index.ts';
import type { AuthMethod } from '../../session/session-data.ts';
import { rememberBrowser } from '../../session/known-browsers.ts';
import { refuseBadForm, refuseWith, seconds, signedIn, type AuthAnswer, type AuthCall } from '../answers.ts';
import { liveCode, mustAwaitCode, newCode, resendCode, tryCode } from '../codes/codes.ts';
import { voidKeys } from '../emails/keys.ts';
import { keepOnlyProven, settlePassword, type Proven } from '../first-proof.ts';
import { noteEvent } from '../log/events.ts';
import { userByEmail, userById, verifyAddress } from '../users.ts';
import { unauthenticated } from './flows.ts';
import { awaitLoginCode, mailLoginCode } from './login-code-email.ts';
import { nextStep } from './next-step.ts';

/** POST auth/code/request: emails a code to sign in with. The answer is the same for an address without an account. */
export async function requestLoginCode(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  const email = form.email('email');
  refuseBadForm(call);
  if (await signedIn(call)) throw new AuthError(409);
  const network = { action: 'code request', subject: networkOf(request), times: 20, seconds: 60 };
  if (!(await consumeLimit(context, network))) refuseWith(call, 'too_many_login_attempts', 'email');
  const known = await userByEmail(db, email);
  const user = known?.isActive && (!isDemoAccount(email) || mayUseDemo(request)) ? known : null;
  const { code, kept } = newCode(context, 'login', { userId: user?.id ?? null, email });
  if (await mailLoginCode(call, user, kept, code)) return awaitLoginCode(call, [], kept);
  // The earlier code is still good in this browser.
  const earlier = liveCode(context, (await request.session.read()).data, 'login');
  if (earlier?.email !== email || earlier.after) refuseWith(call, 'too_many_login_attempts', 'email');
  return unauthenticated(call);
}

/** POST auth/code/resend */
export async function resendLoginCode(call: AuthCall): Promise<AuthAnswer> {
  await resendCode(call, 'login', async (kept, code) =>
    mailLoginCode(call, kept.userId === null ? null : await userById(call.db, kept.userId), kept, code),
  );
  return { status: 200 };
}

/**
 * POST auth/code/confirm. Who types the code reads the mail of the address, which confirms it: what a stranger may have
 * put into an unconfirmed account before doesn't outlast that.
 */
export async function confirmLoginCode(call: AuthCall): Promise<AuthAnswer> {
  const { context, db, form, request } = call;
  await mustAwaitCode(call, 'login');
  const typed = form.text('code');
  refuseBadForm(call);
  const { userId, email, after } = await tryCode(call, 'login', typed, { param: 'code', isUse: true });
  await db.transaction(async (tx) => {
    const proven = provenBy(after);
    const outcome = await verifyAddress(tx, context, userId, email);
    // Somebody else has confirmed the address meanwhile.
    if (outcome === 'taken') refuseWith(call, 'incorrect_code', 'code');
    if (outcome === 'first') {
      await keepOnlyProven(tx, call, userId, proven);
      await noteEvent(tx, request, userId, 'email_verified', { email });
    } else if (proven.password) await settlePassword(tx, userId, true);
    await voidKeys(tx, 'verify_email', userId, email);
  });
  const user = await userById(db, userId);
  if (!user) throw new AuthError(409);
  rememberBrowser(request, userId);
  await endMailPause(context, 'sign-in code', email);
  return nextStep(call, user, { method: 'code', at: seconds(context.clock.now()), email });
}

function provenBy(after: AuthMethod | undefined): Proven {
  return {
    account: after?.method === 'socialaccount' ? { provider: after.provider, uid: after.uid } : null,
    password: after?.method === 'password',
  };
}
