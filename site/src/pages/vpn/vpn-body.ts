import type { VpnOrderInput } from '@hoster/contract';
import type { CommonBody } from '../../features/order/line-order.ts';
import type { VpnOrder } from './vpn-order.ts';

/** The body of an order of a VPN; `common` is what orders of all lines say. */
export function vpnBody({ choice }: Pick<VpnOrder, 'choice'>, common: CommonBody): VpnOrderInput {
  const { product, exit_node_location, entry_node_location, rent_period, count } = choice;
  return { ...common, product, exit_node_location, entry_node_location, rent_period, count };
}
