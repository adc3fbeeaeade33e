import { vhContextQuery } from '../../api/web-hosting.ts';
import { productFacts } from '../../features/catalogue/product-facts.ts';
import { actOrder } from '../../features/order/act-order.ts';
import { loadOrder, type OrderPageData } from '../../features/order/load-order.ts';
import { stageParts } from '../../features/order/stage-parts.ts';
import { definePage } from '../../router/page.ts';
import type { ProductFacts } from '../../seo/page-meta.ts';
import { hostingLine } from './hosting-line.ts';

interface HostingPageData extends OrderPageData {
  slug: string;
  product: ProductFacts | null;
}

/** `/web-hosting/{slug}/`: a plan and its order. The configuration is the query of the address. */
export const route = definePage<HostingPageData>({
  hydrateLate: true,
  // The words of account and personal data come with their stages (`late-stages.ts`).
  areas: ['web-hosting', 'web-hosting-plan', 'prices', 'order', 'long-text'],
  parts: ({ stage }) => stageParts[stage],
  contextSlug: ({ slug }) => `vh-plan-${slug}`,
  async load({ app, params, url }) {
    const slug = params['slug'] ?? '';
    const data = await loadOrder(app, hostingLine(slug), url);
    if (data instanceof Response) return data;
    const context = app.queryClient.getQueryData(vhContextQuery(app, data.promo ?? undefined).queryKey);
    return { slug, ...data, product: context ? productFacts(slug, context, data.price) : null };
  },
  act: ({ app, params, url, form }) => actOrder(app, hostingLine(params['slug'] ?? ''), url, form),
  // The address of a stage is for its visitor alone.
  meta: ({ data: { stage, product } }) =>
    stage === 'configuration' ? { ...(product && { product }), catalogue: true } : { noindex: true },
});
