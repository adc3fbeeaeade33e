import type { AppContext } from '../../app-context.tsx';
import { vpsOrderContextQuery } from '../../api/vps.ts';
import { productFacts } from '../../features/catalogue/product-facts.ts';
import { loadOrder, type OrderPageData } from '../../features/order/load-order.ts';
import type { ProductFacts } from '../../seo/page-meta.ts';
import { planLine } from './plan-line.ts';

export interface PlanPageData extends OrderPageData {
  slug: string;
  product: ProductFacts | null;
}

/** Loads the order page of a plan. */
export async function loadPlan(app: AppContext, slug: string, url: URL): Promise<PlanPageData | Response> {
  const data = await loadOrder(app, planLine(slug), url);
  if (data instanceof Response) return data;
  const { queryKey } = vpsOrderContextQuery(app, { slug, promoCode: data.promo ?? undefined });
  const context = app.queryClient.getQueryData(queryKey);
  return { slug, ...data, product: context ? productFacts(slug, context, data.price) : null };
}
