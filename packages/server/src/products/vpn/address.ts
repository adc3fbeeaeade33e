import { orderSearch, writeVpnQuery, type VpnChoice } from '@hoster/domain';
import type { Catalogue } from '../../catalogue/index.ts';
import { orderedAs, type ServiceRow } from '../../sales/index.ts';
import { vpnSpecOf } from './specification.ts';
import type { PurchaseRow } from '../../billing/index.ts';

/** Default name of VPNs: `vpn-17`. */
export const vpnSlug = 'vpn';

/** Address of the order page with the configuration of a purchase; see `OrderedLine.address`. */
export function vpnAddress(
  _catalogue: Catalogue,
  purchase: PurchaseRow,
  ordered: [ServiceRow, ...ServiceRow[]],
): string {
  const { product, exit, entry } = vpnSpecOf(ordered[0]);
  const choice: VpnChoice = {
    product,
    exit_node_location: exit,
    entry_node_location: entry,
    ...orderedAs(purchase, ordered, vpnSlug),
  };
  // Differs from the choice, so that the address contains every choice; a VPN over one server has no entry.
  const nothing: VpnChoice = {
    product: product === 'single' ? 'multi-hop' : 'single',
    exit_node_location: -1,
    entry_node_location: product === 'single' ? null : -1,
    rent_period: -1,
    count: -1,
  };
  return `/vpn/${orderSearch(Object.fromEntries(writeVpnQuery(choice, nothing)))}`;
}
