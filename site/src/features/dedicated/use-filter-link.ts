import { dsFilterParams, type DsFilter } from '@hoster/domain/lines/dedicated/filter';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { ServerList } from './use-server-list.ts';

/** Makes links to the list with other filters, which change it in place where there is script. */
export function useFilterLink(setFilter: ServerList['setFilter']) {
  const { pathname } = useLocation();
  return (next: DsFilter) => {
    const search = String(dsFilterParams(next));
    return {
      href: search ? `${pathname}?${search}` : pathname,
      'data-keep-scroll': true,
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setFilter(() => next);
      },
    };
  };
}
