import type { DsFigures, DsTariff, OrderPromo, Page } from '@hoster/contract';
import { loosened, settledFilter } from '@hoster/domain/lines/dedicated/figures';
import { factsOf, filterTariffs, noDsFilter, type DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { keepPreviousData, useQueries, useQuery, useSuspenseQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  dsFiguresQuery,
  dsPagesShownQuery,
  dsPromoQuery,
  dsTariffsQuery,
  SERVERS_PER_PAGE,
} from '../../api/dedicated.ts';
import { useApp } from '../../app-context.tsx';
import { promoIn } from '../promo-code/promo-in.ts';
import { useAddressState } from '../order/use-address-state.ts';
import { filterIn, listQuery, pageIn } from './filter-address.ts';
import { partOf, type DedicatedLanding } from './landing.ts';
import { useServerIndex } from './use-server-index.ts';

/** The list of servers, and the filters of the address. */
export interface ServerList {
  /** Figures of the servers that the page is about, whatever is filtered. */
  figures: DsFigures;
  /** How many servers pass. */
  count: number;
  /** The first of those that pass, in their order. */
  rows: readonly DsTariff[];
  /** How many there are before `rows`, in an address of a further page. */
  skipped: number;
  /** Fetches more rows; null when there are no more. */
  more: (() => void) | null;
  /** When none passes: how many do without one of the filters. */
  without: DsFigures['without'];
  filter: DsFilter;
  setFilter: (change: (filter: DsFilter) => DsFilter) => void;
  /** To be called at the first sign that a filter may change. */
  prepare: () => void;
  /** The promo code of the address, which all links keep. */
  promoCode: string | undefined;
  /** Its judgement; null without a code. */
  promo: OrderPromo | null;
}

/** The servers of a page as its address filters them. */
export function useServerList(landing: DedicatedLanding | null): ServerList {
  const app = useApp();
  const { search } = useLocation();
  const name = partOf(landing);
  const { data: figures } = useSuspenseQuery(dsFiguresQuery(app, { landing: name, filter: noDsFilter }));
  const [asked, page, promoCode] = useMemo(() => {
    const query = new URLSearchParams(search);
    return [settledFilter(filterIn(query), figures), pageIn(query), promoIn(query)] as const;
  }, [search, figures]);
  const write = useCallback((filter: DsFilter) => listQuery(filter, promoCode), [promoCode]);
  const [filter, setFilter] = useAddressState(asked, write);
  // The loader has asked.
  const { data: promo = null } = useQuery({ ...dsPromoQuery(app, promoCode), enabled: false });
  const isWhole = figures.count <= SERVERS_PER_PAGE;
  // The page of the address belongs to its filters.
  const from = isWhole || filter !== asked ? 1 : page;
  const part = { landing: name, filter: isWhole ? noDsFilter : filter };
  const shown = dsPagesShownQuery(app, { ...part, page: from });
  const { data: pagesShown } = useQuery(shown);
  // The rows of other filters, until those of these are there.
  const { data: first, isPlaceholderData: isOfOthers } = useQuery({
    ...dsTariffsQuery(app, { ...part, page: from }),
    placeholderData: keepPreviousData,
  });
  const further = useQueries({
    queries: Array.from({ length: pagesShown - 1 }, (_, index) =>
      dsTariffsQuery(app, { ...part, page: from + 1 + index }),
    ),
    combine: pagesOf,
  });
  const pages = useMemo(() => (first ? [first, ...further] : []), [first, further]);
  const fetched = useMemo(() => pages.flatMap(({ results }) => results), [pages]);
  const { index, prepare } = useServerIndex(name, !isWhole);
  const counted = useMemo(() => (isOfOthers && index ? index.count(filter) : null), [isOfOthers, index, filter]);
  const rows = useMemo(
    () => (counted === 0 ? [] : isWhole ? filterTariffs(fetched, filter) : fetched),
    [counted, isWhole, fetched, filter],
  );
  const count = counted ?? (isWhole ? rows.length : (first?.count ?? 0));
  const { data: none } = useQuery({
    ...dsFiguresQuery(app, { landing: name, filter }),
    enabled: !isWhole && first?.count === 0,
  });
  const { queryClient } = app;
  const shownKey = useRef(shown.queryKey);
  shownKey.current = shown.queryKey;
  const hasMore = !isOfOthers && typeof pages.at(-1)?.next === 'string';
  const more = useMemo(
    () => (hasMore ? () => queryClient.setQueryData(shownKey.current, pagesShown + 1) : null),
    [hasMore, pagesShown, queryClient],
  );
  const without = useMemo(
    () =>
      count > 0
        ? []
        : isWhole
          ? loosened(fetched.map(factsOf), filter)
          : (none?.without ?? index?.without(filter) ?? []),
    [count, isWhole, fetched, filter, none, index],
  );
  const skipped = (from - 1) * SERVERS_PER_PAGE;
  // The same object as long as nothing changes: rows that are drawn later are drawn once.
  return useMemo(
    () => ({ figures, count, rows, skipped, more, without, filter, setFilter, prepare, promoCode, promo }),
    [figures, count, rows, skipped, more, without, filter, setFilter, prepare, promoCode, promo],
  );
}

const pagesOf = (answers: readonly UseQueryResult<Page<DsTariff>>[]): Page<DsTariff>[] =>
  answers.flatMap(({ data }) => data ?? []);
