import type { DsFilter } from '@hoster/domain/lines/dedicated/filter';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { COUNT_ID } from './landing.ts';
import { listQuery } from './filter-address.ts';
import type { ServerList } from './use-server-list.ts';

/** Returns links to the list with other filters, which update it in place with script. */
export function useFilterLink({ setFilter, promoCode }: Pick<ServerList, 'setFilter' | 'promoCode'>) {
  const { pathname } = useLocation();
  return (next: DsFilter) => {
    const search = String(listQuery(next, promoCode));
    return {
      href: search ? `${pathname}?${search}` : pathname,
      'data-keep-scroll': true,
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setFilter(() => next);
        // The link may disappear, which would reset the keyboard focus to the top of the page.
        document.getElementById(COUNT_ID)?.focus();
      },
    };
  };
}
