import { eq } from '../../../platform/db/drizzle.ts';
import type { AuthMethod } from '../../session/session-data.ts';
import { announce } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { deviceOf } from '../../session/device.ts';
import { knownBrowserOf, rememberBrowser } from '../../session/known-browsers.ts';
import { settlePassword } from '../first-proof.ts';
import { endMailPause } from '../../../platform/mail/index.ts';
import { authenticated, seconds, type AuthAnswer, type AuthCall } from '../answers.ts';
import { awaitConfirmation } from '../emails/confirmation.ts';
import { voidKeys } from '../emails/keys.ts';
import { noteEvent } from '../log/events.ts';
import { storePending } from './flows.ts';
import { requireLoginCode } from './login-code-email.ts';
import { isTrustedBrowser } from './trusted-browsers.ts';
import { users } from '../tables.ts';
import { factorsOf, needsSecondStep, type AuthUserRow } from '../users.ts';

/**
 * Takes a user who has completed one method (`method`; none after a confirmed address) to the next step of the sign-in:
 * the address to confirm, 2FA, or signed in.
 */
export async function nextStep(call: AuthCall, user: AuthUserRow, method: AuthMethod | null): Promise<AuthAnswer> {
  const { request, context, db } = call;
  const earlier = (await request.session.read()).data.methods ?? [];
  const methods = method ? [...earlier, method] : earlier;
  // A closed account gets the answer of one with nothing pending: the owner can ask support why, others learn nothing.
  if (!user.isActive) return storePending(call, methods, null);
  const { loginByCode, trustDays } = context.settings.auth;
  const isFirst = method?.method === 'password' || method?.method === 'socialaccount';
  if (loginByCode === 'required' && isFirst && user.isVerified) return requireLoginCode(call, user, methods, method);
  // Without the link, a password that may be a stranger's is worth nothing.
  const isUnproven = method?.method === 'password' && user.isPasswordUnproven;
  if (!user.isVerified || (isUnproven && knownBrowserOf(request, user.id) === null)) {
    return awaitConfirmation(call, methods, user);
  }
  const pending = { userId: user.id, email: user.email, at: seconds(context.clock.now()) };
  if (method?.method === 'mfa') {
    // A passkey alone was no second step that could be left out.
    return trustDays > 0 && !method.passwordless
      ? storePending(call, methods, { stage: 'mfa_trust', ...pending })
      : completeSignIn(call, user, methods, method);
  }
  if (needsSecondStep(await factorsOf(db, user.id)) && !(await isTrustedBrowser(call, user))) {
    return storePending(call, methods, { stage: 'mfa_authenticate', ...pending });
  }
  return completeSignIn(call, user, methods, method);
}

/** Signs a user in who has completed all steps, the last one by `method`; null after a confirmed address. */
export async function completeSignIn(
  call: AuthCall,
  user: AuthUserRow,
  methods: AuthMethod[],
  method: AuthMethod | null,
): Promise<AuthAnswer> {
  const { request, context, db } = call;
  await db.transaction(async (tx) => {
    await request.session.begin(tx, user.id, { methods });
    if (method?.method === 'password' && user.isPasswordUnproven) await settlePassword(tx, user.id, true);
    await tx.update(users).set({ lastLoginAt: context.clock.now() }).where(eq(users.id, user.id));
    await voidKeys(tx, 'reset_password', user.id);
    await noteEvent(tx, request, user.id, 'login', loggedMethod(method));
    if (knownBrowserOf(request, user.id) === null) await announceNewBrowser(call, tx, user.id);
  });
  rememberBrowser(request, user.id);
  // The link of the last email doesn't work any more.
  await endMailPause(context, 'reset', user.email);
  return authenticated(user, methods);
}

/** Announces a sign-in with a browser that hasn't opened the account before. */
async function announceNewBrowser({ context, request }: AuthCall, tx: Db, userId: number): Promise<void> {
  const { browser, os } = deviceOf(request.headers['user-agent'] ?? '');
  const device = [browser, os].filter((part) => part !== null).join(', ');
  await announce(context, tx, 'sign-in.new-browser', { userId, device });
}

declare module '../../../platform/context.ts' {
  interface Events {
    /** A user has signed in with a browser that hasn't opened the account before; `device` may be empty. */
    'sign-in.new-browser': { readonly userId: number; readonly device: string };
  }
}

/** Names of the factors in the activity log. */
export const loggedFactors = { totp: 'totp', recovery_codes: 'recovery_code', webauthn: 'passkey' } as const;

/** Sign-in method for the activity log; without one, it was the confirmation link. */
function loggedMethod(method: AuthMethod | null): Record<string, string> {
  if (method?.method === 'mfa') return { method: loggedFactors[method.type] };
  if (method?.method === 'socialaccount') return { method: 'provider', provider: method.provider };
  return { method: method?.method ?? 'email' };
}
