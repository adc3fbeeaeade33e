import { settledFilter } from '@hoster/domain/lines/dedicated/figures';
import { noDsFilter } from '@hoster/domain/lines/dedicated/filter';
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
import { localPath } from '../../i18n/languages.ts';
import { productLd } from '../../seo/json-ld.ts';
import { promoIn } from '../promo-code/promo-in.ts';
import { filterIn, pageIn } from './filter-address.ts';

/** Kinds of landings, by the word before their slug. */
export type LandingPrefix = 'in' | 'for';

/** Fetches what the list of servers shows, or a landing of it. Throws the 404 of a landing that doesn't exist. */
export async function loadList(
  app: AppContext,
  url: URL,
  prefix: LandingPrefix | null,
  slug = '',
): Promise<{ jsonLd: object[] }> {
  const { queryClient } = app;
  const part = prefix === null ? undefined : `${prefix}-${slug}`;
  const [figures] = await Promise.all([
    // Its 404 of an unknown landing is the page's.
    queryClient.ensureQueryData(dsFiguresQuery(app, { landing: part, filter: noDsFilter })),
    queryClient.ensureQueryData(dsLocationLandingsQuery(app)),
    queryClient.ensureQueryData(dsGroupLandingsQuery(app)),
    queryClient.ensureQueryData(dsSetsQuery(app)),
  ]);
  const isWhole = figures.count <= SERVERS_PER_PAGE;
  const filter = isWhole ? noDsFilter : settledFilter(filterIn(url.searchParams), figures);
  const page = isWhole ? 1 : pageIn(url.searchParams);
  const { results: rows } = await queryClient.ensureQueryData(dsTariffsQuery(app, { landing: part, filter, page }));
  if (rows.length === 0) await queryClient.ensureQueryData(dsFiguresQuery(app, { landing: part, filter }));
  const promoCode = promoIn(url.searchParams);
  if (promoCode && rows[0]) await queryClient.ensureQueryData(dsPromoQuery(app, promoCode, rows[0].slug));
  return {
    jsonLd: rows.map((tariff) =>
      productLd({
        name: tariff.name,
        description: `${tariff.frequency} GHz, ${tariff.memory_with_units.value} GB RAM`,
        url: app.facts.origin + localPath(app.lang, tariff.url),
        price: tariff.price,
        available: tariff.availability.state !== 'sold_out',
      }),
    ),
  };
}
