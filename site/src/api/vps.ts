import type {
  Landing,
  OrderCreated,
  VpsContextQuery,
  VpsLocation,
  VpsOrderContext,
  VpsOrderInput,
  VpsParameters,
  VpsTemplates,
  VpsTypeLanding,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { ORDER_CONTEXT } from './order-contexts.ts';
import { ORDER_REFUSALS } from './order-refusals.ts';

/** Key under which everything is kept that depends on who orders: refresh it after signing in or saving data. */
export const VPS_CONTEXT_KEY = ['vps', ORDER_CONTEXT] as const;

/** Catalogue pages by country. */
export const vpsLocationLandingsQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['vps', 'location-landings', lang],
    queryFn: () => request<Landing[]>('/my/api/vps-location-landings/'),
  });

/** Catalogue pages by purpose or system. */
export const vpsTypeLandingsQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['vps', 'type-landings', lang],
    queryFn: () => request<VpsTypeLanding[]>('/my/api/vps-type-landings/'),
  });

export interface VpsContextArgs {
  /** Plan or landing; an unknown one is a 404. */
  slug?: string | undefined;
  /** Judged by the server: the answer's `promo`. */
  promoCode?: string | undefined;
}

/** What the catalogue and the order page need. A query per slug and promo code; the rest of the choice is ours to judge. */
export const vpsOrderContextQuery = ({ request, lang }: AppContext, { slug, promoCode }: VpsContextArgs = {}) =>
  queryOptions({
    queryKey: [...VPS_CONTEXT_KEY, lang, slug ?? null, promoCode ?? null],
    queryFn: () =>
      request<VpsOrderContext>('/my/api/vps-order/create_context/', {
        query: { slug, promo_code: promoCode } satisfies VpsContextQuery,
        ignore: [404],
      }),
  });

/** Sizes, clock speeds and prices of a custom VPS. */
export const vpsParametersQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['vps', 'parameters', lang],
    queryFn: () => request<VpsParameters>('/my/api/vps-configuration/parameters/'),
  });

/** Datacenters where VPS are sold to this visitor, with their clock speeds. */
export const vpsLocationsQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['vps', 'locations', lang],
    queryFn: () => request<VpsLocation[]>('/api/orders/vps/locations/'),
  });

/** All systems, panels and images; what fits what is judged by the rules of `@hoster/domain`. */
export const vpsTemplatesQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['vps', 'templates', lang],
    queryFn: () => request<VpsTemplates>('/my/api/vps-order/templates/'),
  });

/** Path of the call that orders. */
export const VPS_ORDER_PATH = '/my/api/vps-order/';

/** Sends an order. The same `key` gives the same answer, however often it is sent. Throws `ApiError`. */
export const createVpsOrder = ({ request }: AppContext, body: VpsOrderInput, key: string): Promise<OrderCreated> =>
  request<OrderCreated>(VPS_ORDER_PATH, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    timeout: 30_000,
    ignore: ORDER_REFUSALS,
  });
