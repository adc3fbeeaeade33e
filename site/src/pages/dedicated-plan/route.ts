import type { AppContext } from '../../app/app-context.tsx';
import { dsContextQuery } from '../../api/dedicated.ts';
import { orderAction } from '../../order/actions/order-action.ts';
import { loadOrder, type OrderPageData } from '../../order/page/load-order.ts';
import { definePage } from '../../app/router/page.ts';
import type { ProductFacts } from '../../seo/page-meta.ts';
import { dedicatedLine } from '../../order/lines/dedicated/dedicated-line.ts';
import { overIn, type OverOffer } from '../../order/lines/dedicated/over-offer.ts';
import { OFFER_PARAM } from '../../order/lines/dedicated/dedicated-order.ts';

interface DedicatedPageData extends OrderPageData {
  slug: string;
  /** Why the offer that led here can’t be ordered; null without one. */
  over: OverOffer | null;
  /** Null for what is for one customer alone: an offer, or a note about one. */
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
    const over = overIn(url.searchParams);
    return {
      slug,
      ...data,
      over,
      product: over !== null || url.searchParams.has(OFFER_PARAM) ? null : await productOf(app, slug, data.price),
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
