import type { AppContext } from '../../app/app-context.tsx';
import {
  vpsLocationLandingsQuery,
  vpsLocationsQuery,
  vpsOrderContextQuery,
  vpsTypeLandingsQuery,
} from '../../api/vps.ts';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import { landingOf } from './landing-of.ts';
import type { CatalogueLanding } from './plan-rows.ts';

/** Fetches what every page of the VPS catalogue shows; prices are those with the promo code of the address. */
export async function loadCatalogue(app: AppContext, url: URL): Promise<void> {
  const { queryClient } = app;
  await Promise.all([
    queryClient.ensureQueryData(
      vpsOrderContextQuery(app, { promoCode: promoIn(url.searchParams), scope: 'catalogue' }),
    ),
    queryClient.ensureQueryData(vpsLocationLandingsQuery(app)),
    queryClient.ensureQueryData(vpsTypeLandingsQuery(app)),
    // Provides only surcharges and tests: the page works without them.
    queryClient.prefetchQuery(vpsLocationsQuery(app)),
  ]);
}

/** The landing of an address, `in-germany` or `on-windows`; null when there is none. */
export async function findLanding(app: AppContext, prefix: string, slug: string): Promise<CatalogueLanding | null> {
  const [byCountry, byType] = await Promise.all([
    app.queryClient.ensureQueryData(vpsLocationLandingsQuery(app)),
    app.queryClient.ensureQueryData(vpsTypeLandingsQuery(app)),
  ]);
  return landingOf(prefix, slug, { byCountry, byType });
}
