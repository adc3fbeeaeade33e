import { data as withStatus } from 'react-router-dom';
import type { AppContext } from '../../app-context.tsx';
import { isApiError } from '../../api/errors.ts';
import { orderDraftQuery } from '../../api/order-draft.ts';
import { configQuery } from '../../api/site.ts';
import { vpsLocationsQuery, vpsOrderContextQuery, vpsParametersQuery, vpsTemplatesQuery } from '../../api/vps.ts';
import { formerAddress } from '../../features/former-plan/former-plan.ts';
import { notesNow } from '../../features/order/draft-notes.ts';
import { promoIn } from '../../features/promo-code/promo-in.ts';
import type { PlanAnswers } from './plan-data.ts';
import { planOf, readPlanOrder, type PlanOrder } from './plan-order.ts';

/** Fetches what the order page is made from. A plan that does not exist is a 404. */
async function planAnswers(app: AppContext, slug: string, promoCode: string | undefined): Promise<PlanAnswers> {
  const { queryClient } = app;
  const [context, templates, locations, parameters, draft] = await Promise.all([
    queryClient.ensureQueryData(vpsOrderContextQuery(app, { slug, promoCode })),
    queryClient.ensureQueryData(vpsTemplatesQuery(app)),
    queryClient.ensureQueryData(vpsLocationsQuery(app)),
    queryClient.ensureQueryData(vpsParametersQuery(app)),
    queryClient.ensureQueryData(orderDraftQuery(app, 'vps')),
    queryClient.prefetchQuery(configQuery(app)),
  ]);
  return { context, templates, locations, parameters, draft };
}

/** The order that an address means. Throws the 404 of a slug that is a landing's, not a plan's, and leads to what became of a former plan. */
export async function orderOf(app: AppContext, slug: string, query: URLSearchParams): Promise<PlanOrder> {
  const answers = await planAnswers(app, slug, promoIn(query)).catch(async (error: unknown) => {
    throw (isApiError(error, 404) && (await formerAddress(app, 'vps', slug, query))) || error;
  });
  const plan = planOf(answers.context, slug);
  if (!plan) throw withStatus(null, { status: 404 });
  return readPlanOrder(answers, plan, query, notesNow(app, 'vps'));
}
