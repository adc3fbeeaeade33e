import type { OrderCreated, VpnOrderInput, VpnProduct } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { ORDER_CONTEXT, ORDER_REFUSALS } from './order-contexts.ts';

/** Key of everything that depends on the customer: refresh it after signing in or saving data. */
export const VPN_CONTEXT_KEY = ['vpn', ORDER_CONTEXT] as const;

/** Data of a product for the VPN page. 404 where the VPN isn't offered. */
export const vpnContextQuery = ({ call, lang }: AppContext, product: VpnProduct, promoCode?: string) =>
  queryOptions({
    queryKey: [...VPN_CONTEXT_KEY, product, lang, promoCode ?? null],
    queryFn: () =>
      call(product === 'single' ? 'getVpnSingleContext' : 'getVpnMultiHopContext', {
        query: { promo_code: promoCode },
        ignore: [404],
      }),
  });

/** Places where traffic enters and leaves the VPN. */
export const vpnNodesQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['vpn', 'nodes', lang],
    queryFn: () => call('getVpnNodes', { ignore: [404] }),
  });

/** Sends an order. Repeating it with the same `key` returns the same answer. Throws `ApiError`. */
export const createVpnOrder = ({ call }: AppContext, body: VpnOrderInput, key: string): Promise<OrderCreated> =>
  call('postVpnOrder', { body, headers: { 'idempotency-key': key }, timeout: 30_000, ignore: ORDER_REFUSALS });
