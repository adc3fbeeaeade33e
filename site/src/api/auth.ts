import type {
  AuthConfig,
  EmailVerification,
  LoginForm,
  PasswordRequestForm,
  PasswordResetOwner,
  SignupForm,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import type { AuthStatus, SessionAnswer } from './auth-status.ts';
import { isApiError } from './errors.ts';
import { AUTH_BASE } from './request.ts';
import { readingSession } from './session.ts';

/** Signs in with an email (text with "@") or username. Returns the resulting status; throws `ApiError` 400 with `errors`. */
export const login = (app: AppContext, name: string, password: string): Promise<AuthStatus> => {
  const body: LoginForm = name.includes('@') ? { email: name, password } : { username: name, password };
  return signingIn(app, '/auth/login', body);
};

/** Registers. The usual success is `pending` with the flow `verify_email`. */
export const signup = (app: AppContext, body: SignupForm): Promise<AuthStatus> => signingIn(app, '/auth/signup', body);

/** Ends the session; the server's success answer is a 401. */
export const logout = ({ request }: AppContext): Promise<AuthStatus> =>
  readingSession(() => request<SessionAnswer>(`${AUTH_BASE}/auth/session`, { method: 'DELETE' }));

/** Submits a six-digit 2FA code or an eight-digit recovery code. Returns `none` when the sign-in has timed out. */
export const authenticateTwoFactor = (app: AppContext, code: string): Promise<AuthStatus> =>
  signingIn(app, '/auth/2fa/authenticate', { code });

/** Whose address a confirmation link is for. Throws `ApiError` 400 when it is expired or invalid. */
export const emailVerificationQuery = ({ request, lang }: AppContext, key: string) =>
  queryOptions({
    queryKey: ['email-verification', lang, key],
    queryFn: () =>
      request<EmailVerification>(`${AUTH_BASE}/auth/email/verify`, {
        headers: { 'x-email-verification-key': key },
        ignore: [400, 409],
      }),
  });

/** Confirms an address. `settled`: this browser is signed in now; `none`: confirmed, sign in next. */
export const verifyEmail = ({ request }: AppContext, key: string): Promise<AuthStatus> =>
  readingSession(() =>
    request<SessionAnswer>(`${AUTH_BASE}/auth/email/verify`, { method: 'POST', body: { key }, ignore: [400, 409] }),
  );

/** What the backend offers for signing in: providers, and whether anybody may sign up. */
export const authConfigQuery = ({ request }: AppContext) =>
  queryOptions({
    queryKey: ['auth-config'],
    queryFn: () => request<AuthConfig>(`${AUTH_BASE}/config`),
    // What it offers is missing on the screen without a word: ask again. A server rendering a page doesn't wait for that.
    retry: import.meta.env.SSR ? false : 3,
  });

/**
 * Begins a visit to a provider. On the server only: the answer is a redirect, which a script may not see.
 * @param callbackUrl where the visitor comes back to, on this site
 * @returns the address to send the visitor to
 */
export async function startProvider(
  { request }: AppContext,
  form: { provider: string; process: 'login' | 'connect'; callbackUrl: string },
): Promise<string> {
  const { provider, process, callbackUrl } = form;
  const body = new URLSearchParams({ provider, process, callback_url: callbackUrl });
  try {
    await request(`${AUTH_BASE}/auth/provider/redirect`, { method: 'POST', body, ignore: [302] });
  } catch (error) {
    const location = isApiError(error, 302) ? error.headers.get('location') : null;
    if (location) return location;
    throw error;
  }
  throw new Error('The backend answered without a redirect to a provider.');
}

/** Gives the address that the provider did not. The usual success is `pending` with the flow `verify_email`. */
export const providerSignup = (app: AppContext, email: string): Promise<AuthStatus> =>
  signingIn(app, '/auth/provider/signup', { email });

/** Requests a password reset email. The answer is the same for unknown addresses. */
export const requestReset = ({ request }: AppContext, body: PasswordRequestForm): Promise<unknown> =>
  request(`${AUTH_BASE}/auth/password/request`, { method: 'POST', body, ignore: [400, 429] });

/** Returns the user of a password reset link. Throws `ApiError` 400 when the link is no longer valid. */
export const passwordResetQuery = ({ request }: AppContext, key: string) =>
  queryOptions({
    queryKey: ['password-reset', key],
    queryFn: () =>
      request<PasswordResetOwner>(`${AUTH_BASE}/auth/password/reset`, {
        headers: { 'x-password-reset-key': key },
        ignore: [400, 409],
      }),
  });

/** Sets a new password. Success is `none`: the user signs in with the new password. */
export const resetPassword = ({ request }: AppContext, key: string, password: string): Promise<AuthStatus> =>
  readingSession(() =>
    request<SessionAnswer>(`${AUTH_BASE}/auth/password/reset`, {
      method: 'POST',
      body: { key, password },
      ignore: [400, 409],
    }),
  );

/**
 * A step of signing in. Nothing pending, and somebody signed in already (in another tab), are answered alike: then the
 * session itself is asked.
 */
async function signingIn({ request }: AppContext, path: string, body: object): Promise<AuthStatus> {
  const status = await readingSession(() =>
    request<SessionAnswer>(`${AUTH_BASE}${path}`, { method: 'POST', body, ignore: [400, 403, 409] }),
  ).catch((error: unknown) => {
    if (isApiError(error, 409)) return null;
    throw error;
  });
  return status === null || status.status === 'none'
    ? readingSession(() => request<SessionAnswer>(`${AUTH_BASE}/auth/session`))
    : status;
}
