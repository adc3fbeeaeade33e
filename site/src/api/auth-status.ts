import type { AuthUser, Authenticated, Flow, Reauthenticate, Unauthenticated } from '@hoster/contract';
import { ApiError } from './errors.ts';

/** Current user. `pending`: a sign-in waits for its next step. */
export type AuthStatus =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'pending'; flow: Flow }
  | { status: 'settled'; user: AuthUser };

/** Any answer of an auth call with the session's state. */
export type SessionAnswer = Authenticated | Unauthenticated | Reauthenticate;

/** Reads a session answer, whatever its status: a 401 may well mean "signed in" or "one more step". */
export function readSession(answer: SessionAnswer): AuthStatus {
  // A proxy's page, such as one about maintenance.
  if (!isSessionAnswer(answer as unknown)) {
    throw new ApiError({ status: 502, text: 'Not a session', url: '', headers: new Headers(), data: null });
  }
  if (answer.meta.is_authenticated === true && 'user' in answer.data) {
    return { status: 'settled', user: answer.data.user };
  }
  const flow = 'flows' in answer.data ? answer.data.flows.find((one) => one.is_pending === true) : undefined;
  // A reset by code is listed as pending without being a step of a sign-in.
  return flow && flow.id !== 'password_reset_by_code' ? { status: 'pending', flow } : { status: 'none' };
}

/** Whether JSON looks like a session answer; HTML errors and proxies' answers do not. */
export function isSessionAnswer(data: unknown): data is SessionAnswer {
  return typeof data === 'object' && data !== null && 'data' in data && 'meta' in data && typeof data.meta === 'object';
}

/** The step of signing in that is next on the screen. */
export type SignInStep =
  | { step: 'wait' }
  | { step: 'password' }
  | { step: 'two-factor' }
  | { step: 'trust' }
  | { step: 'emailed-code' }
  | { step: 'phone' }
  | { step: 'unknown'; flow: string }
  | { step: 'provider-email'; provider: string }
  | { step: 'mail' }
  | { step: 'done' };

/** Which step a status asks for. */
export function signInStep(auth: AuthStatus): SignInStep {
  if (auth.status === 'loading') return { step: 'wait' };
  if (auth.status === 'settled') return { step: 'done' };
  if (auth.status === 'none') return { step: 'password' };
  switch (auth.flow.id) {
    case 'mfa_authenticate':
      return { step: 'two-factor' };
    case 'provider_signup':
      return { step: 'provider-email', provider: auth.flow.provider?.name ?? '' };
    case 'verify_email':
      return { step: 'mail' };
    case 'mfa_trust':
      return { step: 'trust' };
    case 'login_by_code':
      return { step: 'emailed-code' };
    case 'verify_phone':
      return { step: 'phone' };
    default:
      // A newer backend, or one with steps of its own.
      return { step: 'unknown', flow: auth.flow.id };
  }
}

/**
 * Whether the login panel opens automatically for a pending sign-in; one that waits for an email continues elsewhere.
 */
export const callsForPanel = (auth: AuthStatus): boolean =>
  auth.status === 'pending' && signInStep(auth).step !== 'mail';

/**
 * Whether a rejected call only requires reauthentication: `flows` of the answer list the methods.
 * @returns the methods, or null when the answer means something else
 */
export function reauthenticationMethods(data: unknown): ('password' | 'code')[] | null {
  if (!isSessionAnswer(data) || data.meta.is_authenticated !== true || !('flows' in data.data)) return null;
  const ids = data.data.flows.map(({ id }) => id);
  return [
    ...(ids.includes('reauthenticate') ? (['password'] as const) : []),
    ...(ids.includes('mfa_reauthenticate') ? (['code'] as const) : []),
  ];
}
