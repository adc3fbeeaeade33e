import type { VpnOrderContext, VpnOrderQuery, VpnProduct } from '@hoster/contract';
import { defaultVpnChoice, readNumber, readVpnQuery } from '@hoster/domain';
import type { Context } from '../../platform/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { type Buyer, commonContext, initialNames } from '../../sales/index.ts';
import { vpnDevices, vpnMoneyBackDays, vpnProtocols } from './terms.ts';
import { presentTerms } from './offer.ts';
import { vpnShop } from './shop.ts';

/** Initial data about a product for the VPN page. The query is that of the page. */
export async function vpnOrderContext(
  context: Context,
  buyer: Buyer,
  language: Language,
  product: VpnProduct,
  query: VpnOrderQuery,
): Promise<VpnOrderContext> {
  const shop = await vpnShop(context, buyer, language, query.promo_code);
  const { prices, exit_nodes, pairs } = shop.data.offers[product];
  const terms = presentTerms(prices);
  const defaults = defaultVpnChoice({ ...shop.data, rent_periods: terms }, product, readNumber(query.exit));
  return {
    page: null,
    // A VPN isn't in a datacenter; its nodes have a call of their own.
    locations: [],
    rent_periods: terms,
    extra_services: { monthly: [], one_time: [] },
    ...(await commonContext(context, buyer, language, shop)),
    initial: { ...readVpnQuery({ ...query, product }, { ...defaults, ...initialNames(language) }) },
    product,
    prices,
    exit_nodes,
    pairs,
    devices_max: vpnDevices,
    protocols: vpnProtocols,
    money_back_days: vpnMoneyBackDays,
  };
}
