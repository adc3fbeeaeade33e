import type { FormerPlan } from '@hoster/contract';
import { data as withStatus, redirect } from 'react-router-dom';
import { vpsOrderContextQuery, vpsParametersQuery } from '../../api/vps.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { localPath } from '../../i18n/languages.ts';
import { formerIn } from '../../parts/former-plan/former-plan.ts';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import { findLanding, loadCatalogue } from './load-catalogue.ts';
import { hasMinimum } from './plan-rows.ts';

/**
 * Loads the whole catalogue. The form of the home page (`?plan=nvme-3&period=12`) is redirected to the plan it names.
 */
export async function loadWhole(app: AppContext, url: URL): Promise<FormerPlan | null> {
  const [former] = await Promise.all([formerIn(app, 'vps', url.searchParams), loadCatalogue(app, url)]);
  const { tariffs } = await app.queryClient.ensureQueryData(
    vpsOrderContextQuery(app, { promoCode: promoIn(url.searchParams), scope: 'catalogue' }),
  );
  const wanted = tariffs.find(({ slug }) => slug === url.searchParams.get('plan'));
  if (wanted) {
    const query = new URLSearchParams(url.searchParams);
    query.delete('plan');
    throw redirect(`${localPath(app.lang, wanted.url)}?${String(query)}`);
  }
  return former;
}

/** Loads a part of the catalogue. Throws a 404 for a landing that does not exist. */
export async function loadLanding(app: AppContext, prefix: string, slug: string, url: URL): Promise<null> {
  const [landing] = await Promise.all([findLanding(app, prefix, slug), loadCatalogue(app, url)]);
  if (!landing) throw withStatus(null, { status: 404 });
  // Only the plan of free sizes needs them.
  if (hasMinimum(landing)) await app.queryClient.prefetchQuery(vpsParametersQuery(app));
  return null;
}
