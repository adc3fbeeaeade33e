import type { AuthAnswer, AuthCall } from '../answers.ts';
import { userById } from '../users.ts';
import { pendingOf, unauthenticated } from './flows.ts';
import { completeSignIn } from './next-step.ts';
import { trustBrowser } from './trusted-browsers.ts';

/** POST auth/2fa/trust: whether this browser is asked for 2FA again. Either answer signs in. */
export async function answerTrust(call: AuthCall): Promise<AuthAnswer> {
  const { body, db, request } = call;
  const pending = await pendingOf(call);
  const user = pending?.stage === 'mfa_trust' && pending.userId !== null ? await userById(db, pending.userId) : null;
  if (!user?.isActive) return unauthenticated(call, null);
  const { methods = [] } = (await request.session.read()).data;
  if (isTicked(body['trust'])) await trustBrowser(call, user);
  return completeSignIn(call, user, methods, methods.at(-1) ?? null);
}

/** Reads a checkbox as Django does. */
const isTicked = (value: unknown): boolean => Boolean(value) && !['false', '0'].includes(String(value).toLowerCase());
