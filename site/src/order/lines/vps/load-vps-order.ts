import { data as withStatus } from 'react-router-dom';
import type { AppContext } from '../../../app/app-context.tsx';
import { isApiError } from '../../../api/errors.ts';
import { orderDraftQuery } from '../../../api/order-draft.ts';
import { configQuery } from '../../../api/site.ts';
import { vpsLocationsQuery, vpsOrderContextQuery, vpsParametersQuery, vpsTemplatesQuery } from '../../../api/vps.ts';
import { formerAddress } from '../../../parts/former-plan/former-plan.ts';
import { currentDraft } from '../../draft/draft-store.ts';
import { promoIn } from '../../../parts/promo-code/promo-in.ts';
import type { VpsBackendData } from './vps-data.ts';
import { planOf, readVpsOrder, type VpsPlanOrder } from './vps-order.ts';

/** Fetches the data of the order page. A plan that does not exist is a 404. */
async function fetchBackendData(app: AppContext, slug: string, promoCode: string | undefined): Promise<VpsBackendData> {
  const { queryClient } = app;
  const [context, templates, locations, parameters, savedDraft] = await Promise.all([
    queryClient.ensureQueryData(vpsOrderContextQuery(app, { slug, promoCode })),
    queryClient.ensureQueryData(vpsTemplatesQuery(app)),
    queryClient.ensureQueryData(vpsLocationsQuery(app)),
    queryClient.ensureQueryData(vpsParametersQuery(app)),
    queryClient.ensureQueryData(orderDraftQuery(app, 'vps')),
    queryClient.prefetchQuery(configQuery(app)),
  ]);
  return { context, templates, locations, parameters, savedDraft };
}

/**
 * Reads the order from an address. Throws a 404 for a landing's slug, and redirects from a former plan to its
 * replacement.
 */
export async function orderOf(app: AppContext, slug: string, query: URLSearchParams): Promise<VpsPlanOrder> {
  const backendData = await fetchBackendData(app, slug, promoIn(query)).catch(async (error: unknown) => {
    throw (isApiError(error, 404) && (await formerAddress(app, 'vps', slug, query))) || error;
  });
  const plan = planOf(backendData.context, slug);
  if (!plan) throw withStatus(null, { status: 404 });
  return readVpsOrder(backendData, plan, query, currentDraft(app, 'vps'));
}
