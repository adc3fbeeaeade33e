import type { ContextScope, OrderCreated, VhOrderInput } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { ORDER_CONTEXT, ORDER_REFUSALS } from './order-contexts.ts';

/** Key of everything that depends on the customer: refresh it after signing in or saving data. */
export const VH_CONTEXT_KEY = ['web_hosting', ORDER_CONTEXT] as const;

/** Catalogue pages by country. */
export const vhLocationLandingsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['web_hosting', 'location-landings', lang],
    queryFn: () => call('getVhLocationLandings'),
  });

/** Catalogue pages by system. */
export const vhCmsLandingsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['web_hosting', 'cms-landings', lang],
    queryFn: () => call('getHostingCmsLandings'),
  });

/**
 * What the pages of web hosting need: one query for all plans, and one of scope `catalogue` for pages without an order
 * form. The server validates the promo code; the rest of the choice is validated here.
 */
export const vhContextQuery = ({ call, lang }: AppContext, promoCode?: string, scope?: ContextScope) =>
  queryOptions({
    queryKey: [...VH_CONTEXT_KEY, lang, promoCode ?? null, scope ?? null],
    queryFn: () => call('getVhOrderContext', { query: { promo_code: promoCode, scope } }),
  });

/** Sends an order. Repeating it with the same `key` returns the same answer. Throws `ApiError`. */
export const createVhOrder = ({ call }: AppContext, body: VhOrderInput, key: string): Promise<OrderCreated> =>
  call('postVhOrder', { body, headers: { 'idempotency-key': key }, timeout: 30_000, ignore: ORDER_REFUSALS });
