import type { CmsLanding, Landing } from '@hoster/contract';
import { data as withStatus } from 'react-router-dom';
import { fromCents } from '@hoster/domain/money';
import type { AppContext } from '../../app-context.tsx';
import { vhCmsLandingsQuery, vhContextQuery, vhLocationLandingsQuery } from '../../api/web-hosting.ts';
import { offersLd } from '../catalogue/offers-ld.ts';
import { planPrice, wantedPeriod } from '../catalogue/plan-price.ts';
import { promoIn } from '../promo-code/promo-in.ts';
import { vhRows, type VhLanding } from './vh-rows.ts';

interface Loaded {
  jsonLd: object[];
}

/** Loads a page of the catalogue. `find` gives the landing that it's about; undefined is a 404. */
async function load(
  app: AppContext,
  url: URL,
  find: (landings: { byCountry: Landing[]; byCms: CmsLanding[] }) => VhLanding | null | undefined,
): Promise<Loaded> {
  const { queryClient } = app;
  const promoCode = promoIn(url.searchParams);
  const [context, byCountry, byCms] = await Promise.all([
    queryClient.ensureQueryData(vhContextQuery(app, promoCode)),
    queryClient.ensureQueryData(vhLocationLandingsQuery(app)),
    queryClient.ensureQueryData(vhCmsLandingsQuery(app)),
  ]);
  const landing = find({ byCountry, byCms });
  if (landing === undefined) throw withStatus(null, { status: 404 });
  const period = wantedPeriod(context.rent_periods, url.searchParams);
  return {
    jsonLd: offersLd(app, vhRows(context.tariffs, context.locations, landing), (tariff) => ({
      name: `Web hosting ${tariff.name}`,
      description: `${tariff.sites ?? 'Unlimited'} sites, ${tariff.disk_size} GB NVMe, ${tariff.memory_mb} MB RAM`,
      price: fromCents(planPrice(tariff, period, 0, context.promo).perMonth),
    })),
  };
}

/** Loads the whole catalogue. */
export const loadVhList = (app: AppContext, url: URL): Promise<Loaded> => load(app, url, () => null);

/** Loads the page of a system, by its slug. Throws a 404 for one that isn't there. */
export const loadVhCms = (app: AppContext, slug: string, url: URL): Promise<Loaded> =>
  load(app, url, ({ byCms }) => byCms.find((landing) => landing.slug === slug));

/** Loads the page of a country, by its slug. Throws a 404 for one that the visitor may not see. */
export const loadVhLocation = (app: AppContext, slug: string, url: URL): Promise<Loaded> =>
  load(app, url, ({ byCountry }) => byCountry.find((landing) => landing.slug === slug));
