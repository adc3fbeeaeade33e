import { OrderCreated, type VpnOrderInput } from '@hoster/contract';
import type { Browser } from '../../../testing/browser.ts';
import { termsVersion } from '../../../testing/terms.ts';
import { cancelUnpaid } from '../../orders/test-shop.ts';

export const contextPaths = {
  single: '/my/api/vpn/order/create_context/single/',
  'multi-hop': '/my/api/vpn/order/create_context/multi-hop/',
} as const;
export const nodesPath = '/my/api/vpn/order/exit_node_locations/';
export const orderPath = '/my/api/vpn/order/';
export const pagePath = '/my/api/page-context/vpn/public_page_context/';

/** Ids of nodes. */
export const nodes = {
  frankfurt: 1,
  rotterdam: 2,
  zurich: 5,
  paris: 7,
  warsaw: 8,
  stockholm: 9,
  hongKong: 10,
} as const;

/** What makes an order one over two servers: from Zurich to Rotterdam. */
export const overTwo = {
  product: 'multi-hop',
  exit_node_location: nodes.rotterdam,
  entry_node_location: nodes.zurich,
} as const;

/** An order that the shop takes: one server in Rotterdam for a month, from the balance. */
export function aVpnOrder(change: Partial<VpnOrderInput> = {}): VpnOrderInput {
  return {
    product: 'single',
    exit_node_location: nodes.rotterdam,
    rent_period: 1,
    payment_method: 'balance',
    currency: 'EUR',
    accept_terms: true,
    terms_version: termsVersion,
    ...change,
  };
}

/** Orders in place of what wasn't paid for, and reads the answer. @throws when the shop refuses */
export async function orderVpn(browser: Browser, change: Partial<VpnOrderInput> = {}): Promise<OrderCreated> {
  if (change.payment_method !== undefined && change.payment_method !== 'balance') await cancelUnpaid(browser);
  const answer = await browser.post(orderPath, aVpnOrder(change));
  if (answer.statusCode !== 201) throw new Error(`The order was refused: ${answer.statusCode} ${answer.body}`);
  return OrderCreated.parse(answer.json());
}
