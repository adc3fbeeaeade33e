import type {
  AccountEvent,
  AccountSession,
  AuthenticatorList,
  DeletionCheck,
  DeletionDone,
  EmailAddressList,
  Page,
  PasswordChangeForm,
  ProviderAccountList,
  RecoveryCodesAnswer,
  TotpAnswer,
  TotpSetup,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { OF_CUSTOMER } from './session.ts';
import { type AuthStatus, readSession, type SessionAnswer } from './auth-status.ts';
import { isApiError } from './errors.ts';
import { AUTH_BASE } from './request.ts';

// Everything here answers 401 in two meanings: signed out, or "show that it is still you" (`reauthenticationWays`).

/** Part of the key of all that the security pages show: what changes one of them may change the others. */
export const SECURITY_KEY = ['security'] as const;

const ignored = [400, 401, 403, 409, 429];

/** Addresses of the user, oldest first. */
export const emailsQuery = ({ request }: AppContext) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'emails'],
    meta: OF_CUSTOMER,
    queryFn: async () => (await request<EmailAddressList>(`${AUTH_BASE}/account/email`, { ignore: [401] })).data,
  });

/** Authenticators of the user. */
export const authenticatorsQuery = ({ request }: AppContext) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'authenticators'],
    meta: OF_CUSTOMER,
    queryFn: async () =>
      (await request<AuthenticatorList>(`${AUTH_BASE}/account/authenticators`, { ignore: [401] })).data,
  });

/** Active sessions of the user, oldest first. */
export const sessionsQuery = ({ request }: AppContext) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'sessions'],
    meta: OF_CUSTOMER,
    queryFn: () => request<AccountSession[]>('/my/api/account/sessions/', { ignore: [401] }),
  });

/** Accounts at providers that lead into this one. */
export const providerAccountsQuery = ({ request }: AppContext) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'providers'],
    meta: OF_CUSTOMER,
    queryFn: async () => (await request<ProviderAccountList>(`${AUTH_BASE}/account/providers`, { ignore: [401] })).data,
  });

/** Events on a page of the log: on a phone each is a card. */
export const EVENTS_PER_PAGE = 10;

/** What happened to the access to the account: a page (1-based), newest first. */
export const eventsQuery = ({ request }: AppContext, page: number) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'events', page],
    meta: OF_CUSTOMER,
    queryFn: () =>
      request<Page<AccountEvent>>('/my/api/account/events/', {
        query: { page, page_size: EVENTS_PER_PAGE },
        ignore: [401, 404],
      }),
  });

/** Whether the account can be deleted, and whether the last sign-in was too long ago for delicate changes. */
export const deletionQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'deletion', lang],
    meta: OF_CUSTOMER,
    queryFn: () => request<DeletionCheck>('/my/api/account/deletion/', { ignore: [401] }),
  });

/** Deletes the account. `ApiError` 409 with `obstacles`, 403 without a fresh login. */
export const deleteAccount = ({ request }: AppContext): Promise<DeletionDone> =>
  request('/my/api/account/deletion/', { method: 'POST', body: { confirm: true }, ignore: ignored });

/** Changes the password; all other sessions end. Gives who is here now: it may be the first password. */
export const changePassword = async ({ request }: AppContext, body: PasswordChangeForm): Promise<AuthStatus> =>
  readSession(
    await request<SessionAnswer>(`${AUTH_BASE}/account/password/change`, { method: 'POST', body, ignore: ignored }),
  );

/** Adds an address and emails a confirmation link to it. */
export const addEmail = ({ request }: AppContext, email: string): Promise<unknown> =>
  request(`${AUTH_BASE}/account/email`, { method: 'POST', body: { email }, ignore: ignored });

/** Mails the link again; `ApiError` 403 within three minutes of the last one. */
export const resendEmail = ({ request }: AppContext, email: string): Promise<unknown> =>
  request(`${AUTH_BASE}/account/email`, { method: 'PUT', body: { email }, ignore: ignored });

/** Makes a confirmed address the primary one. */
export const makePrimary = ({ request }: AppContext, email: string): Promise<unknown> =>
  request(`${AUTH_BASE}/account/email`, { method: 'PATCH', body: { email, primary: true }, ignore: ignored });

/** Takes an address off the account. */
export const removeEmail = ({ request }: AppContext, email: string): Promise<unknown> =>
  request(`${AUTH_BASE}/account/email`, { method: 'DELETE', body: { email }, ignore: ignored });

/** What an authenticator app is set up with; null when one is on already. Each call makes a new secret. */
export async function newTotp({ request }: AppContext): Promise<TotpSetup['meta'] | null> {
  try {
    await request<TotpAnswer>(`${AUTH_BASE}/account/authenticators/totp`, { ignore: [401, 404, 409] });
    return null;
  } catch (error) {
    if (isApiError(error, 404)) return (error.data as TotpSetup).meta;
    throw error;
  }
}

/** Switches the authenticator app on with its first code. */
export const activateTotp = ({ request }: AppContext, code: string): Promise<unknown> =>
  request(`${AUTH_BASE}/account/authenticators/totp`, { method: 'POST', body: { code }, ignore: ignored });

/** Turns off two-factor authentication and deletes the recovery codes. */
export const deactivateTotp = ({ request }: AppContext): Promise<unknown> =>
  request(`${AUTH_BASE}/account/authenticators/totp`, { method: 'DELETE', ignore: ignored });

/** Recovery codes that are left; `ApiError` 404 when there are none. */
export const recoveryCodes = ({ request }: AppContext): Promise<RecoveryCodesAnswer> =>
  request(`${AUTH_BASE}/account/authenticators/recovery-codes`, { ignore: [401, 404] });

/** Makes new recovery codes; the old ones are void. */
export const makeRecoveryCodes = ({ request }: AppContext): Promise<RecoveryCodesAnswer> =>
  request(`${AUTH_BASE}/account/authenticators/recovery-codes`, { method: 'POST', ignore: ignored });

/** Ends sessions; `ApiError` 401 when the own one was among them. */
export const endSessions = ({ request }: AppContext, sessions: readonly number[]): Promise<unknown> =>
  request(`${AUTH_BASE}/auth/sessions`, { method: 'DELETE', body: { sessions }, ignore: ignored });

/** Takes a provider account off. */
export const disconnectProvider = ({ request }: AppContext, provider: string, account: string): Promise<unknown> =>
  request(`${AUTH_BASE}/account/providers`, { method: 'DELETE', body: { provider, account }, ignore: ignored });

/** Shows by password that it is still the same person. */
export const reauthenticate = ({ request }: AppContext, password: string): Promise<unknown> =>
  request(`${AUTH_BASE}/auth/reauthenticate`, { method: 'POST', body: { password }, ignore: ignored });

/** The same by a code of the app or a recovery code. */
export const reauthenticateByCode = ({ request }: AppContext, code: string): Promise<unknown> =>
  request(`${AUTH_BASE}/auth/2fa/reauthenticate`, { method: 'POST', body: { code }, ignore: ignored });
