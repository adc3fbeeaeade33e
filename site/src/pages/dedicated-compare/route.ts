import { noDsFilter } from '@hoster/domain/lines/dedicated/filter';
import { locationIn } from '@hoster/domain/lines/dedicated/on-offer';
import { redirect } from 'react-router-dom';
import { dsFiguresQuery, dsServersQuery } from '../../api/dedicated.ts';
import { comparedFrom, comparedIn, DIFFERENCES_PARAM, leftOutIn } from '../../features/dedicated/compare-address.ts';
import { filterIn } from '../../features/dedicated/filter-address.ts';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import { localPath } from '../../i18n/languages.ts';
import { definePage } from '../../app/router/page.ts';

interface Compared {
  slugs: string[];
  /** Countries that the servers are looked for in; anywhere for none. */
  countries: readonly string[];
  /** Ids of the locations there that they are ordered at, by slug. */
  locations: Readonly<Record<string, number | undefined>>;
  leftOut: number;
  /** Whether rows in which all servers are the same are left out. */
  onlyDifferences: boolean;
  promoCode: string | undefined;
}

/** `/dedicated-servers/compare/?servers=a,b`: up to four servers side by side. */
export const route = definePage<Compared>({
  areas: ['dedicated', 'dedicated-compare', 'prices'],
  async load({ app, url }) {
    const { queryClient } = app;
    const slugs = comparedIn(url.searchParams);
    const { countries } = filterIn(url.searchParams);
    const promoCode = promoIn(url.searchParams);
    const [{ results }, { locations }] = await Promise.all([
      slugs.length === 0 ? { results: [] } : queryClient.ensureQueryData(dsServersQuery(app, slugs)),
      countries.length === 0
        ? { locations: [] }
        : queryClient.ensureQueryData(
            dsFiguresQuery(app, { landing: undefined, filter: { ...noDsFilter, countries } }),
          ),
    ]);
    // Servers no longer sold are left out: the address may be old.
    return results.length === 0
      ? redirect(localPath(app.lang, comparedFrom(countries, promoCode)))
      : {
          slugs,
          countries,
          locations: Object.fromEntries(
            results.map((tariff) => [tariff.slug, locationIn(tariff, locations, countries)]),
          ),
          promoCode,
          leftOut: leftOutIn(url.searchParams),
          onlyDifferences: url.searchParams.get(DIFFERENCES_PARAM) === '1',
        };
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'compare.title',
      defaultMessage: 'Compare dedicated servers',
      description: 'Title of the comparison of servers',
    }),
    noindex: true,
  }),
});
