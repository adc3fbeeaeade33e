import type { AppContext } from '../../app-context.tsx';
import { data as withStatus } from 'react-router-dom';
import { dsGroupLandingsQuery, dsLocationLandingsQuery, dsSetsQuery, dsTariffsQuery } from '../../api/dedicated.ts';
import { pageContextQuery } from '../../api/site.ts';
import { localPath } from '../../i18n/languages.ts';
import { faqLd, productLd } from '../../seo/json-ld.ts';
import { filterIn } from './filter-address.ts';
import { filterOfLanding, textsOf, type DedicatedLanding } from './landing.ts';

/** Kinds of landings, by the word before their slug. */
export type LandingPrefix = 'in' | 'for';

/** Servers with an offer for search engines; of thousands the first ones do. */
const OFFERS = 50;

/** Fetches what the list of servers shows, or a landing of it. Throws the 404 of a landing that doesn't exist. */
export async function loadList(
  app: AppContext,
  url: URL,
  prefix: LandingPrefix | null,
  slug = '',
): Promise<{ jsonLd: object[] }> {
  const { queryClient } = app;
  const [all, countries, groups] = await Promise.all([
    queryClient.ensureQueryData(dsTariffsQuery(app)),
    queryClient.ensureQueryData(dsLocationLandingsQuery(app)),
    queryClient.ensureQueryData(dsGroupLandingsQuery(app)),
    queryClient.ensureQueryData(dsSetsQuery(app)),
  ]);
  const landings: readonly DedicatedLanding[] = prefix === 'in' ? countries : groups;
  const landing = prefix === null ? null : (landings.find((one) => one.slug === slug) ?? null);
  if (prefix !== null && !landing) throw withStatus(null, { status: 404 });
  // Where not all servers are known here, those that pass are asked for.
  if (all.next !== null) await queryClient.ensureQueryData(dsTariffsQuery(app, filterIn(url.searchParams)));
  const base = await queryClient.ensureQueryData(dsTariffsQuery(app, filterOfLanding(landing)));
  const texts = await queryClient.ensureQueryData(pageContextQuery(app, textsOf(landing))).catch(() => null);
  return {
    jsonLd: [
      ...base.results.slice(0, OFFERS).map((tariff) =>
        productLd({
          name: tariff.name,
          description: `${tariff.frequency} GHz, ${tariff.memory_with_units.value} GB RAM`,
          url: app.facts.origin + localPath(app.lang, tariff.url),
          price: tariff.price,
          available: tariff.availability.state !== 'sold_out',
        }),
      ),
      ...(texts?.faq ? [faqLd(texts.faq)] : []),
    ],
  };
}
