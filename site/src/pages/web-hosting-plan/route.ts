import { actOrder } from '../../features/order/act-order.ts';
import { loadOrder, type OrderPageData } from '../../features/order/load-order.ts';
import { stageParts } from '../../features/order/stage-parts.ts';
import { definePage } from '../../router/page.ts';
import { hostingLine } from './hosting-line.ts';

interface HostingPageData extends OrderPageData {
  slug: string;
}

/** `/web-hosting/{slug}/`: a plan and its order. The configuration is the query of the address. */
export const route = definePage<HostingPageData>({
  hydrateLate: true,
  // The words of account and personal data come with their stages (`late-stages.ts`).
  areas: ['web-hosting', 'web-hosting-plan', 'order', 'long-text'],
  parts: ({ stage }) => stageParts[stage],
  contextSlug: ({ slug }) => `vh-plan-${slug}`,
  async load({ app, params, url }) {
    const slug = params['slug'] ?? '';
    const data = await loadOrder(app, hostingLine(slug), url);
    return data instanceof Response ? data : { slug, ...data };
  },
  act: ({ app, params, url, form }) => actOrder(app, hostingLine(params['slug'] ?? ''), url, form),
  // The address of a stage is for its visitor alone.
  meta: ({ data }) => (data.stage === 'configuration' ? {} : { noindex: true }),
});
