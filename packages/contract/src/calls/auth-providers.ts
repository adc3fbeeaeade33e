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
    summary: 'Get the user who is signing up through a provider that gave no email address',
    tag,
    answer: { 200: PendingProviderSignup, 403: BareStatus, 409: BareStatus },
  }),
  postProviderSignup: call({
    id: 'postProviderSignup',
    method: 'POST',
    path: `${base}/auth/provider/signup`,
    summary: 'Add the missing address; a 401 with pending verify_email means success, also for a taken one',
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
    summary: 'Sign in or connect an account with an id_token of an OpenID provider',
    tag,
    body: ProviderTokenForm,
    answer: { 200: Authenticated, 400: AuthErrors, 401: NotFresh, 403: BareStatus, 429: BareStatus },
  }),
  getProviderAccounts: call({
    id: 'getProviderAccounts',
    method: 'GET',
    path: `${base}/account/providers`,
    summary: 'List the user’s connected accounts',
    tag,
    session: true,
    access: 'self',
    answer: { 200: ProviderAccountList, 401: Unauthenticated },
  }),
  deleteProviderAccount: call({
    id: 'deleteProviderAccount',
    method: 'DELETE',
    path: `${base}/account/providers`,
    summary: 'Disconnect an account; refused for the last sign-in method',
    tag,
    session: true,
    access: 'self',
    body: ProviderDisconnectForm,
    answer: { 200: ProviderAccountList, 400: AuthErrors, 401: NotFresh },
  }),
} as const;
