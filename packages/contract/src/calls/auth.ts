import { z } from 'zod';
import { AuthConfig, AuthErrors, Authenticated, BareStatus, EmailVerification, Unauthenticated } from '../auth.ts';
import { LoginForm, SignupForm, TwoFactorForm, VerifyEmailForm } from '../auth-forms.ts';
import { call } from '../call.ts';

const tag = 'Auth';
const base = '/auth/_allauth/browser/v1';

export const authCalls = {
  getAuthConfig: call({
    id: 'getAuthConfig',
    method: 'GET',
    path: `${base}/config`,
    summary: 'What sign-in offers; sets the csrftoken cookie',
    tag,
    answer: { 200: AuthConfig },
  }),
  getSession: call({
    id: 'getSession',
    method: 'GET',
    path: `${base}/auth/session`,
    summary: 'Who is logged in, or which flows lead there',
    tag,
    answer: { 200: Authenticated, 401: Unauthenticated },
  }),
  deleteSession: call({
    id: 'deleteSession',
    method: 'DELETE',
    path: `${base}/auth/session`,
    summary: 'Log out; the 401 is the success',
    tag,
    answer: { 401: Unauthenticated },
  }),
  postLogin: call({
    id: 'postLogin',
    method: 'POST',
    path: `${base}/auth/login`,
    summary: 'Log in with a password; a 401 with a pending flow asks for the next step',
    tag,
    body: LoginForm,
    answer: { 200: Authenticated, 400: AuthErrors, 401: Unauthenticated, 409: BareStatus, 429: BareStatus },
  }),
  postSignup: call({
    id: 'postSignup',
    method: 'POST',
    path: `${base}/auth/signup`,
    summary: 'Sign up; the 401 with pending verify_email is the success, also for a taken address',
    tag,
    body: SignupForm,
    answer: {
      200: Authenticated,
      400: AuthErrors,
      401: Unauthenticated,
      403: BareStatus,
      409: BareStatus,
      429: BareStatus,
    },
  }),
  getEmailVerification: call({
    id: 'getEmailVerification',
    method: 'GET',
    path: `${base}/auth/email/verify`,
    summary: 'Whose address a mailed key confirms; does not use the key up',
    tag,
    headers: z.object({ 'x-email-verification-key': z.string().optional() }),
    answer: { 200: EmailVerification, 400: AuthErrors, 409: BareStatus },
  }),
  postEmailVerification: call({
    id: 'postEmailVerification',
    method: 'POST',
    path: `${base}/auth/email/verify`,
    summary: 'Confirm an address; 200 logs this browser in, 401 is a success elsewhere',
    tag,
    body: VerifyEmailForm,
    answer: { 200: Authenticated, 400: AuthErrors, 401: Unauthenticated, 409: BareStatus },
  }),
  postLoginCode: call({
    id: 'postLoginCode',
    method: 'POST',
    path: `${base}/auth/code/confirm`,
    summary: 'Sign in by a mailed code; always 409, since no codes are sent',
    tag,
    answer: { 409: BareStatus },
  }),
  postPhoneVerification: call({
    id: 'postPhoneVerification',
    method: 'POST',
    path: `${base}/auth/phone/verify`,
    summary: 'Confirm a phone number; always 409, since there are none',
    tag,
    answer: { 409: BareStatus },
  }),
  postTwoFactorTrust: call({
    id: 'postTwoFactorTrust',
    method: 'POST',
    path: `${base}/auth/2fa/trust`,
    summary: 'Trust this browser with a second factor; always 401, since that is not offered',
    tag,
    answer: { 401: Unauthenticated },
  }),
  postTwoFactor: call({
    id: 'postTwoFactor',
    method: 'POST',
    path: `${base}/auth/2fa/authenticate`,
    summary: 'Second step of a login: TOTP or recovery code',
    tag,
    body: TwoFactorForm,
    answer: { 200: Authenticated, 400: AuthErrors, 401: Unauthenticated, 429: BareStatus },
  }),
} as const;
