import type { QueryKey } from '@tanstack/react-query';
import { isApiError } from '../../api/errors.ts';
import { authenticatorsQuery, emailsQuery } from '../../api/security.ts';
import type { AppContext } from '../../app-context.tsx';
import { isSignedIn, toLogin } from '../../features/session-ended/to-login.ts';

const SAVED = [
  'password',
  'email-added',
  'email-sent',
  'email-confirmed',
  'email-primary',
  'email-removed',
  'factor-off',
  'codes',
] as const;

/** What was just done, so that the page says it; also without script. */
export type Saved = (typeof SAVED)[number];

/** What the security page needs beside its queries. */
export interface SecurityData {
  saved: Saved | null;
  /** Differs each time something was done: what was typed then goes. */
  stamp: string;
  /** Parts that could not be fetched. Known to the server too, which has no second try. */
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
