import {
  vpsLocationLandingsQuery,
  vpsLocationsQuery,
  vpsOrderContextQuery,
  vpsTypeLandingsQuery,
} from '../../api/vps.ts';
import type { DescribedPage } from '../../seo/structured-data.ts';
import { plansLd } from '../../parts/catalogue/plans-ld.ts';
import { planPageQuery } from '../../parts/catalogue/plan-page-query.ts';
import { planPrice, wantedPeriod } from '../../parts/catalogue/plan-price.ts';
import { placesOf } from '../../parts/catalogue/plan-rows.ts';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import { landingOf } from './landing-of.ts';
import { planRows } from './plan-rows.ts';
import { surchargeOf } from './surcharge.ts';

/** Offers on a page of the VPS catalogue, for search engines. */
export function vpsLd(page: DescribedPage): object[] {
  const { app, intl, params, url } = page;
  const known = app.queryClient;
  const promoCode = promoIn(url.searchParams);
  const context = known.getQueryData(vpsOrderContextQuery(app, { promoCode, scope: 'catalogue' }).queryKey);
  if (!context) return [];
  const landing = landingOf(page.page === 'vps-location' ? 'in' : params['prefix'], params['slug'], {
    byCountry: known.getQueryData(vpsLocationLandingsQuery(app).queryKey) ?? [],
    byType: known.getQueryData(vpsTypeLandingsQuery(app).queryKey) ?? [],
  });
  const surcharge = surchargeOf(landing, context.locations, known.getQueryData(vpsLocationsQuery(app).queryKey));
  const period = wantedPeriod(context.rent_periods, url.searchParams);
  return plansLd(page, {
    rows: planRows(context.tariffs, context.locations, landing).filter(({ tariff }) => !tariff.is_custom),
    query: planPageQuery({ landing, places: placesOf(context.locations, landing), period, promoCode }),
    priceOf: (tariff) => planPrice(tariff, period, surcharge, context.promo),
    wordsOf: ({ name, cpu_count: cpu, ram_size: ram, disk_size: disk }) => ({
      name: `VPS ${name}`,
      description: intl.formatMessage(
        {
          id: 'seo.offer.vps',
          defaultMessage: '{cpu, number} vCPU, {ram, number} GB RAM, {disk, number} GB NVMe',
          description: 'What a VPS plan is, for search engines',
        },
        { cpu, ram, disk },
      ),
    }),
  });
}
