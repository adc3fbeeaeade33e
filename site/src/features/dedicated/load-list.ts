import { withoutIdleBounds } from '@hoster/domain/lines/dedicated/figures';
import { filterTariffs, noDsFilter, type DsFilter } from '@hoster/domain/lines/dedicated/filter';
import type { DsFigures } from '@hoster/contract';
import { redirect } from 'react-router-dom';
import type { AppContext } from '../../app/app-context.tsx';
import { pageIn } from '../../app/router/page-in.ts';
import {
  dsFiguresQuery,
  dsGroupLandingsQuery,
  dsLocationLandingsQuery,
  dsPromoQuery,
  dsSetsQuery,
  dsTariffsQuery,
  SERVERS_PER_PAGE,
} from '../../api/dedicated.ts';
import { currenciesQuery } from '../../api/site.ts';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import { filterIn } from './filter-address.ts';
import { landingName } from './landing.ts';
import { formQuery, PRICE_CURRENCY } from './price-bounds.ts';

/** Kinds of landings, by the word before their slug. */
export type LandingPrefix = 'in' | 'for';

/**
 * Fetches what the list of servers shows, or a landing of it. Leads the address of a form sent without script to the one
 * with its bounds in EUR and GB. Throws the 404 of a landing that doesn't exist.
 */
export async function loadList(
  app: AppContext,
  url: URL,
  prefix: LandingPrefix | null,
  slug = '',
): Promise<Response | null> {
  const { queryClient } = app;
  if (url.searchParams.has(PRICE_CURRENCY)) {
    const query = formQuery(url.searchParams, await queryClient.ensureQueryData(currenciesQuery(app)));
    return redirect(query.size > 0 ? `${url.pathname}?${String(query)}` : url.pathname);
  }
  const landing = landingName(prefix && { prefix, slug });
  const [figures] = await Promise.all([
    // Its 404 for an unknown landing becomes the page's.
    queryClient.ensureQueryData(dsFiguresQuery(app, { landing, filter: noDsFilter })),
    queryClient.ensureQueryData(dsLocationLandingsQuery(app)),
    queryClient.ensureQueryData(dsGroupLandingsQuery(app)),
    queryClient.ensureQueryData(dsSetsQuery(app)),
  ]);
  const request = readListRequest(figures, url.searchParams);
  const asked = tariffsRequest(request);
  const { results } = await queryClient.ensureQueryData(dsTariffsQuery(app, { landing, ...asked }));
  if (filterTariffs(results, request.filter).length === 0)
    await queryClient.ensureQueryData(dsFiguresQuery(app, { landing, filter: request.filter }));
  const promoCode = promoIn(url.searchParams);
  if (promoCode && results[0]) await queryClient.ensureQueryData(dsPromoQuery(app, promoCode, results[0].slug));
  return null;
}

/** What the address of a list asks for. A short list is fetched as a whole, and has one page. */
export interface ListRequest {
  isWhole: boolean;
  filter: DsFilter;
  page: number;
}

/** Reads what the address of a list asks for. */
export function readListRequest(figures: DsFigures, query: URLSearchParams): ListRequest {
  const isWhole = figures.count <= SERVERS_PER_PAGE;
  return { isWhole, filter: withoutIdleBounds(filterIn(query), figures), page: isWhole ? 1 : pageIn(query) };
}

/** What to fetch of a list: all of a short one, else a page of the servers that match the filters. */
export const tariffsRequest = ({ isWhole, filter, page }: ListRequest): Omit<ListRequest, 'isWhole'> => ({
  filter: isWhole ? noDsFilter : filter,
  page,
});
