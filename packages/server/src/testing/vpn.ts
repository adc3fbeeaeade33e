import type { OrderCreated, VpnOrderInput } from '@hoster/contract';
import type { Browser } from './browser.ts';
import { termsVersionAt } from './terms-of-service.ts';
import { placeOrder } from './shop.ts';
import { mockVpn } from '../sandbox/providers/vpn.ts';
import type { VpnRequest, VpnState } from '../sandbox/providers/vpn-machine.ts';
import { serviceOf } from './service.ts';

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

/** Fields of a multi-hop order: from Zurich to Rotterdam. */
export const overTwo = {
  product: 'multi-hop',
  exit_node_location: nodes.rotterdam,
  entry_node_location: nodes.zurich,
} as const;

/** An order that the shop accepts: one server in Rotterdam for a month, from the balance. */
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

/** Orders in place of an unpaid order. @throws when the shop refuses */
export const orderVpn = (browser: Browser, change: Partial<VpnOrderInput> = {}): Promise<OrderCreated> =>
  placeOrder(browser, orderPath, aVpnOrder(browser, change));

/** A VPN provider that records its requests. */
export function recordedVpn() {
  const mock = mockVpn();
  const asked: VpnRequest[] = [];
  const applied: VpnState[] = [];
  const vpn = {
    ...mock,
    create: async (request: VpnRequest) => {
      asked.push(request);
      return mock.create(request);
    },
    apply: async (state: VpnState) => void applied.push(state),
  };
  return { vpn, asked, applied };
}

/** The devices of a VPN as its owner sees them. */
export const devicesOf = async (customer: Browser, id: number | undefined) =>
  (await serviceOf(customer, id)).vpn?.devices ?? [];

/** The WireGuard files of a VPN's devices. */
export const filesOf = async (customer: Browser, id: number | undefined) =>
  (await devicesOf(customer, id)).flatMap(({ config }) => (config === null ? [] : [config]));

/** Reads a configuration file: values by section and name. Comments are left out. */
export function iniOf(file: string): Record<string, Record<string, string>> {
  const sections: Record<string, Record<string, string>> = {};
  let section: Record<string, string> = {};
  for (const line of file.split('\n')) {
    const [, name] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, key, value] = /^(\w+) = (\S.*)$/.exec(line) ?? [];
    if (name !== undefined) sections[name] = section = {};
    else if (key !== undefined && value !== undefined) section[key] = value;
    else if (line !== '' && !line.startsWith('# ')) throw new Error(`Not a line of a configuration file: ${line}`);
  }
  return sections;
}
