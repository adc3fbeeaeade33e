import type { AppContext } from '../../app-context.tsx';
import { dsContextQuery } from '../../api/dedicated.ts';
import { pageContextQuery } from '../../api/site.ts';
import { actOrder } from '../../features/order/act-order.ts';
import { loadOrder, type OrderPageData } from '../../features/order/load-order.ts';
import { stageParts } from '../../features/order/stage-parts.ts';
import { localPath } from '../../i18n/languages.ts';
import { definePage } from '../../router/page.ts';
import { faqLd, productLd } from '../../seo/json-ld.ts';
import { dedicatedLine } from './dedicated-line.ts';
import { OFFER_PARAM } from './dedicated-order.ts';

interface DedicatedPageData extends OrderPageData {
  slug: string;
  /** Null for an offer, which is for one customer alone. */
  jsonLd: object[] | null;
}

/** `/dedicated-servers/{slug}/`: a server and its order. The configuration is the query of the address. */
export const route = definePage<DedicatedPageData>({
  hydrateLate: true,
  // The words of account and personal data come with their stages (`late-stages.ts`).
  areas: ['dedicated', 'dedicated-plan', 'order', 'long-text'],
  parts: ({ stage }) => stageParts[stage],
  contextSlug: ({ slug }) => `ds-plan-${slug}`,
  async load({ app, params, url }) {
    const slug = params['slug'] ?? '';
    const data = await loadOrder(app, dedicatedLine(slug), url);
    if (data instanceof Response) return data;
    return { slug, ...data, jsonLd: url.searchParams.has(OFFER_PARAM) ? null : await jsonLdOf(app, slug) };
  },
  act: ({ app, params, url, form }) => actOrder(app, dedicatedLine(params['slug'] ?? ''), url, form),
  // The address of a stage is for its visitor alone, and so is an offer.
  meta: ({ data: { stage, jsonLd } }) => (stage === 'configuration' && jsonLd ? { jsonLd } : { noindex: true }),
});

/** The offer of the plan as it is, and the questions of the page. */
async function jsonLdOf(app: AppContext, slug: string): Promise<object[]> {
  const [{ tariff }, texts] = await Promise.all([
    app.queryClient.ensureQueryData(dsContextQuery(app, { slug })),
    app.queryClient.ensureQueryData(pageContextQuery(app, `ds-plan-${slug}`)).catch(() => null),
  ]);
  return [
    productLd({
      name: tariff.name,
      description: `${tariff.frequency} GHz, ${tariff.memory_with_units.value} GB RAM`,
      url: app.facts.origin + localPath(app.lang, tariff.url),
      price: tariff.price,
      available: tariff.availability.state !== 'sold_out',
    }),
    ...(texts?.faq ? [faqLd(texts.faq)] : []),
  ];
}
