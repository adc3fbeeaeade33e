import { VpnProduct, type VpnOrder } from '@hoster/contract';
import { linePages, lowestCents, vpnName, vpnPricing, vpnVisible } from '@hoster/domain';
import type { Line } from '../line.ts';
import { vpnSteps } from './first-steps.ts';
import { vpnAddress, vpnSlug } from './address.ts';
import { checkVpnOrder } from './check.ts';
import { vpnForm } from './form.ts';
import { vpnDetails } from './details.ts';
import { vpnPlaceholders } from './placeholders.ts';
import { vpnOffers } from './offer.ts';
import { vpnShop, type VpnShop } from './shop.ts';
import { vpnTexts } from './texts.ts';
import { vpnSpecOf } from './specification.ts';
import { drawDevices, storeProfiles, wantedVpn } from './wanted.ts';
import { vpnWords } from './words.ts';

/** The plans of services. */
const planIds: Readonly<Record<VpnProduct, number>> = { single: 1, 'multi-hop': 2 };

const vpnList = linePages.vpn;

/** VPN over one server or two. Stock is unlimited. */
export const vpnLine: Line<VpnOrder, VpnShop> = {
  line: 'vpn',
  label: (plan) => `VPN ${plan}`,
  words: vpnWords,
  page: async ({ catalogue, slug, language, visitor }) =>
    slug === 'vpn'
      ? {
          texts: [slug],
          prices: { price: lowestCents(vpnOffers(catalogue)) },
          values: vpnPlaceholders(catalogue, language),
          isShown: vpnVisible(visitor),
        }
      : null,
  offers: async (_db, catalogue) => vpnOffers(catalogue),
  isOffered: ({ vpnPrices }) => vpnPrices.length > 0,
  isShown: vpnVisible,
  list: vpnList,
  sold: (_catalogue, slug) => {
    const product = VpnProduct.safeParse(slug).data;
    return product ? { name: vpnName(product), url: `${vpnList}?product=${product}` } : null;
  },
  form: vpnForm,
  shop: vpnShop,
  check: checkVpnOrder,
  isSoldOut: () => false,
  soldOut: vpnTexts.node_unavailable,
  price: ({ data }, order) => vpnPricing(data, order),
  plan: (_shop, { product }) => ({ id: planIds[product], slug: vpnSlug }),
  trial: () => 'none',
  reserveStock: async () => true,
  returnStock: async () => undefined,
  tariff: (_catalogue, service) => ({ id: service.planId, name: vpnName(vpnSpecOf(service).product) }),
  details: vpnDetails,
  draw: drawDevices,
  firstSteps: () => vpnSteps,
  wanted: wantedVpn,
  store: storeProfiles,
  address: vpnAddress,
  service: async (_tx, _shop, { entry_node_location, exit_node_location, extra_services, product }) => ({
    kind: 'vpn',
    locationId: null,
    spec: { product, exit: exit_node_location, entry: entry_node_location, trial: 'none', extra_services },
  }),
};
