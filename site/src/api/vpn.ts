import type {
  OrderCreated,
  VpnNode,
  VpnOrderContext,
  VpnOrderInput,
  VpnOrderQuery,
  VpnProduct,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { ORDER_CONTEXT } from './order-contexts.ts';
import { ORDER_REFUSALS } from './order-refusals.ts';

/** Key under which everything is kept that depends on who orders: refresh it after signing in or saving data. */
export const VPN_CONTEXT_KEY = ['vpn', ORDER_CONTEXT] as const;

/** What the VPN page needs to know about a product. 404 where the VPN isn't offered. */
export const vpnContextQuery = ({ request, lang }: AppContext, product: VpnProduct, promoCode?: string) =>
  queryOptions({
    queryKey: [...VPN_CONTEXT_KEY, product, lang, promoCode ?? null],
    queryFn: () =>
      request<VpnOrderContext>(`/my/api/vpn/order/create_context/${product}/`, {
        query: { promo_code: promoCode } satisfies VpnOrderQuery,
        ignore: [404],
      }),
  });

/** Places where traffic enters and leaves the VPN. */
export const vpnNodesQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['vpn', 'nodes', lang],
    queryFn: () => request<VpnNode[]>('/my/api/vpn/order/exit_node_locations/', { ignore: [404] }),
  });

/** Path of the call that orders. */
export const VPN_ORDER_PATH = '/my/api/vpn/order/';

/** Sends an order. The same `key` gives the same answer, however often it is sent. Throws `ApiError`. */
export const createVpnOrder = ({ request }: AppContext, body: VpnOrderInput, key: string): Promise<OrderCreated> =>
  request<OrderCreated>(VPN_ORDER_PATH, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    timeout: 30_000,
    ignore: ORDER_REFUSALS,
  });
