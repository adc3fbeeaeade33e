import type {
  DsContextQuery,
  DsFigures,
  DsFiguresQuery,
  DsGroupLanding,
  DsIndex,
  DsIndexQuery,
  DsOffer,
  DsOrderContext,
  DsOrderInput,
  DsTariff,
  Landing,
  OrderCreated,
  OrderPromo,
  Page,
  PlanSet,
} from '@hoster/contract';
import { writeDsFilter, type DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { OF_CUSTOMER } from './session.ts';
import { ORDER_CONTEXT } from './order-contexts.ts';
import { ORDER_REFUSALS } from './order-refusals.ts';

/** Key under which everything is kept that depends on who orders: refresh it after signing in or saving data. */
export const DEDICATED_CONTEXT_KEY = ['dedicated', ORDER_CONTEXT] as const;

/** Servers in one answer. Of a list or landing with no more of them, the browser has all and filters them itself. */
export const SERVERS_PER_PAGE = 50;

/** Part of the list of servers: a landing's (`in-germany`), or all. */
interface DsPart {
  landing: string | undefined;
  filter: DsFilter;
}

const tariffsKey = (lang: string, landing: string | undefined, filter: DsFilter) =>
  ['dedicated', 'tariffs', lang, landing ?? null, writeDsFilter(filter)] as const;

/** Figures of the servers that pass; what the filters of a page show. 404 for an unknown landing. */
export const dsFiguresQuery = ({ request, lang }: AppContext, { landing, filter }: DsPart) =>
  queryOptions({
    queryKey: ['dedicated', 'figures', lang, landing ?? null, writeDsFilter(filter)],
    queryFn: () =>
      request<DsFigures>('/my/api/ds-order/tariff/figures/', {
        query: { ...writeDsFilter(filter), landing } satisfies DsFiguresQuery,
        ignore: [404],
      }),
  });

/** What the servers of a list are filtered by. 404 for an unknown landing. */
export const fetchDsIndex = ({ request }: AppContext, landing: string | undefined): Promise<DsIndex> =>
  request<DsIndex>('/my/api/ds-order/tariff/index/', {
    query: { landing } satisfies DsIndexQuery,
    ignore: [404],
  });

/** A page of the servers that pass. 404 for a page beyond the last. */
export const dsTariffsQuery = (
  { request, lang }: AppContext,
  { landing, filter, page = 1 }: DsPart & { page?: number },
) =>
  queryOptions({
    queryKey: [...tariffsKey(lang, landing, filter), page],
    queryFn: () =>
      request<Page<DsTariff>>('/my/api/ds-order/tariff/', {
        query: { ...writeDsFilter(filter), landing, page: String(page), page_size: String(SERVERS_PER_PAGE) },
        ignore: [404],
      }),
  });

/** How many pages of a list the visitor has opened, kept like the pages themselves: for the way back to the list. */
export const dsPagesShownQuery = ({ lang }: AppContext, { landing, filter, page }: DsPart & { page: number }) =>
  queryOptions({
    queryKey: [...tariffsKey(lang, landing, filter), page, 'shown'],
    queryFn: () => 1,
    initialData: 1,
    staleTime: Infinity,
  });

/** Servers by their slugs; unknown ones are missing. */
export const dsServersQuery = ({ request, lang }: AppContext, slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['dedicated', 'servers', lang, slugs],
    queryFn: () => request<Page<DsTariff>>('/my/api/ds-order/tariff/', { query: { servers: slugs.join() } }),
  });

/** Named sets of servers. */
export const dsSetsQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['dedicated', 'sets', lang],
    queryFn: () => request<PlanSet[]>('/my/api/ds-order/tariff/tariff_sets/'),
  });

/** Catalogue pages by country. */
export const dsLocationLandingsQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['dedicated', 'location-landings', lang],
    queryFn: () => request<Landing[]>('/my/api/ds-location-landings/'),
  });

/** Catalogue pages by set. */
export const dsGroupLandingsQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['dedicated', 'group-landings', lang],
    queryFn: () => request<DsGroupLanding[]>('/my/api/ds-group-landings/'),
  });

export interface DsContextArgs {
  /** Of the server; an unknown one is a 404. */
  slug: string;
  /** Id of an offer prepared by staff; 404 when it isn't the caller's. */
  offer?: string | undefined;
  /** Judged by the server: the answer's `promo`. */
  promoCode?: string | undefined;
}

/** What the page of a server needs. */
export const dsContextQuery = ({ request, lang }: AppContext, { slug, offer, promoCode }: DsContextArgs) =>
  queryOptions({
    queryKey: [...DEDICATED_CONTEXT_KEY, lang, slug, offer ?? null, promoCode ?? null],
    queryFn: () =>
      request<DsOrderContext>('/my/api/ds-order/create_context/', {
        query: { slug, custom_tariff_id: offer, promo_code: promoCode } satisfies DsContextQuery,
        ignore: [404],
      }),
  });

/**
 * The judgement of a promo code for a list of servers, asked with one of them: codes are for all.
 * @param slug of a server; the answer doesn't depend on it
 */
export const dsPromoQuery = (app: AppContext, promoCode: string | undefined, slug = '') =>
  queryOptions({
    queryKey: [...DEDICATED_CONTEXT_KEY, 'promo', app.lang, promoCode ?? null],
    queryFn: async (): Promise<OrderPromo | null> =>
      (await app.queryClient.fetchQuery(dsContextQuery(app, { slug, promoCode }))).promo,
  });

/** What staff have offered to the customer; none when it can't be fetched. */
export const dsOffersQuery = ({ request }: AppContext) =>
  queryOptions({
    queryKey: ['dedicated', 'offers'],
    meta: OF_CUSTOMER,
    queryFn: async () =>
      (await request<DsOffer[]>('/my/api/ds-order/offers/', { ignore: [401, 404], rethrow: false })) ?? [],
  });

/** Path of the call that orders. */
export const DS_ORDER_PATH = '/my/api/ds-order/';

/** Sends an order. The same `key` gives the same answer, however often it is sent. Throws `ApiError`. */
export const createDsOrder = ({ request }: AppContext, body: DsOrderInput, key: string): Promise<OrderCreated> =>
  request<OrderCreated>(DS_ORDER_PATH, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    timeout: 30_000,
    ignore: ORDER_REFUSALS,
  });
