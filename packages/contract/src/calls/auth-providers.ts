import { Authenticated, AuthErrors, BareStatus, Unauthenticated } from '../auth.ts';
import {
  PendingProviderSignup,
  ProviderAccountList,
  ProviderDisconnectForm,
  ProviderSignupForm,
  ProviderTokenForm,
} from '../auth-providers.ts';
import { call } from '../call.ts';
import { base, NotFresh, tag } from './auth-base.ts';

/**
 * Social accounts. The redirect to a provider (`POST auth/provider/redirect`, a form) and the callback
 * (`/auth/accounts/…/login/callback/`) are redirects, not calls.
 */
export const authProviderCalls = {
  getProviderSignup: call({
    id: 'getProviderSignup',
    method: 'GET',
    path: `${base}/auth/provider/signup`,
    summary: 'Who is about to sign up through a provider that gave no address',
    tag,
    answer: { 200: PendingProviderSignup, 403: BareStatus, 409: BareStatus },
  }),
  postProviderSignup: call({
    id: 'postProviderSignup',
    method: 'POST',
    path: `${base}/auth/provider/signup`,
    summary: 'Give the missing address; the 401 with pending verify_email is the success, also for a taken one',
    tag,
    body: ProviderSignupForm,
    answer: {
      200: Authenticated,
      400: AuthErrors,
      401: Unauthenticated,
      403: BareStatus,
      409: BareStatus,
      429: BareStatus,
    },
  }),
  postProviderToken: call({
    id: 'postProviderToken',
    method: 'POST',
    path: `${base}/auth/provider/token`,
    summary: 'Log in or connect with an id_token of an OpenID provider',
    tag,
    body: ProviderTokenForm,
    answer: { 200: Authenticated, 400: AuthErrors, 401: NotFresh, 403: BareStatus, 429: BareStatus },
  }),
  getProviderAccounts: call({
    id: 'getProviderAccounts',
    method: 'GET',
    path: `${base}/account/providers`,
    summary: 'Provider accounts that lead into the user’s account',
    tag,
    session: true,
    answer: { 200: ProviderAccountList, 401: Unauthenticated },
  }),
  deleteProviderAccount: call({
    id: 'deleteProviderAccount',
    method: 'DELETE',
    path: `${base}/account/providers`,
    summary: 'Take a provider account off; refused for the last way to sign in',
    tag,
    session: true,
    body: ProviderDisconnectForm,
    answer: { 200: ProviderAccountList, 400: AuthErrors, 401: NotFresh },
  }),
} as const;
