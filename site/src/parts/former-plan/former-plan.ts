import type { FormerPlan, ProductLine } from '@hoster/contract';
import { orderSearch } from '@hoster/domain/order/address';
import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { formerPlanQuery } from '../../api/site.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { localPath } from '../../i18n/languages.ts';

/** Parameter of a list's address: the withdrawn plan that the visitor requested. */
const FORMER_PARAM = 'former';

/** The plan that was sold under a slug before; null for none. */
const formerPlanOf = async (app: AppContext, line: ProductLine, slug: string): Promise<FormerPlan | null> =>
  app.queryClient.fetchQuery(formerPlanQuery(app, line, slug)).catch((error: unknown) => {
    // Without an answer, the address counts as unknown.
    if (isApiError(error)) return null;
    throw error;
  });

/**
 * Redirect target for the address of a plan that is no longer sold there: to the new address of a renamed one, else to
 * the list, which explains it. The rest of the configuration is kept. Null for an unknown plan.
 * @param parameter the one that names the plan, where that isn't the path
 */
export async function formerAddress(
  app: AppContext,
  line: ProductLine,
  slug: string,
  query: URLSearchParams,
  parameter?: string,
): Promise<Response | null> {
  const plan = await formerPlanOf(app, line, slug);
  if (!plan) return null;
  const isMoved = plan.renamed && plan.successor !== null;
  const [path = '/', own] = (plan.renamed && plan.successor ? plan.successor.url : plan.list_url).split('?');
  const { [parameter ?? '']: _, stage: __, ...kept } = Object.fromEntries(query);
  const search = {
    ...kept,
    ...Object.fromEntries(new URLSearchParams(own)),
    ...(!isMoved && { [FORMER_PARAM]: slug }),
  };
  // A withdrawn plan may be sold again.
  return redirect(localPath(app.lang, path) + orderSearch(search), isMoved ? 301 : 302);
}

/** The withdrawn plan that led to a list; null for none. */
export async function formerIn(app: AppContext, line: ProductLine, query: URLSearchParams): Promise<FormerPlan | null> {
  const slug = query.get(FORMER_PARAM);
  return slug ? formerPlanOf(app, line, slug) : null;
}
