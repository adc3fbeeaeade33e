import type { AccountEvent, AccountSession, Page } from '@hoster/contract';
import type { QueryKey } from '@tanstack/react-query';
import { authConfigQuery } from '../../../api/auth.ts';
import { isApiError } from '../../../api/errors.ts';
import { eventsQuery, providerAccountsQuery, sessionsQuery } from '../../../api/security.ts';
import { sshKeysQuery } from '../../../api/ssh-keys.ts';
import type { AppContext } from '../../../app/app-context.tsx';
import { countryNames } from '../../../i18n/country-names.ts';
import { isSignedIn, toLogin } from '../../../features/auth/session/to-login.ts';
import { type SavedPart, savedPart } from './saved-parts.ts';

/** Data of the sessions, providers, keys and events sections besides their queries. */
export interface SecurityLogData {
  /** Page of the activity log, starting at 1. */
  eventsPage: number;
  /** Names of the countries that are shown, by code. */
  countries: Readonly<Record<string, string>>;
  /** Reason why a provider account wasn't connected. */
  providerError: string | null;
  saved: SavedPart | null;
  /** Parts that couldn't be fetched. Also known on the server, which doesn't retry. */
  failed: Record<'sessions' | 'providers' | 'sshKeys' | 'events', boolean>;
}

/** Loads the lists of the security page. A failed one is reported and doesn't affect the others. */
export async function loadSecurityLog(app: AppContext, url: URL): Promise<SecurityLogData | Response> {
  const next = url.pathname + url.search;
  if (!(await isSignedIn(app))) return toLogin(app, next);
  const { queryClient } = app;
  const eventsPage = Math.max(1, Math.trunc(Number(url.searchParams.get('events'))) || 1);
  const sessions = sessionsQuery(app);
  const providers = providerAccountsQuery(app);
  const sshKeys = sshKeysQuery(app);
  const events = eventsQuery(app, eventsPage);
  // Data about who has access is never shown from the cache.
  await Promise.all([
    queryClient.prefetchQuery({ ...sessions, staleTime: 0 }),
    queryClient.prefetchQuery({ ...providers, staleTime: 0 }),
    queryClient.prefetchQuery({ ...sshKeys, staleTime: 0 }),
    queryClient.prefetchQuery({ ...events, staleTime: 0 }),
    queryClient.prefetchQuery(authConfigQuery(app)),
  ]);
  const errorOf = (key: QueryKey) => queryClient.getQueryState(key)?.error;
  if ([sessions, providers, sshKeys, events].some(({ queryKey }) => isApiError(errorOf(queryKey), 401))) {
    return toLogin(app, next);
  }
  // A page after the last one, from an old link.
  const lost = errorOf(events.queryKey);
  if (eventsPage > 1 && isApiError(lost, 404)) throw lost;
  const missing = (key: QueryKey) => queryClient.getQueryData(key) === undefined;
  const { searchParams } = url;
  const providerError = searchParams.get('error_process') === 'connect' ? searchParams.get('error') : null;
  return {
    eventsPage,
    countries: await namesOf(app, [
      ...(queryClient.getQueryData<AccountSession[]>(sessions.queryKey) ?? []),
      ...(queryClient.getQueryData<Page<AccountEvent>>(events.queryKey)?.results ?? []),
    ]),
    providerError,
    saved: providerError === null ? savedPart(searchParams.get('saved')) : null,
    failed: {
      sessions: missing(sessions.queryKey),
      providers: missing(providers.queryKey) || missing(authConfigQuery(app).queryKey),
      sshKeys: missing(sshKeys.queryKey),
      events: missing(events.queryKey),
    },
  };
}

/** The names, in the visitor's language, of the countries that occur. */
async function namesOf(
  app: AppContext,
  places: readonly { country: string | null }[],
): Promise<Record<string, string>> {
  const names = await countryNames(app.lang);
  const codes = new Set(places.flatMap(({ country }) => country ?? []));
  return Object.fromEntries([...codes].map((code) => [code, names[code] ?? code]));
}
