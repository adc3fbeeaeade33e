import { vhCmsLandingsQuery, vhContextQuery, vhLocationLandingsQuery } from '../../api/web-hosting.ts';
import type { DescribedPage } from '../../seo/structured-data.ts';
import { offersLd } from '../catalogue/offers-ld.ts';
import { planPageQuery } from '../catalogue/plan-page-query.ts';
import { planPrice, wantedPeriod } from '../catalogue/plan-price.ts';
import { placesOf } from '../catalogue/plan-rows.ts';
import { promoIn } from '../promo-code/promo-in.ts';
import { memoryText, plural } from './amounts.tsx';
import { vhRows } from './vh-rows.ts';

/** What a page of the web hosting catalogue lists, for search engines. */
export function vhOffers(page: DescribedPage): object[] {
  const { app, intl, params, url } = page;
  const known = app.queryClient;
  const promoCode = promoIn(url.searchParams);
  const context = known.getQueryData(vhContextQuery(app, promoCode).queryKey);
  if (!context) return [];
  const byCountry = known.getQueryData(vhLocationLandingsQuery(app).queryKey) ?? [];
  const byCms = known.getQueryData(vhCmsLandingsQuery(app).queryKey) ?? [];
  const landings = { 'web-hosting-location': byCountry, 'web-hosting-cms': byCms }[page.page];
  const landing = landings?.find(({ slug }) => slug === params['slug']) ?? null;
  const period = wantedPeriod(context.rent_periods, url.searchParams);
  return offersLd(page, {
    rows: vhRows(context.tariffs, context.locations, landing),
    query: planPageQuery({ landing, places: placesOf(context.locations, landing), period, promoCode }),
    priceOf: (tariff) => planPrice(tariff, period, 0, context.promo),
    wordsOf: ({ name, sites, disk_size: disk, memory_mb: memory }) => ({
      name: intl.formatMessage(
        {
          id: 'seo.offer.hosting.name',
          defaultMessage: 'Web hosting {name}',
          description: 'Name of a web hosting plan, for search engines',
        },
        { name },
      ),
      description: intl.formatMessage(
        {
          id: 'seo.offer.hosting',
          defaultMessage:
            '{sites, plural, =-1 {Unlimited sites} one {# site} other {# sites}}, {disk, number} GB NVMe, {memory} RAM',
          description: 'What a web hosting plan is, for search engines',
        },
        { sites: plural(sites), disk, memory: memoryText(intl, memory) },
      ),
    }),
  });
}
