import { settledFilter } from '@hoster/domain/lines/dedicated/figures';
import { noDsFilter } from '@hoster/domain/lines/dedicated/filter';
import type { DsFigures } from '@hoster/contract';
import { redirect } from 'react-router-dom';
import type { AppContext } from '../../app-context.tsx';
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
import { promoIn } from '../promo-code/promo-in.ts';
import { filterIn, pageIn } from './filter-address.ts';
import { inEuros, PRICE_CURRENCY } from './price-bounds.ts';

/** Kinds of landings, by the word before their slug. */
export type LandingPrefix = 'in' | 'for';

/**
 * Fetches what the list of servers shows, or a landing of it. Leads an address with bounds of the price in another
 * currency to the one in EUR. Throws the 404 of a landing that doesn't exist.
 */
export async function loadList(
  app: AppContext,
  url: URL,
  prefix: LandingPrefix | null,
  slug = '',
): Promise<Response | null> {
  const { queryClient } = app;
  if (url.searchParams.has(PRICE_CURRENCY)) {
    const query = inEuros(url.searchParams, await queryClient.ensureQueryData(currenciesQuery(app)));
    return redirect(query.size > 0 ? `${url.pathname}?${String(query)}` : url.pathname);
  }
  const part = prefix === null ? undefined : `${prefix}-${slug}`;
  const [figures] = await Promise.all([
    // Its 404 of an unknown landing is the page's.
    queryClient.ensureQueryData(dsFiguresQuery(app, { landing: part, filter: noDsFilter })),
    queryClient.ensureQueryData(dsLocationLandingsQuery(app)),
    queryClient.ensureQueryData(dsGroupLandingsQuery(app)),
    queryClient.ensureQueryData(dsSetsQuery(app)),
  ]);
  const asked = askedOf(figures, url);
  const { results } = await queryClient.ensureQueryData(dsTariffsQuery(app, { landing: part, ...asked }));
  if (results.length === 0)
    await queryClient.ensureQueryData(dsFiguresQuery(app, { landing: part, filter: asked.filter }));
  const promoCode = promoIn(url.searchParams);
  if (promoCode && results[0]) await queryClient.ensureQueryData(dsPromoQuery(app, promoCode, results[0].slug));
  return null;
}

/** What of a list is asked for: all of it where it's short, else a page of what passes the filters of the address. */
export function askedOf(figures: DsFigures, url: URL) {
  const isWhole = figures.count <= SERVERS_PER_PAGE;
  return {
    filter: isWhole ? noDsFilter : settledFilter(filterIn(url.searchParams), figures),
    page: isWhole ? 1 : pageIn(url.searchParams),
  };
}
