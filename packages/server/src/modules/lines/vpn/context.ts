import type { VpnOrderContext, VpnOrderQuery, VpnProduct } from '@hoster/contract';
import { entriesOf, exitsOf, readNumber, readVpnQuery, type VpnChoice, type VpnData } from '@hoster/domain';
import type { Context } from '../../../context.ts';
import type { Language } from '../../../http/language.ts';
import type { Buyer } from '../../orders/buyer.ts';
import { commonContext } from '../../orders/common-context.ts';
import { generalProject } from '../../orders/projects.ts';
import { vpnDevices, vpnMoneyBackDays, vpnProtocols } from './facts.ts';
import { presentTerms } from './offer.ts';
import { vpnShop } from './shop.ts';

/** Everything that the VPN page needs about a product before the visitor chooses. The query is that of the page. */
export async function vpnOrderContext(
  context: Context,
  buyer: Buyer,
  language: Language,
  product: VpnProduct,
  query: VpnOrderQuery,
): Promise<VpnOrderContext> {
  const shop = await vpnShop(context, buyer, language, query.promo_code);
  const { prices, exit_nodes, pairs } = shop.data.offers[product];
  return {
    page: null,
    // A VPN isn't in a datacenter; its nodes have a call of their own.
    locations: [],
    rent_periods: presentTerms(prices),
    extra_services: { monthly: [], one_time: [] },
    ...(await commonContext(context, buyer, language, shop)),
    initial: { ...readVpnQuery({ ...query, product }, defaultChoice(shop.data, product, readNumber(query.exit))) },
    product,
    prices,
    exit_nodes,
    pairs,
    devices_max: vpnDevices,
    protocols: vpnProtocols,
    money_back_days: vpnMoneyBackDays,
  };
}

/** The initial choice: servers that are available, and an entry that leads to the exit. */
function defaultChoice(data: VpnData, product: VpnProduct, wanted: number | undefined): VpnChoice {
  const entry = (exit: number) =>
    product === 'single' ? null : (entriesOf(data, exit).find(({ is_available }) => is_available)?.id ?? null);
  const exits = exitsOf(data, product);
  const first =
    exits.find(({ id, is_available }) => is_available && (product === 'single' || entry(id) !== null)) ?? exits[0];
  const exit = wanted ?? first?.id ?? 0;
  return {
    product,
    exit_node_location: exit,
    entry_node_location: entry(exit),
    rent_period: presentTerms(data.offers[product].prices).find((term) => term.is_default)?.months ?? 1,
    count: 1,
    name: '',
    project_name: generalProject,
  };
}
