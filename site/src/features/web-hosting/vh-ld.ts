import { vhCmsLandingsQuery, vhContextQuery, vhLocationLandingsQuery } from '../../api/web-hosting.ts';
import type { DescribedPage } from '../../seo/structured-data.ts';
import { plansLd } from '../../parts/catalogue/plans-ld.ts';
import { planPageQuery } from '../../parts/catalogue/plan-page-query.ts';
import { planPrice, wantedPeriod } from '../../parts/catalogue/plan-price.ts';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import { memoryText, plural } from './amounts.tsx';
import { vhPlaces, vhRows } from './vh-rows.ts';

/** Offers on a page of the web hosting catalogue, for search engines. */
export function vhLd(page: DescribedPage): object[] {
  const { app, intl, params, url } = page;
  const known = app.queryClient;
  const promoCode = promoIn(url.searchParams);
  const context = known.getQueryData(vhContextQuery(app, promoCode, 'catalogue').queryKey);
  if (!context) return [];
  const byCountry = known.getQueryData(vhLocationLandingsQuery(app).queryKey) ?? [];
  const byCms = known.getQueryData(vhCmsLandingsQuery(app).queryKey) ?? [];
  const landings = { 'web-hosting-location': byCountry, 'web-hosting-cms': byCms }[page.page];
  const landing = landings?.find(({ slug }) => slug === params['slug']) ?? null;
  const places = vhPlaces(context.tariffs, context.locations, landing).offered;
  const period = wantedPeriod(context.rent_periods, url.searchParams);
  return plansLd(page, {
    rows: vhRows(context.tariffs, context.locations, landing),
    query: planPageQuery({ landing, places, period, promoCode }),
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
