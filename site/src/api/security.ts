import type {
  AccountSession,
  DeletionDone,
  PasswordChangeForm,
  RecoveryCodesAnswer,
  TotpSetup,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import type { Caller } from './call.ts';
import { OF_CUSTOMER, readingSession } from './session.ts';
import {
  type AuthStatus,
  isSessionAnswer,
  readSession,
  reauthenticationMethods,
  type SessionAnswer,
} from './auth-status.ts';
import { isApiError } from './errors.ts';

// All calls here answer 401 with two meanings: signed out, or reauthentication required (`reauthenticationMethods`).

/** Part of the keys of all data on the security pages: changing one may change the others. */
export const SECURITY_KEY = ['security'] as const;

const ignored = [400, 401, 403, 409, 410, 429];

/** Addresses of the user, oldest first. */
export const emailsQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'emails'],
    meta: OF_CUSTOMER,
    queryFn: async () => (await call('getEmails', { ignore: [401] })).data,
  });

/** Authenticators of the user. */
export const authenticatorsQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'authenticators'],
    meta: OF_CUSTOMER,
    queryFn: async () => (await call('getAuthenticators', { ignore: [401] })).data,
  });

/** Active sessions of the user, oldest first. */
export const sessionsQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'sessions'],
    meta: OF_CUSTOMER,
    queryFn: () => ownSessions(call),
  });

/** The list of the account area; where the backend has none, that of sign-in, which knows neither place nor device. */
async function ownSessions(call: Caller): Promise<AccountSession[]> {
  try {
    return await call('getAccountSessions', { ignore: [401, 404] });
  } catch (error) {
    if (!isApiError(error, 404)) throw error;
    const { data } = await call('getAuthSessions', { ignore: [401] });
    return data.map(({ id, ip, is_current, created_at, user_agent }) => ({
      id,
      ip,
      is_current,
      created: new Date(created_at * 1000).toISOString(),
      country: null,
      device: { browser: user_agent || null, os: null, kind: 'other' },
    }));
  }
}

/** Provider accounts connected to this one. */
export const providerAccountsQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'providers'],
    meta: OF_CUSTOMER,
    queryFn: async () => (await call('getProviderAccounts', { ignore: [401] })).data,
  });

/** Events per page of the log; on a phone, each is a card. */
export const EVENTS_PER_PAGE = 10;

/** Activity log: a page (1-based), newest first. */
export const eventsQuery = ({ call }: AppContext, page: number) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'events', page],
    meta: OF_CUSTOMER,
    queryFn: () => call('getAccountEvents', { query: { page, page_size: EVENTS_PER_PAGE }, ignore: [401, 404] }),
  });

/** Whether the account can be deleted, and whether the last sign-in was too long ago for sensitive changes. */
export const deletionQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: [...SECURITY_KEY, 'deletion', lang],
    meta: OF_CUSTOMER,
    queryFn: () => call('getAccountDeletion', { ignore: [401] }),
  });

/** Deletes the account. `ApiError` 409 with `obstacles`, 403 without a fresh login. */
export const deleteAccount = ({ call }: AppContext): Promise<DeletionDone> =>
  call('postAccountDeletion', { body: { confirm: true }, ignore: ignored });

/**
 * Changes the password; all other sessions end, and this one, too, where the backend has it so: then returns `none`. It
 * may be the first password.
 */
export async function changePassword({ call }: AppContext, body: PasswordChangeForm): Promise<AuthStatus> {
  // A session that had ended before gets the same answer as one that the change has ended.
  const before = await readingSession(() => call('getSession')).catch(() => null);
  const change = () => call('postPasswordChange', { body, ignore: ignored });
  return before?.status === 'settled' ? endingSession(change) : readSession(await change());
}

/** A call that may end the session. @throws ApiError 401 when an identity check is required */
async function endingSession(call: () => Promise<SessionAnswer>): Promise<AuthStatus> {
  try {
    return readSession(await call());
  } catch (error) {
    if (isApiError(error, 401) && isSessionAnswer(error.data) && !reauthenticationMethods(error.data))
      return readSession(error.data);
    throw error;
  }
}

/** Adds an address and emails a confirmation link to it. */
export const addEmail = ({ call }: AppContext, email: string): Promise<unknown> =>
  call('postEmail', { body: { email }, ignore: ignored });

/** Emails the link again; `ApiError` 403 within three minutes of the last one. */
export const resendEmail = ({ call }: AppContext, email: string): Promise<unknown> =>
  call('putEmail', { body: { email }, ignore: ignored });

/** Makes a confirmed address the primary one. */
export const makePrimary = ({ call }: AppContext, email: string): Promise<unknown> =>
  call('patchEmail', { body: { email, primary: true }, ignore: ignored });

/** Removes an address from the account. */
export const removeEmail = ({ call }: AppContext, email: string): Promise<unknown> =>
  call('deleteEmail', { body: { email }, ignore: ignored });

/** Setup data for an authenticator app; null when one is already active. Each call creates a new secret. */
export async function newTotp({ call }: AppContext): Promise<TotpSetup['meta'] | null> {
  try {
    await call('getTotp', { ignore: [401, 404, 409] });
    return null;
  } catch (error) {
    if (isApiError(error, 404) && isTotpSetup(error.data)) return error.data.meta;
    throw error;
  }
}

const isTotpSetup = (data: unknown): data is TotpSetup =>
  typeof data === 'object' && data !== null && 'meta' in data && typeof data.meta === 'object';

/** Activates the authenticator app with its first code. */
export const activateTotp = ({ call }: AppContext, code: string): Promise<unknown> =>
  call('postTotp', { body: { code }, ignore: ignored });

/** Turns off two-factor authentication and deletes the recovery codes. */
export const deactivateTotp = ({ call }: AppContext): Promise<unknown> => call('deleteTotp', { ignore: ignored });

/** Remaining recovery codes; `ApiError` 404 when there are none. */
export const recoveryCodes = ({ call }: AppContext): Promise<RecoveryCodesAnswer> =>
  call('getRecoveryCodes', { ignore: [401, 404] });

/** Generates new recovery codes; the old ones stop working. */
export const makeRecoveryCodes = ({ call }: AppContext): Promise<RecoveryCodesAnswer> =>
  call('postRecoveryCodes', { ignore: ignored });

/** Ends sessions; `ApiError` 401 when the current one was among them. */
export const endSessions = ({ call }: AppContext, sessions: readonly number[]): Promise<unknown> =>
  call('deleteAuthSessions', { body: { sessions: [...sessions] }, ignore: ignored });

/** Disconnects a provider account. */
export const disconnectProvider = ({ call }: AppContext, provider: string, account: string): Promise<unknown> =>
  call('deleteProviderAccount', { body: { provider, account }, ignore: ignored });

/** Reauthenticates by password. */
export const reauthenticate = ({ call }: AppContext, password: string): Promise<unknown> =>
  call('postReauthenticate', { body: { password }, ignore: ignored });

/** Reauthenticates by a verification code or a recovery code. */
export const reauthenticateByCode = ({ call }: AppContext, code: string): Promise<unknown> =>
  call('postTwoFactorReauthenticate', { body: { code }, ignore: ignored });
