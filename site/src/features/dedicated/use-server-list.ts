import type { DsTariff } from '@hoster/contract';
import { filterTariffs, passes, type DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { dsTariffsQuery } from '../../api/dedicated.ts';
import { useApp } from '../../app-context.tsx';
import { useAddressState } from '../order/use-address-state.ts';
import { filterIn, searchOf, settledFilter } from './filter-address.ts';
import { filterOfLanding, type DedicatedLanding } from './landing.ts';

/** The list of servers, and the filters of the address. */
export interface ServerList {
  /** Servers that the page is about, whatever is filtered. */
  all: readonly DsTariff[];
  /** Those that pass, in their order. */
  rows: readonly DsTariff[];
  filter: DsFilter;
  setFilter: (change: (filter: DsFilter) => DsFilter) => void;
}

/** The servers of a page as its address filters them. */
export function useServerList(landing: DedicatedLanding | null): ServerList {
  const app = useApp();
  const { search } = useLocation();
  const { data: catalogue } = useSuspenseQuery(dsTariffsQuery(app));
  const isWhole = catalogue.next === null;
  const all = useMemo(() => {
    const base = filterOfLanding(landing);
    return catalogue.results.filter((tariff) => passes(tariff, base));
  }, [catalogue, landing]);
  const asked = useMemo(() => settledFilter(filterIn(new URLSearchParams(search)), all), [search, all]);
  const write = useCallback((filter: DsFilter) => searchOf(filter), []);
  const [filter, setFilter] = useAddressState(asked, write);
  const { data: passing } = useQuery({
    ...dsTariffsQuery(app, filter),
    enabled: !isWhole,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(
    () => (isWhole ? filterTariffs(all, filter) : filterTariffs(passing?.results ?? all, filterOfLanding(landing))),
    [isWhole, all, filter, passing, landing],
  );
  return { all, rows, filter, setFilter };
}
