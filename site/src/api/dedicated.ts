import type {
  DsContextQuery,
  DsGroupLanding,
  DsOrderContext,
  DsOrderInput,
  DsTariff,
  Landing,
  OrderCreated,
  Page,
  PlanSet,
} from '@hoster/contract';
import { filterTariffs, noDsFilter, writeDsFilter, type DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { ORDER_CONTEXT } from './order-contexts.ts';
import { ORDER_REFUSALS } from './order-refusals.ts';

/** Key under which everything is kept that depends on who orders: refresh it after signing in or saving data. */
export const DEDICATED_CONTEXT_KEY = ['dedicated', ORDER_CONTEXT] as const;

/** Servers in one answer: the most that the call gives. */
const PAGE_SIZE = 500;

type Servers = Page<DsTariff>;

const tariffsKey = (lang: string, filter: DsFilter) => ['dedicated', 'tariffs', lang, writeDsFilter(filter)] as const;

/**
 * The servers that pass some filters. Once all servers are known the browser filters them itself, by the rules that the
 * backend goes by; of more than one answer holds, it asks for those that pass.
 */
export const dsTariffsQuery = ({ request, lang, queryClient }: AppContext, filter: DsFilter = noDsFilter) =>
  queryOptions({
    queryKey: tariffsKey(lang, filter),
    queryFn: async (): Promise<Servers> => {
      const all = queryClient.getQueryData<Servers>(tariffsKey(lang, noDsFilter));
      return (
        filtered(all, filter) ??
        request<Servers>('/my/api/ds-order/tariff/', {
          query: { ...writeDsFilter(filter), page_size: String(PAGE_SIZE) },
        })
      );
    },
  });

/** The servers that pass, if all are known. */
function filtered(all: Servers | undefined, filter: DsFilter): Servers | undefined {
  if (!all || all.next !== null) return undefined;
  const results = filterTariffs(all.results, filter);
  return { count: results.length, next: null, previous: null, results };
}

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
