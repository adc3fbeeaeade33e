import type { QueryKey } from '@tanstack/react-query';
import { financeQuery, personalInfoQuery, servicesQuery } from '../../api/account.ts';
import { dsOffersQuery } from '../../api/dedicated.ts';
import { isApiError } from '../../api/errors.ts';
import { paymentMethodsQuery } from '../../api/payments.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { newRequestKey } from '../../order/actions/request-key.ts';
import { type CountryOption, countryOptions } from '../../features/personal-info/country-options.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';

const SAVED = ['personal-info', 'language', 'card', 'renewal-card', 'payer'] as const;
type Saved = (typeof SAVED)[number];

/** Data of the account page besides its queries. */
export interface AccountData {
  /** Page of the list of services, from 1. */
  page: number;
  /** What was just saved, so that the page shows it without script, too. */
  saved: Saved | null;
  /** Sent with a top-up, so that a second click pays once. */
  topUpKey: string;
  countries: CountryOption[];
  /** Parts that couldn't be fetched. Also known on the server, which doesn't retry. */
  failed: Record<'finance' | 'methods' | 'services' | 'profile', boolean>;
}

/** Loads all sections of the account. A failed one is reported and doesn't affect the others. */
export async function loadAccount(app: AppContext, url: URL): Promise<AccountData | Response> {
  const next = url.pathname + url.search;
  if (!(await isSignedIn(app))) return toLogin(app, next);
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1);
  const { queryClient } = app;
  const finance = financeQuery(app);
  const methods = paymentMethodsQuery(app);
  const services = servicesQuery(app, page);
  const profile = personalInfoQuery(app);
  // Money and states are never shown from the cache.
  await Promise.all([
    queryClient.prefetchQuery({ ...finance, staleTime: 0 }),
    queryClient.prefetchQuery({ ...services, staleTime: 0 }),
    queryClient.prefetchQuery({ ...profile, staleTime: 0 }),
    queryClient.prefetchQuery(methods),
    queryClient.prefetchQuery({ ...dsOffersQuery(app), staleTime: 0 }),
  ]);
  const errorOf = (key: QueryKey) => queryClient.getQueryState(key)?.error;
  if ([finance, services, profile].some(({ queryKey }) => isApiError(errorOf(queryKey), 401))) {
    return toLogin(app, next);
  }
  // A page after the last one, from an old link.
  const lost = errorOf(services.queryKey);
  if (page > 1 && isApiError(lost, 404)) throw lost;
  const missing = (key: QueryKey) => queryClient.getQueryData(key) === undefined;
  const saved = url.searchParams.get('saved');
  return {
    page,
    saved: SAVED.find((part) => part === saved) ?? null,
    topUpKey: newRequestKey(),
    countries: await countryOptions(app.lang),
    failed: {
      finance: missing(finance.queryKey),
      methods: missing(methods.queryKey),
      services: missing(services.queryKey),
      profile: missing(profile.queryKey),
    },
  };
}
