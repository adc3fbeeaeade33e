import type { DsIndex, DsOrderInput, OrderCreated, OrderPromo } from '@hoster/contract';
import { writeDsFilter, type DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';
import { ORDER_CONTEXT, ORDER_REFUSALS } from './order-contexts.ts';

/** Key of everything that depends on the customer: refresh it after signing in or saving data. */
export const DEDICATED_CONTEXT_KEY = ['dedicated', ORDER_CONTEXT] as const;

/**
 * Servers in one answer. If a list or landing has no more than that, the browser has all servers and filters them
 * itself.
 */
export const SERVERS_PER_PAGE = 50;

/** Part of the list of servers: a landing's (`in-germany`), or all. */
interface DsPart {
  landing: string | undefined;
  filter: DsFilter;
}

const tariffsKey = (lang: string, landing: string | undefined, filter: DsFilter) =>
  ['dedicated', 'tariffs', lang, landing ?? null, writeDsFilter(filter)] as const;

/** Figures of the matching servers, for the filters of a page. 404 for an unknown landing. */
export const dsFiguresQuery = ({ call, lang }: AppContext, { landing, filter }: DsPart) =>
  queryOptions({
    queryKey: ['dedicated', 'figures', lang, landing ?? null, writeDsFilter(filter)],
    queryFn: () => call('getDsFigures', { query: { ...writeDsFilter(filter), landing }, ignore: [404] }),
  });

/** What the servers of a list are filtered by, in columns. 404 for an unknown landing. */
export const fetchDsIndex = ({ call }: AppContext, landing: string | undefined): Promise<DsIndex> =>
  call('getDsIndex', { query: { landing }, ignore: [404] });

/** A page of the matching servers. 404 for a page after the last. */
export const dsTariffsQuery = ({ call, lang }: AppContext, { landing, filter, page = 1 }: DsPart & { page?: number }) =>
  queryOptions({
    queryKey: [...tariffsKey(lang, landing, filter), page],
    queryFn: () =>
      call('getDsTariffs', {
        query: { ...writeDsFilter(filter), landing, page, page_size: SERVERS_PER_PAGE },
        ignore: [404],
      }),
  });

/**
 * Number of pages of a list that the visitor has opened, cached like the pages themselves, for returning to the list.
 */
export const dsPagesShownQuery = ({ lang }: AppContext, { landing, filter, page }: DsPart & { page: number }) =>
  queryOptions({
    queryKey: [...tariffsKey(lang, landing, filter), page, 'shown'],
    queryFn: () => 1,
    initialData: 1,
    staleTime: Infinity,
  });

/** Servers by their slugs; unknown ones are missing. */
export const dsServersQuery = ({ call, lang }: AppContext, slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['dedicated', 'servers', lang, slugs],
    queryFn: () => call('getDsTariffs', { query: { servers: slugs.join() } }),
  });

/** Named sets of servers. */
export const dsSetsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['dedicated', 'sets', lang],
    queryFn: () => call('getDsTariffSets'),
  });

/** Catalogue pages by country. */
export const dsLocationLandingsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['dedicated', 'location-landings', lang],
    queryFn: () => call('getDsLocationLandings'),
  });

/** Catalogue pages by set. */
export const dsGroupLandingsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['dedicated', 'group-landings', lang],
    queryFn: () => call('getDsGroupLandings'),
  });

export interface DsContextArgs {
  /** Of the server; an unknown one is a 404. */
  slug: string;
  /** Id of an offer prepared by staff; 404 when it isn't the caller's. */
  offer?: string | undefined;
  /** Validated by the server; the result is the answer's `promo`. */
  promoCode?: string | undefined;
}

/** What the page of a server needs. */
export const dsContextQuery = ({ call, lang }: AppContext, { slug, offer, promoCode }: DsContextArgs) =>
  queryOptions({
    queryKey: [...DEDICATED_CONTEXT_KEY, lang, slug, offer ?? null, promoCode ?? null],
    queryFn: () =>
      call('getDsOrderContext', { query: { slug, custom_tariff_id: offer, promo_code: promoCode }, ignore: [404] }),
  });

/**
 * Validation of a promo code for a list of servers, requested with one of them: codes apply to all.
 * @param slug of a server; the answer doesn't depend on it
 */
export const dsPromoQuery = (app: AppContext, promoCode: string | undefined, slug = '') =>
  queryOptions({
    queryKey: [...DEDICATED_CONTEXT_KEY, 'promo', app.lang, promoCode ?? null],
    queryFn: async (): Promise<OrderPromo | null> =>
      (await app.queryClient.fetchQuery(dsContextQuery(app, { slug, promoCode }))).promo,
  });

/** Offers that staff have made to the customer; none when they can't be fetched. */
export const dsOffersQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['dedicated', 'offers'],
    meta: OF_CUSTOMER,
    queryFn: async () => (await call('getDsOffers', { ignore: [401, 404], rethrow: false })) ?? [],
  });

/** Sends an order. Repeating it with the same `key` returns the same answer. Throws `ApiError`. */
export const createDsOrder = ({ call }: AppContext, body: DsOrderInput, key: string): Promise<OrderCreated> =>
  call('postDsOrder', { body, headers: { 'idempotency-key': key }, timeout: 30_000, ignore: ORDER_REFUSALS });
