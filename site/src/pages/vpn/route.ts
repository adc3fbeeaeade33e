import type { AppContext } from '../../app-context.tsx';
import { vpnContextQuery } from '../../api/vpn.ts';
import { actOrder } from '../../features/order/act-order.ts';
import { loadOrder, type OrderPageData } from '../../features/order/load-order.ts';
import { stageParts } from '../../features/order/stage-parts.ts';
import { localPath } from '../../i18n/languages.ts';
import { definePage } from '../../router/page.ts';
import { productLd } from '../../seo/json-ld.ts';
import { vpnLine } from './vpn-line.ts';

interface VpnPageData extends OrderPageData {
  jsonLd: object[];
}

/** `/vpn/`: the VPN, and its order. The choice is the query of the address. A 404 where it isn't offered. */
export const route = definePage<VpnPageData>({
  hydrateLate: true,
  // The words of account and personal data come with their stages (`late-stages.ts`).
  areas: ['vpn', 'order', 'long-text'],
  parts: ({ stage }) => stageParts[stage],
  contextSlug: () => 'vpn',
  async load({ app, url }) {
    const data = await loadOrder(app, vpnLine, url);
    return data instanceof Response ? data : { ...data, jsonLd: await jsonLdOf(app) };
  },
  act: ({ app, url, form }) => actOrder(app, vpnLine, url, form),
  // The address of a stage is for its visitor alone.
  meta: ({ data }) => (data.stage === 'configuration' ? { jsonLd: data.jsonLd, catalogue: true } : { noindex: true }),
});

/** Offers for search engines, one a product, at the price of a single month. */
async function jsonLdOf(app: AppContext): Promise<object[]> {
  const contexts = await Promise.all(
    (['single', 'multi-hop'] as const).map((product) => app.queryClient.ensureQueryData(vpnContextQuery(app, product))),
  );
  const url = `${app.facts.origin}${localPath(app.lang, '/vpn/')}`;
  return contexts.map(({ product, prices, protocols, devices_max: devices }) =>
    productLd({
      name: `VPN ${product}`,
      description: `${protocols.join(', ')}, ${devices} devices`,
      url: product === 'single' ? url : `${url}?product=${product}`,
      price: prices.find(({ months }) => months === 1)?.price ?? prices[0]?.price ?? 0,
      available: true,
    }),
  );
}
