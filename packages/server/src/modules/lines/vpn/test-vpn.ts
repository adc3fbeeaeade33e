import type { OrderCreated, VpnOrderInput } from '@hoster/contract';
import type { Browser } from '../../../testing/browser.ts';
import { termsVersionAt } from '../../../testing/terms.ts';
import { placeOrder } from '../../orders/test-shop.ts';

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

/** An order that the shop takes now: one server in Rotterdam for a month, from the balance. */
export function aVpnOrder(browser: Browser, change: Partial<VpnOrderInput> = {}): VpnOrderInput {
  return {
    product: 'single',
    exit_node_location: nodes.rotterdam,
    rent_period: 1,
    payment_method: 'balance',
    currency: 'EUR',
    accept_terms: true,
    terms_version: termsVersionAt(browser.now()),
    ...change,
  };
}

/** Orders in place of what wasn't paid for. @throws when the shop refuses */
export const orderVpn = (browser: Browser, change: Partial<VpnOrderInput> = {}): Promise<OrderCreated> =>
  placeOrder(browser, orderPath, aVpnOrder(browser, change));
