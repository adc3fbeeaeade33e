import type { QueryKey } from '@tanstack/react-query';
import { financeQuery, personalInfoQuery, servicesQuery } from '../../api/account.ts';
import { dsOffersQuery } from '../../api/dedicated.ts';
import { isApiError } from '../../api/errors.ts';
import { authenticatorsQuery, eventsQuery } from '../../api/security.ts';
import { homeContextQuery } from '../../api/site.ts';
import { chargesQuery } from '../../api/service-settings.ts';
import { statusQuery } from '../../api/status.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';

/** Most services that the overview looks through; the list of services has them all. */
export const overviewServices = { page_size: 200 } as const;

/** Data of the overview besides its queries. */
export interface OverviewData {
  /** Parts that couldn't be fetched. Also known on the server, which doesn't retry. */
  failed: Record<'finance' | 'services' | 'charges' | 'events', boolean>;
}

/** Loads the parts of the overview. A failed one is reported and doesn't affect the others. */
export async function loadOverview(app: AppContext, url: URL): Promise<OverviewData | Response> {
  const next = url.pathname + url.search;
  if (!(await isSignedIn(app))) return toLogin(app, next);
  const { queryClient } = app;
  const finance = financeQuery(app);
  const services = servicesQuery(app, overviewServices);
  const charges = chargesQuery(app);
  const events = eventsQuery(app, 1);
  // Money and states are never shown from the cache.
  await Promise.all([
    queryClient.prefetchQuery(homeContextQuery(app)),
    queryClient.prefetchQuery({ ...finance, staleTime: 0 }),
    queryClient.prefetchQuery({ ...services, staleTime: 0 }),
    queryClient.prefetchQuery({ ...charges, staleTime: 0 }),
    queryClient.prefetchQuery({ ...events, staleTime: 0 }),
    queryClient.prefetchQuery({ ...dsOffersQuery(app), staleTime: 0 }),
    queryClient.prefetchQuery(personalInfoQuery(app)),
    queryClient.prefetchQuery(authenticatorsQuery(app)),
    queryClient.prefetchQuery(statusQuery(app)),
  ]);
  const state = (key: QueryKey) => queryClient.getQueryState(key);
  if ([finance, services, events].some(({ queryKey }) => isApiError(state(queryKey)?.error, 401))) {
    return toLogin(app, next);
  }
  const missing = (key: QueryKey) => queryClient.getQueryData(key) === undefined;
  return {
    failed: {
      finance: missing(finance.queryKey),
      services: missing(services.queryKey),
      charges: missing(charges.queryKey),
      events: missing(events.queryKey),
    },
  };
}
