import type { Service } from '@hoster/contract';
import type { DataTableView } from '@hoster/ui/data-table';
import { servicesQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { projectsQuery } from '../../api/service-settings.ts';
import { definePage } from '../../app/router/page.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { requestOf, viewIn } from './services-view.ts';
import { words } from './words.ts';

export interface ServicesData {
  view: DataTableView;
  /** Where the account has services, for the filter. */
  locations: NonNullable<Service['location']>[];
  failed: boolean;
}

/** `/my/services/`: the services of the account. */
export const route = definePage<ServicesData>({
  areas: ['account', 'tables'],
  async load({ app, url }) {
    const next = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, next);
    const { queryClient } = app;
    const view = viewIn(url.searchParams);
    const services = servicesQuery(app, requestOf(view));
    const all = servicesQuery(app, { page_size: 200 });
    await Promise.all([
      queryClient.prefetchQuery({ ...services, staleTime: 0 }),
      queryClient.prefetchQuery(all),
      queryClient.prefetchQuery({ ...projectsQuery(app), staleTime: 0 }),
    ]);
    const error = queryClient.getQueryState(services.queryKey)?.error;
    if (isApiError(error, 401)) return toLogin(app, next);
    // A page after the last one, from an old link.
    if (isApiError(error, 404)) throw error;
    const places = (queryClient.getQueryData(all.queryKey)?.results ?? []).flatMap(({ location }) => location ?? []);
    const locations = [...new Map(places.map((place) => [place.id, place])).values()];
    return { view, locations, failed: queryClient.getQueryData(services.queryKey) === undefined };
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
