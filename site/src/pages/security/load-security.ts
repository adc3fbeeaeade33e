import type { QueryKey } from '@tanstack/react-query';
import { authConfigQuery } from '../../api/auth.ts';
import { isApiError } from '../../api/errors.ts';
import { authenticatorsQuery, emailsQuery } from '../../api/security.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';

const SAVED = [
  'password',
  'email-added',
  'email-sent',
  'email-confirmed',
  'email-primary',
  'email-removed',
  'factor-off',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'codes',
] as const;

/** What was just done, so that the page shows it without script, too. */
export type Saved = (typeof SAVED)[number];

/** Data of the security page besides its queries. */
export interface SecurityData {
  saved: Saved | null;
  /** Changes after each action, which clears the input. */
  stamp: string;
  /** Parts that couldn't be fetched. Also known on the server, which doesn't retry. */
  failed: Record<'emails' | 'factors', boolean>;
}

/** Loads all sections of the page. A failed one is reported and doesn't affect the others. */
export async function loadSecurity(app: AppContext, url: URL): Promise<SecurityData | Response> {
  const next = url.pathname + url.search;
  if (!(await isSignedIn(app))) return toLogin(app, next);
  const { queryClient } = app;
  const emails = emailsQuery(app);
  const factors = authenticatorsQuery(app);
  await Promise.all([
    queryClient.prefetchQuery({ ...emails, staleTime: 0 }),
    queryClient.prefetchQuery({ ...factors, staleTime: 0 }),
    // Which sections there are, and how long a password must be.
    queryClient.prefetchQuery(authConfigQuery(app)),
  ]);
  const stateOf = (key: QueryKey) => queryClient.getQueryState(key);
  if ([emails, factors].some(({ queryKey }) => isApiError(stateOf(queryKey)?.error, 401))) return toLogin(app, next);
  const saved = url.searchParams.get('saved');
  return {
    saved: SAVED.find((one) => one === saved) ?? null,
    stamp: saved ? crypto.randomUUID() : '',
    failed: {
      emails: stateOf(emails.queryKey)?.data === undefined,
      factors: stateOf(factors.queryKey)?.data === undefined,
    },
  };
}
