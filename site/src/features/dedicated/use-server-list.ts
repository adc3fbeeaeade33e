import type { DsFigures, DsTariff, OrderPromo, Page } from '@hoster/contract';
import { countWithoutEach } from '@hoster/domain/lines/dedicated/figures';
import { factsOf, filterTariffs, noDsFilter, type DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { keepPreviousData, useQueries, useQuery, useSuspenseQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  dsFiguresQuery,
  dsPagesShownQuery,
  dsPromoQuery,
  dsTariffsQuery,
  SERVERS_PER_PAGE,
} from '../../api/dedicated.ts';
import { useApp } from '../../app/app-context.tsx';
import { promoIn } from '../../parts/promo-code/promo-in.ts';
import { useAddressState } from '../../app/router/use-address-state.ts';
import { listQuery } from './filter-address.ts';
import { landingName, type DedicatedLanding } from './landing.ts';
import { readListRequest, tariffsRequest } from './load-list.ts';
import type { FilterIndex } from './filter-index.ts';

/**
 * The index of a long list, so that a filter shows its count before the server has answered. It is fetched when
 * `prepare` is first called. If it fails, counts are loaded with the servers.
 * @param landing part of the list; undefined for all of it
 */
function useFilterIndex(landing: string | undefined, isWanted: boolean) {
  const app = useApp();
  const [index, setIndex] = useState<FilterIndex | null>(null);
  const asked = useRef<string | null>(null);
  const prepare = useCallback(() => {
    const key = landing ?? '';
    if (!isWanted || asked.current === key) return;
    asked.current = key;
    void import('./filter-index.ts')
      .then(({ loadFilterIndex }) => loadFilterIndex(app, landing))
      .then(setIndex, () => (asked.current = null));
  }, [app, landing, isWanted]);
  return { index: index?.landing === landing ? index : null, prepare };
}

/** The list of servers, and the filters of the address. */
export interface ServerList {
  /** Figures of all the page's servers, regardless of filters. */
  figures: DsFigures;
  /** Number of matching servers. */
  count: number;
  /** The first of the matching servers, in order. */
  rows: readonly DsTariff[];
  /** Number of servers before `rows`, in the address of a later page. */
  skipped: number;
  /** Fetches more rows; null when there are no more. */
  more: (() => void) | null;
  /** When none matches: how many do without one of the filters. */
  without: DsFigures['without'];
  /** And the servers that come nearest. */
  nearest: NonNullable<DsFigures['nearest']>;
  filter: DsFilter;
  setFilter: (change: (filter: DsFilter) => DsFilter) => void;
  /** Call when a filter is likely to change. */
  prepare: () => void;
  /** The promo code of the address, which all links keep. */
  promoCode: string | undefined;
  /** Its validation; null without a code. */
  promo: OrderPromo | null;
}

/** The servers of a page as its address filters them. */
export function useServerList(landing: DedicatedLanding | null): ServerList {
  const app = useApp();
  const { search } = useLocation();
  const name = landingName(landing);
  const { data: figures } = useSuspenseQuery(dsFiguresQuery(app, { landing: name, filter: noDsFilter }));
  const [asked, promoCode] = useMemo(() => {
    const query = new URLSearchParams(search);
    return [readListRequest(figures, query), promoIn(query)] as const;
  }, [search, figures]);
  const write = useCallback((filter: DsFilter) => listQuery(filter, promoCode), [promoCode]);
  const [filter, setFilter] = useAddressState(asked.filter, write);
  // The loader has fetched them.
  const { data: promo = null } = useQuery({ ...dsPromoQuery(app, promoCode), enabled: false });
  const { isWhole } = asked;
  // The page number in the address applies only to its filters.
  const from = filter === asked.filter ? asked.page : 1;
  const request = { landing: name, ...tariffsRequest({ isWhole, filter, page: from }) };
  const shown = dsPagesShownQuery(app, request);
  const { data: pagesShown } = useQuery(shown);
  // Rows of the previous filters, until the new ones have loaded.
  const { data: first, isPlaceholderData: isOfOthers } = useQuery({
    ...dsTariffsQuery(app, request),
    placeholderData: keepPreviousData,
  });
  const further = useQueries({
    queries: Array.from({ length: pagesShown - 1 }, (_, index) =>
      dsTariffsQuery(app, { ...request, page: from + 1 + index }),
    ),
    combine: pagesOf,
  });
  const pages = useMemo(() => (first ? [first, ...further] : []), [first, further]);
  const fetched = useMemo(() => pages.flatMap(({ results }) => results), [pages]);
  const { index, prepare } = useFilterIndex(name, !isWhole);
  const counted = useMemo(() => (isOfOthers && index ? index.count(filter) : null), [isOfOthers, index, filter]);
  const rows = useMemo(
    () => (counted === 0 ? [] : isWhole ? filterTariffs(fetched, filter) : fetched),
    [counted, isWhole, fetched, filter],
  );
  const count = counted ?? (isWhole ? rows.length : (first?.count ?? 0));
  const { data: none } = useQuery({
    ...dsFiguresQuery(app, { landing: name, filter }),
    enabled: isWhole ? first !== undefined && rows.length === 0 : first?.count === 0,
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
          ? countWithoutEach(fetched.map(factsOf), filter)
          : (none?.without ?? index?.without(filter) ?? []),
    [count, isWhole, fetched, filter, none, index],
  );
  const nearest = (count === 0 && none?.nearest) || nobody;
  const skipped = (from - 1) * SERVERS_PER_PAGE;
  // The same object while nothing changes, so that rows drawn later are drawn only once.
  return useMemo(
    () => ({ figures, count, rows, skipped, more, without, nearest, filter, setFilter, prepare, promoCode, promo }),
    [figures, count, rows, skipped, more, without, nearest, filter, setFilter, prepare, promoCode, promo],
  );
}

const nobody: ServerList['nearest'] = [];

const pagesOf = (answers: readonly UseQueryResult<Page<DsTariff>>[]): Page<DsTariff>[] =>
  answers.flatMap(({ data }) => data ?? []);
