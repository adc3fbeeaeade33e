import { definePage } from '../../app/router/page.ts';
import { orderAction } from '../../order/actions/order-action.ts';
import { vpsLine } from '../../order/lines/vps/vps-line.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { vpsOrderContextQuery } from '../../api/vps.ts';
import { productFacts } from '../../parts/catalogue/product-facts.ts';
import { loadOrder, type OrderPageData } from '../../order/page/load-order.ts';
import type { ProductFacts } from '../../seo/page-meta.ts';

/** `/virtual-private-servers/{slug}/`: a plan and its order. The configuration is the query of the address. */
export const route = definePage<PlanPageData>({
  // Messages of the account and personal data stages load with those stages (`order-stage.tsx`).
  areas: ['vps-plan', 'prices', 'order', 'long-text'],
  contextSlug: ({ slug }) => `vps-plan-${slug}`,
  load: ({ app, params, url }) => loadPlan(app, params['slug'] ?? '', url),
  act: ({ app, params, url, form }) => orderAction(app, vpsLine(params['slug'] ?? ''), url, form),
  // The address of a stage is for its visitor alone.
  meta: ({ data: { stage, product } }) =>
    stage === 'configuration' ? { ...(product && { product }), catalogue: true } : { noindex: true },
});

interface PlanPageData extends OrderPageData {
  slug: string;
  product: ProductFacts | null;
}

/** Loads the order page of a plan. */
async function loadPlan(app: AppContext, slug: string, url: URL): Promise<PlanPageData | Response> {
  const data = await loadOrder(app, vpsLine(slug), url);
  if (data instanceof Response) return data;
  const { queryKey } = vpsOrderContextQuery(app, { slug, promoCode: data.promo ?? undefined });
  const context = app.queryClient.getQueryData(queryKey);
  return { slug, ...data, product: context ? productFacts(slug, context, data.price) : null };
}
