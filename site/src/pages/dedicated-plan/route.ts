import type { AppContext } from '../../app/app-context.tsx';
import { dsContextQuery } from '../../api/dedicated.ts';
import { orderAction } from '../../order/actions/order-action.ts';
import { loadOrder, type OrderPageData } from '../../order/page/load-order.ts';
import { definePage } from '../../app/router/page.ts';
import type { ProductFacts } from '../../seo/page-meta.ts';
import { dedicatedLine } from '../../order/lines/dedicated/dedicated-line.ts';
import { OFFER_PARAM } from '../../order/lines/dedicated/dedicated-order.ts';

interface DedicatedPageData extends OrderPageData {
  slug: string;
  /** Null for an offer, which is for one customer alone. */
  product: ProductFacts | null;
}

/** `/dedicated-servers/{slug}/`: a server and its order. The configuration is the query of the address. */
export const route = definePage<DedicatedPageData>({
  // Messages of the account and personal data stages load with those stages (`order-stage.tsx`).
  areas: ['dedicated', 'dedicated-plan', 'prices', 'order', 'long-text'],
  contextSlug: ({ slug }) => `ds-plan-${slug}`,
  async load({ app, params, url }) {
    const slug = params['slug'] ?? '';
    const data = await loadOrder(app, dedicatedLine(slug), url);
    if (data instanceof Response) return data;
    return {
      slug,
      ...data,
      product: url.searchParams.has(OFFER_PARAM) ? null : await productOf(app, slug, data.price),
    };
  },
  act: ({ app, params, url, form }) => orderAction(app, dedicatedLine(params['slug'] ?? ''), url, form),
  // The address of a stage is for its visitor alone, and so is an offer.
  meta: ({ data: { stage, product } }) =>
    stage === 'configuration' && product ? { product, catalogue: true } : { noindex: true },
});

async function productOf(app: AppContext, slug: string, price: number): Promise<ProductFacts> {
  const { tariff } = await app.queryClient.ensureQueryData(dsContextQuery(app, { slug }));
  return { price, available: tariff.availability.state !== 'sold_out' };
}
