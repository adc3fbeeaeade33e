import type { AppContext } from '../../app-context.tsx';
import { loadOrder, type OrderPageData } from '../../features/order/load-order.ts';
import { planLine } from './plan-line.ts';

export interface PlanPageData extends OrderPageData {
  slug: string;
}

/** Loads the order page of a plan. */
export async function loadPlan(app: AppContext, slug: string, url: URL): Promise<PlanPageData | Response> {
  const data = await loadOrder(app, planLine(slug), url);
  return data instanceof Response ? data : { slug, ...data };
}
