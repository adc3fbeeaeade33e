import type { ContextScope, OrderCreated, VpsOrderInput } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { ORDER_CONTEXT, ORDER_REFUSALS } from './order-contexts.ts';

/** Key of everything that depends on the customer: refresh it after signing in or saving data. */
export const VPS_CONTEXT_KEY = ['vps', ORDER_CONTEXT] as const;

/** Catalogue pages by country. */
export const vpsLocationLandingsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['vps', 'location-landings', lang],
    queryFn: () => call('getVpsLocationLandings'),
  });

/** Catalogue pages by purpose or system. */
export const vpsTypeLandingsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['vps', 'type-landings', lang],
    queryFn: () => call('getVpsTypeLandings'),
  });

export interface VpsContextArgs {
  /** Plan or landing; an unknown one is a 404. */
  slug?: string | undefined;
  /** Validated by the server; the result is the answer's `promo`. */
  promoCode?: string | undefined;
  /** `catalogue` for pages without an order form: the server reads less of the customer. */
  scope?: ContextScope;
}

/**
 * What the catalogue and the order page need. A query per slug, promo code and scope; the rest of the choice is
 * validated here.
 */
export const vpsOrderContextQuery = ({ call, lang }: AppContext, { slug, promoCode, scope }: VpsContextArgs) =>
  queryOptions({
    queryKey: [...VPS_CONTEXT_KEY, lang, slug ?? null, promoCode ?? null, scope ?? null],
    queryFn: () => call('getVpsOrderContext', { query: { slug, promo_code: promoCode, scope }, ignore: [404] }),
  });

/** Sizes, clock speeds and prices of a custom VPS. */
export const vpsParametersQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['vps', 'parameters', lang],
    queryFn: () => call('getVpsParameters'),
  });

/** Datacenters where VPS are sold to this visitor, with their clock speeds. */
export const vpsLocationsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['vps', 'locations', lang],
    queryFn: () => call('getVpsLocations'),
  });

/** All systems, panels and images; the rules of `@hoster/domain` decide what can be combined. */
export const vpsTemplatesQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['vps', 'templates', lang],
    queryFn: () => call('getVpsTemplates'),
  });

/** Sends an order. Repeating it with the same `key` returns the same answer. Throws `ApiError`. */
export const createVpsOrder = ({ call }: AppContext, body: VpsOrderInput, key: string): Promise<OrderCreated> =>
  call('postVpsOrder', { body, headers: { 'idempotency-key': key }, timeout: 30_000, ignore: ORDER_REFUSALS });

/** Addresses of the VPS pages by country code, without their long texts; empty when they can't be fetched. */
export async function landingLinks({ call }: AppContext): Promise<Record<string, string>> {
  const landings = await call('getVpsLocationLandings', { rethrow: false });
  return Object.fromEntries((landings ?? []).map(({ country_code: country, url }) => [country, url]));
}
