import { data as withStatus, redirect } from 'react-router-dom';
import type { AppContext } from '../../app-context.tsx';
import { personalInfoQuery } from '../../api/account.ts';
import { authQuery } from '../../api/auth.ts';
import { configQuery } from '../../api/site.ts';
import { vpsLocationsQuery, vpsOrderContextQuery, vpsParametersQuery, vpsTemplatesQuery } from '../../api/vps.ts';
import { canonicalQuery, isFormQuery } from '../../features/order/form-query.ts';
import { newRequestKey } from '../../features/order/request-key.ts';
import { admittedStage, stageAddress, wantedStage, type Stage } from '../../features/order/stages.ts';
import { countryOptions, type CountryOption } from '../../features/personal-info/country-options.ts';
import type { PlanAnswers } from './plan-data.ts';
import { isReady, planOf, planQuery, readPlanOrder, type PlanOrder } from './plan-order.ts';

export interface PlanPageData {
  slug: string;
  /** The promo code that the context was asked with, null for none. */
  promo: string | null;
  stage: Stage;
  /** The next stage of this visitor, behind the configuration. */
  next: Stage;
  /** For `Idempotency-Key`: one a visit of the page, so that a doubled click is one order. */
  requestKey: string;
  /** Countries to choose from, in the personal data stage. */
  countries: CountryOption[];
}

/** The code of an address, as the context is asked with it. */
const promoOf = (query: URLSearchParams): string | undefined => query.get('promo')?.trim() || undefined;

/** Fetches what the order page is made from. A plan that does not exist is a 404. */
async function planAnswers(app: AppContext, slug: string, promoCode: string | undefined): Promise<PlanAnswers> {
  const { queryClient } = app;
  const [context, templates, locations, parameters] = await Promise.all([
    queryClient.ensureQueryData(vpsOrderContextQuery(app, { slug, promoCode })),
    queryClient.ensureQueryData(vpsTemplatesQuery(app)),
    queryClient.ensureQueryData(vpsLocationsQuery(app)),
    queryClient.ensureQueryData(vpsParametersQuery(app)),
    queryClient.prefetchQuery(configQuery(app)),
  ]);
  return { context, templates, locations, parameters };
}

/** The order that an address means. Throws the 404 of a slug that is a landing's, not a plan's. */
export async function orderOf(app: AppContext, slug: string, query: URLSearchParams): Promise<PlanOrder> {
  const answers = await planAnswers(app, slug, promoOf(query));
  const plan = planOf(answers.context, slug);
  if (!plan) throw withStatus(null, { status: 404 });
  return readPlanOrder(answers, plan, query);
}

/** Loads the order page, and leads to the stage that this visitor may be in. */
export async function loadPlan(app: AppContext, slug: string, url: URL): Promise<PlanPageData | Response> {
  const query = url.searchParams;
  if (isFormQuery(query)) {
    const canonical = canonicalQuery(query);
    // Only what differs from the usual choice stays in the address.
    const { defaults, choice, notes } = await orderOf(app, slug, canonical);
    return redirect(stageAddress(url.pathname, planQuery({ defaults }, choice, notes), wantedStage(canonical)));
  }
  const [order, auth] = await Promise.all([
    orderOf(app, slug, query),
    app.queryClient.ensureQueryData(authQuery(app)).catch(() => ({ status: 'none' as const })),
  ]);
  const standing = {
    configurationReady: isReady(order),
    signedIn: auth.status === 'settled',
    personalInfoComplete: order.context.personal_info_complete,
  };
  const wanted = wantedStage(query);
  const stage = admittedStage(wanted, standing);
  if (stage !== wanted) return redirect(stageAddress(url.pathname, query, stage));
  if (stage === 'personal-data') await app.queryClient.ensureQueryData(personalInfoQuery(app));
  const countries = stage === 'personal-data' ? countryOptions(app.lang) : [];
  const next = admittedStage('payment', { ...standing, configurationReady: true });
  return { slug, promo: promoOf(query) ?? null, stage, next, requestKey: newRequestKey(), countries };
}
