import { vhContextQuery } from '../../api/web-hosting.ts';
import { productFacts } from '../../parts/catalogue/product-facts.ts';
import { orderAction } from '../../order/actions/order-action.ts';
import { loadOrder, type OrderPageData } from '../../order/page/load-order.ts';
import { definePage } from '../../app/router/page.ts';
import type { ProductFacts } from '../../seo/page-meta.ts';
import { hostingLine } from '../../order/lines/web-hosting/hosting-line.ts';

interface HostingPageData extends OrderPageData {
  slug: string;
  product: ProductFacts | null;
}

/** `/web-hosting/{slug}/`: a plan and its order. The configuration is the query of the address. */
export const route = definePage<HostingPageData>({
  // Messages of the account and personal data stages load with those stages (`order-stage.tsx`).
  areas: ['web-hosting', 'web-hosting-plan', 'prices', 'order', 'long-text'],
  contextSlug: ({ slug }) => `vh-plan-${slug}`,
  async load({ app, params, url }) {
    const slug = params['slug'] ?? '';
    const data = await loadOrder(app, hostingLine(slug), url);
    if (data instanceof Response) return data;
    const context = app.queryClient.getQueryData(vhContextQuery(app, data.promo ?? undefined).queryKey);
    return { slug, ...data, product: context ? productFacts(slug, context, data.price) : null };
  },
  act: ({ app, params, url, form }) => orderAction(app, hostingLine(params['slug'] ?? ''), url, form),
  // The address of a stage is for its visitor alone.
  meta: ({ data: { stage, product } }) =>
    stage === 'configuration' ? { ...(product && { product }), catalogue: true } : { noindex: true },
});
