import { VpnNode, VpnOrderContext, type VpnProduct } from '@hoster/contract';
import { linePages } from '@hoster/domain/lines/line-pages';
import { vpnName } from '@hoster/domain/lines/vpn';
import { vpnVisible } from '@hoster/domain/visitor/regional';
import { z } from 'zod';
import type { Ask } from './ask.ts';
import type { CatalogueLine, LineItem } from './line.ts';
import { isAvailable } from './places.ts';

const NODES = '/my/api/vpn/order/exit_node_locations/';
const Offer = VpnOrderContext.pick({
  prices: true,
  exit_nodes: true,
  pairs: true,
  devices_max: true,
  protocols: true,
  money_back_days: true,
});

/** The VPN. Its products share one page. */
export const vpn: CatalogueLine = {
  name: 'vpn',
  page: linePages.vpn,
  // No session is read here: it's hidden from visitors who may be from Russia.
  isShown: (region) => vpnVisible({ profileCountry: null, siteCountry: region, signedIn: false, hasAuthCookie: false }),
  async paths(ask) {
    await ask(NODES, z.unknown());
    return [];
  },
  async items(ask) {
    const nodes = await ask(NODES, z.array(VpnNode));
    return Promise.all((['single', 'multi-hop'] as const).map((product) => itemOf(ask, product, nodes)));
  },
};

async function itemOf(ask: Ask, product: VpnProduct, nodes: readonly VpnNode[]): Promise<LineItem> {
  const offer = await ask(`/my/api/vpn/order/create_context/${product}/`, Offer);
  const open = new Set(nodes.filter(({ is_available }) => is_available).map(({ id }) => id));
  const hasEntry = (exit: number) =>
    product === 'single' || offer.pairs.some((pair) => pair.exit === exit && open.has(pair.entry));
  const places = nodes
    .filter(({ id }) => offer.exit_nodes.includes(id))
    .map(({ id, slug, country_code, city }) => ({
      slug,
      country_code,
      city,
      available: open.has(id) && hasEntry(id),
    }));
  const terms = offer.prices.toSorted((a, b) => a.months - b.months);
  return {
    slug: product,
    name: `VPN ${vpnName(product)}`,
    path: product === 'single' ? '/vpn/' : `/vpn/?product=${product}`,
    price: terms[0]?.price ?? 0,
    setup_fee: 0,
    old_price: null,
    available: isAvailable(places) && terms.length > 0,
    locations: places,
    rent_periods: terms.map(({ months, price }) => ({ months, price })),
    specs: {
      devices: offer.devices_max,
      protocols: offer.protocols.join(', '),
      money_back_days: offer.money_back_days,
    },
  };
}
