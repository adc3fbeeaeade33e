import type {
  CodeRequestForm,
  FlowId,
  LoginForm,
  PasswordRequestForm,
  ProviderSignupForm,
  SignupForm,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { isSessionAnswer, type AuthStatus, type SessionAnswer } from './auth-status.ts';
import { isApiError, isRecord } from './errors.ts';
import { AUTH_BASE } from './request.ts';
import { readingSession } from './session.ts';

/** Statuses of a step of signing in that its form shows, or that `signingIn` deals with. */
const SIGN_IN_REFUSALS = [400, 403, 409, 410, 429];

/** What a customer can be named by at sign-in; backends offer one or more. */
type LoginName = 'email' | 'username' | 'phone';

/**
 * Sorts out what was typed as a name: text with "@" is an email, digits are a phone number, anything else is a username,
 * as far as the backend offers these.
 */
export function loginName(
  typed: string,
  offered: readonly LoginName[] = ['email', 'username'],
): Partial<Record<LoginName, string>> {
  const phone = phoneNumber(typed);
  const looks: LoginName = typed.includes('@') ? 'email' : /^\+?\d{7,}$/.test(phone) ? 'phone' : 'username';
  const name = offered.includes(looks)
    ? looks
    : ((['username', 'email', 'phone'] as const).find((one) => offered.includes(one)) ?? looks);
  return { [name]: name === 'phone' ? phone : typed };
}

/** A typed phone number as backends take it: without spaces, brackets and dashes. */
export const phoneNumber = (typed: string): string => typed.replaceAll(/[\s().\p{Pd}\p{Cf}]/gu, '');

/** Signs in with a name and a password. Returns the resulting status; throws `ApiError` 400 with `errors`. */
export const login = (app: AppContext, name: string, password: string): Promise<AuthStatus> => {
  const body: LoginForm = { ...loginName(name, loginMethods(app)), password };
  return signingIn(app, () => app.call('postLogin', { body, ignore: SIGN_IN_REFUSALS }));
};

/** How customers are named at sign-in, as far as the page has asked: a form must not wait for that. */
const loginMethods = (app: AppContext): readonly LoginName[] | undefined =>
  app.queryClient.getQueryData(authConfigQuery(app).queryKey)?.data.account.login_methods;

/** Requests a code to sign in with. The answer is the same for unknown addresses: `pending` with `login_by_code`. */
export const requestLoginCode = (app: AppContext, name: string): Promise<AuthStatus> => {
  const methods = loginMethods(app)?.filter((one) => one !== 'username') ?? (['email'] as const);
  const body: CodeRequestForm = loginName(name, methods.length > 0 ? methods : ['email']);
  return signingIn(app, () => app.call('postLoginCodeRequest', { body, ignore: SIGN_IN_REFUSALS }));
};

/** Signs in with the code that was sent. Returns `none` when it has expired or was wrong too often. */
export const confirmLoginCode = (app: AppContext, code: string): Promise<AuthStatus> =>
  signingIn(app, () => app.call('postLoginCode', { body: { code }, ignore: SIGN_IN_REFUSALS }), 'login_by_code');

/** Confirms a new user's address with the code that was sent. Returns `none` when it has expired or was wrong too often. */
export const confirmEmailCode = (app: AppContext, key: string): Promise<AuthStatus> =>
  signingIn(app, () => app.call('postEmailVerification', { body: { key }, ignore: SIGN_IN_REFUSALS }), 'verify_email');

/** Confirms a phone number with the code that was sent. Returns `none` when it has expired or was wrong too often. */
export const confirmPhoneCode = (app: AppContext, code: string): Promise<AuthStatus> =>
  signingIn(app, () => app.call('postPhoneVerification', { body: { code }, ignore: SIGN_IN_REFUSALS }), 'verify_phone');

const resending = {
  login: 'postLoginCodeResend',
  email: 'postEmailVerificationResend',
  phone: 'postPhoneVerificationResend',
} as const;

/** What an awaited code is for: signing in, or confirming an address or a phone number. */
export type CodePurpose = keyof typeof resending;

/** Whose code a form is about to have sent again. */
export const codePurposeOf = (name: string): CodePurpose =>
  (Object.keys(resending) as CodePurpose[]).find((purpose) => purpose === name) ?? 'login';

/** Sends another code of the pending step. Throws `ApiError` 409 when there is none to send, 429 when it's too early. */
export const resendCode = ({ call }: AppContext, purpose: CodePurpose): Promise<unknown> =>
  call(resending[purpose], { ignore: SENDING_REFUSALS });

/** Statuses of a code that isn't sent, which its form shows. */
const SENDING_REFUSALS = [...SIGN_IN_REFUSALS, 404];

/** What a new user confirms by a code, and may have mistyped. */
export type Recipient = 'email' | 'phone';

/**
 * Has the code that confirms an address or a phone number sent to another one. Throws `ApiError` 409 where it can't be
 * changed, 404 where the backend has no numbers.
 */
export const changeRecipient = ({ call }: AppContext, of: Recipient, to: string): Promise<unknown> =>
  of === 'email'
    ? call('postEmail', { body: { email: to }, ignore: SENDING_REFUSALS })
    : call('postPhone', { body: { phone: phoneNumber(to) }, ignore: SENDING_REFUSALS });

/** Answers whether this browser is asked for 2FA codes from now on. Returns `none` when the sign-in has timed out. */
export const answerTrust = (app: AppContext, trust: boolean): Promise<AuthStatus> =>
  signingIn(app, () => app.call('postTwoFactorTrust', { body: { trust }, ignore: SIGN_IN_REFUSALS }));

/** Registers. The usual success is `pending` with the flow `verify_email`. */
export const signup = (app: AppContext, body: SignupForm): Promise<AuthStatus> =>
  signingIn(app, () => app.call('postSignup', { body, ignore: SIGN_IN_REFUSALS }));

/** Ends the session; the server's success answer is a 401. */
export const logout = ({ call }: AppContext): Promise<AuthStatus> => readingSession(() => call('deleteSession'));

/** Submits a six-digit 2FA code or an eight-digit recovery code. Returns `none` when the sign-in has timed out. */
export const authenticateTwoFactor = (app: AppContext, code: string): Promise<AuthStatus> =>
  signingIn(app, () => app.call('postTwoFactor', { body: { code }, ignore: SIGN_IN_REFUSALS }));

/** Returns whose address a confirmation link is for. Throws `ApiError` 400 when it is expired or invalid. */
export const emailVerificationQuery = ({ call, lang }: AppContext, key: string) =>
  queryOptions({
    queryKey: ['email-verification', lang, key],
    queryFn: () => call('getEmailVerification', { headers: { 'x-email-verification-key': key }, ignore: [400, 409] }),
  });

/** Confirms an address. `settled`: this browser is signed in now; `none`: confirmed, sign in next. */
export const verifyEmail = ({ call }: AppContext, key: string): Promise<AuthStatus> =>
  readingSession(() => call('postEmailVerification', { body: { key }, ignore: SIGN_IN_REFUSALS }));

/** Sign-in options of the backend: providers, and whether sign-up is open. */
export const authConfigQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['auth-config'],
    queryFn: () => call('getAuthConfig'),
    // Retried, because the page hides what couldn't be loaded. A server rendering a page doesn't wait for that.
    retry: import.meta.env.SSR ? false : 3,
  });

/** Where a form starts sign-in through a provider: `provider`, `process`, `callback_url` and the token. */
export const PROVIDER_REDIRECT = `${AUTH_BASE}/auth/provider/redirect`;

/** The token for a form that the browser sends to the backend, which sets it with its first answer. */
export async function formToken({ cookie, request }: AppContext): Promise<string> {
  if (cookie('csrftoken') === null) await request(`${AUTH_BASE}/config`);
  return cookie('csrftoken') ?? '';
}

/**
 * Starts sign-in through a provider. On the server only: the answer is a redirect, which scripts can't read.
 * @param callbackUrl page of this site to return to
 * @returns the address to send the visitor to
 */
export async function startProvider(
  { request }: AppContext,
  form: { provider: string; process: 'login' | 'connect'; callbackUrl: string },
): Promise<string> {
  const { provider, process, callbackUrl } = form;
  const body = new URLSearchParams({ provider, process, callback_url: callbackUrl });
  try {
    await request(PROVIDER_REDIRECT, { method: 'POST', body, ignore: [302] });
  } catch (error) {
    const location = isApiError(error, 302) ? error.headers.get('location') : null;
    if (location) return location;
    throw error;
  }
  throw new Error('The backend answered without a redirect to a provider.');
}

/**
 * Submits the email address that the provider didn't supply, and what else the backend has asked for. The usual success
 * is `pending` with the flow `verify_email`.
 */
export const providerSignup = (app: AppContext, body: ProviderSignupForm): Promise<AuthStatus> =>
  signingIn(app, () => app.call('postProviderSignup', { body, ignore: SIGN_IN_REFUSALS }));

/**
 * Requests a password reset email. The answer is the same for unknown addresses.
 * @returns whether the email has a code to type, not a link
 */
export async function requestReset({ call }: AppContext, body: PasswordRequestForm): Promise<'link' | 'code'> {
  try {
    await call('postPasswordRequest', { body, ignore: [400, 403, 409, 410, 429] });
    return 'link';
  } catch (error) {
    if (isApiError(error, 401) && isSessionAnswer(error.data)) return 'code';
    throw error;
  }
}

/** Whether this browser has requested a password reset code that still counts. */
export async function awaitsResetCode({ call }: AppContext): Promise<boolean> {
  const answer = await call('getSession').catch((error: unknown) => {
    if (isApiError(error, 401) && isSessionAnswer(error.data)) return error.data;
    throw error;
  });
  const flows = 'flows' in answer.data ? answer.data.flows : [];
  return flows.some(({ id, is_pending }) => id === 'password_reset_by_code' && is_pending === true);
}

/** Returns the user of a password reset link. Throws `ApiError` 400 when the link is no longer valid. */
export const passwordResetQuery = ({ call }: AppContext, key: string) =>
  queryOptions({
    queryKey: ['password-reset', key],
    queryFn: () => call('getPasswordReset', { headers: { 'x-password-reset-key': key }, ignore: [400, 409] }),
  });

/** Sets a new password. Success is `none`: the user signs in with the new password. */
export const resetPassword = ({ call }: AppContext, key: string, password: string): Promise<AuthStatus> =>
  readingSession(() => call('postPasswordReset', { body: { key, password }, ignore: [400, 403, 409, 410, 429] }));

const isWrongCode = (error: unknown): boolean =>
  isApiError(error, 400) &&
  isRecord(error.data) &&
  Array.isArray(error.data['errors']) &&
  error.data['errors'].some((one) => isRecord(one) && one['code'] === 'incorrect_code');

/** Whether the session surely waits for no step. */
const hasEnded = (call: AppContext['call']): Promise<boolean> =>
  readingSession(() => call('getSession')).then(
    ({ status }) => status === 'none',
    (error: unknown) => {
      if (isApiError(error)) return false;
      throw error;
    },
  );

/**
 * A step of signing in. "Nothing pending" and "already signed in" (in another tab) get the same answer, so the session
 * is checked then.
 * @param flow the step with a code that was sent. Where the session still waits for it, the code has expired: throws that
 *   `ApiError` 409. A wrong code after which nothing is awaited any more was the last one: returns `none`.
 */
export async function signingIn(
  { call }: AppContext,
  step: () => Promise<SessionAnswer>,
  flow?: FlowId,
): Promise<AuthStatus> {
  let conflict: unknown;
  const status = await readingSession(step).catch(async (error: unknown) => {
    if (flow !== undefined && isWrongCode(error) && (await hasEnded(call))) return null;
    if (!isApiError(error, 409)) throw error;
    conflict = error;
    return null;
  });
  if (status !== null && status.status !== 'none') return status;
  const now = await readingSession(() => call('getSession'));
  if (conflict !== undefined && now.status === 'pending' && now.flow.id === flow) throw conflict;
  return now;
}
