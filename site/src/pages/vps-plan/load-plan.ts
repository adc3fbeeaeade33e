import { data as withStatus, redirect } from 'react-router-dom';
import { hasAuthCookie, type AppContext } from '../../app-context.tsx';
import { personalInfoQuery } from '../../api/account.ts';
import { orderDraftQuery } from '../../api/order-draft.ts';
import { authQuery } from '../../api/session.ts';
import { unpaidOrdersQuery } from '../../api/unpaid-orders.ts';
import { configQuery } from '../../api/site.ts';
import { vpsLocationsQuery, vpsOrderContextQuery, vpsParametersQuery, vpsTemplatesQuery } from '../../api/vps.ts';
import { notesNow } from '../../features/order/draft-notes.ts';
import { newRequestKey } from '../../features/order/request-key.ts';
import { admittedStage, ENDED_PARAM, stageAddress, wantedStage, type Stage } from '../../features/order/stages.ts';
import { promoIn } from '../../features/promo-code/promo-in.ts';
import { countryOptions, type CountryOption } from '../../features/personal-info/country-options.ts';
import type { PlanAnswers } from './plan-data.ts';
import { placeOf } from './field-errors.ts';
import { firstProblem, planOf, readPlanOrder, type PlanOrder } from './plan-order.ts';

export interface PlanPageData {
  slug: string;
  /** The promo code that the context was asked with, null for none. */
  promo: string | null;
  stage: Stage;
  /** The next stage of this visitor, behind the configuration. */
  next: Stage;
  /** For `Idempotency-Key`: one a visit of the page, so that a doubled click is one order. */
  requestKey: string;
  /** Whether the account stage is shown because a session has ended. */
  sessionEnded: boolean;
  /** Countries to choose from, in the personal data stage. */
  countries: CountryOption[];
}

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

/** The order that an address means. Throws the 404 of a slug that is a landing's, not a plan's. */
export async function orderOf(app: AppContext, slug: string, query: URLSearchParams): Promise<PlanOrder> {
  const answers = await planAnswers(app, slug, promoIn(query));
  const plan = planOf(answers.context, slug);
  if (!plan) throw withStatus(null, { status: 404 });
  return readPlanOrder(answers, plan, query, notesNow(app, 'vps'));
}

/** Loads the order page, and leads to the stage that this visitor may be in. */
export async function loadPlan(app: AppContext, slug: string, url: URL): Promise<PlanPageData | Response> {
  const query = url.searchParams;
  const [order, auth] = await Promise.all([
    orderOf(app, slug, query),
    app.queryClient.ensureQueryData(authQuery(app)).catch(() => ({ status: 'none' as const })),
  ]);
  const problem = firstProblem(order);
  const standing = {
    configurationReady: problem === null,
    signedIn: auth.status === 'settled',
    personalInfoComplete: order.context.personal_info_complete,
  };
  const wanted = wantedStage(query);
  const stage = admittedStage(wanted, standing);
  if (stage !== wanted) {
    // If the configuration has to be fixed first, the page opens at the field and its message.
    const place = stage === 'configuration' && problem ? `#${placeOf(problem) ?? ''}` : '';
    return redirect(stageAddress(url.pathname, query, stage) + place);
  }
  if (stage === 'personal-data') await app.queryClient.ensureQueryData(personalInfoQuery(app));
  const countries = stage === 'personal-data' ? await countryOptions(app.lang) : [];
  // Customers who return from the bank see the order they've just made.
  if (stage === 'payment') await app.queryClient.fetchQuery({ ...unpaidOrdersQuery(app), staleTime: 0 });
  const next = admittedStage('payment', { ...standing, configurationReady: true });
  return {
    slug,
    promo: promoIn(query) ?? null,
    stage,
    next,
    requestKey: newRequestKey(),
    countries,
    // The flag outlives the session: visitors with it were signed in a while ago.
    sessionEnded: stage === 'account' && (query.has(ENDED_PARAM) || hasAuthCookie(app)),
  };
}
