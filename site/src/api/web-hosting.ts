import type { CmsLanding, Landing, OrderCreated, VhContextQuery, VhOrderContext, VhOrderInput } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { ORDER_REFUSALS } from './order-refusals.ts';

/** Key under which everything is kept that depends on who orders: refresh it after signing in or saving data. */
export const VH_CONTEXT_KEY = ['web_hosting', 'order-context'] as const;

/** Catalogue pages by country. */
export const vhLocationLandingsQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['web_hosting', 'location-landings', lang],
    queryFn: () => request<Landing[]>('/my/api/vhosting-location-landings/'),
  });

/** Catalogue pages by system. */
export const vhCmsLandingsQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['web_hosting', 'cms-landings', lang],
    queryFn: () => request<CmsLanding[]>('/my/api/hosting-cms-landings/'),
  });

/**
 * What all pages of web hosting need: one query for the catalogue and every plan. The promo code is judged by the
 * server, the rest of the choice is ours to judge.
 */
export const vhContextQuery = ({ request, lang }: AppContext, promoCode?: string) =>
  queryOptions({
    queryKey: [...VH_CONTEXT_KEY, lang, promoCode ?? null],
    queryFn: () =>
      request<VhOrderContext>('/my/api/vhosting/order/create_context/', {
        query: { promo_code: promoCode } satisfies VhContextQuery,
      }),
  });

/** Path of the call that orders. */
export const VH_ORDER_PATH = '/my/api/vhosting/order/';

/** Sends an order. The same `key` gives the same answer, however often it is sent. Throws `ApiError`. */
export const createVhOrder = ({ request }: AppContext, body: VhOrderInput, key: string): Promise<OrderCreated> =>
  request<OrderCreated>(VH_ORDER_PATH, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    timeout: 30_000,
    ignore: ORDER_REFUSALS,
  });
