import type { CmsLanding, FormerPlan, Landing } from '@hoster/contract';
import { data as withStatus } from 'react-router-dom';
import type { AppContext } from '../../app/app-context.tsx';
import { vhCmsLandingsQuery, vhContextQuery, vhLocationLandingsQuery } from '../../api/web-hosting.ts';
import { formerIn } from '../../parts/former-plan/former-plan.ts';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import type { VhLanding } from './vh-rows.ts';

/** Loads a page of the catalogue. `find` returns the page's landing; undefined is a 404. */
async function load(
  app: AppContext,
  url: URL,
  find: (landings: { byCountry: Landing[]; byCms: CmsLanding[] }) => VhLanding | null | undefined,
): Promise<null> {
  const { queryClient } = app;
  const promoCode = promoIn(url.searchParams);
  const [byCountry, byCms] = await Promise.all([
    queryClient.ensureQueryData(vhLocationLandingsQuery(app)),
    queryClient.ensureQueryData(vhCmsLandingsQuery(app)),
    queryClient.ensureQueryData(vhContextQuery(app, promoCode, 'catalogue')),
  ]);
  if (find({ byCountry, byCms }) === undefined) throw withStatus(null, { status: 404 });
  return null;
}

/** Loads the whole catalogue. */
export async function loadVhList(app: AppContext, url: URL): Promise<FormerPlan | null> {
  const [former] = await Promise.all([formerIn(app, 'web_hosting', url.searchParams), load(app, url, () => null)]);
  return former;
}

/** Loads the page of a system, by its slug. Throws a 404 if it doesn't exist. */
export const loadVhCms = (app: AppContext, slug: string, url: URL): Promise<null> =>
  load(app, url, ({ byCms }) => byCms.find((landing) => landing.slug === slug));

/** Loads the page of a country, by its slug. Throws a 404 if it doesn't exist. */
export const loadVhLocation = (app: AppContext, slug: string, url: URL): Promise<null> =>
  load(app, url, ({ byCountry }) => byCountry.find((landing) => landing.slug === slug));
