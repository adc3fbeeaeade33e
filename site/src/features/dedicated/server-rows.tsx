import { locationIn, orderAddress } from '@hoster/domain/lines/dedicated/on-offer';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { memo, Suspense, useCallback, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { SERVERS_PER_PAGE } from '../../api/dedicated.ts';
import { lazyPart } from '../../app/lazy-part.ts';
import { listQuery } from './filter-address.ts';
import { ServerTable, type OrderedServer } from './server-table.tsx';
import type { ServerList } from './use-server-list.ts';

/** Loaded only for long lists. */
const WindowedServerTable = lazyPart(() =>
  import('./windowed-server-table.tsx').then((module) => module.WindowedServerTable),
);

interface ServerRowsProps {
  list: ServerList;
  /** Slugs of the servers to be compared. */
  compared: readonly string[];
  onCompare: (slug: string, isOn: boolean) => void;
  /** Countries that the servers are looked for in; anywhere for none. */
  countries: readonly string[];
  /** Shown instead of rows. */
  empty: ReactNode;
}

/** The matching servers fetched so far, and links to the rest. */
export const ServerRows = memo(function ServerRows({ list, countries, empty, ...props }: ServerRowsProps) {
  const { pathname } = useLocation();
  const { figures, count, rows, skipped, more, filter, promoCode, promo } = list;
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const orderQuery = useCallback(
    (server: OrderedServer) => {
      const location = locationIn(server, figures.locations, countries);
      const place = location === undefined ? location : String(location);
      return orderAddress({ ...server, url: '' }, { location: place, promo_code: promoCode });
    },
    [figures.locations, countries, promoCode],
  );
  const table = { ...props, empty, rows, promo, orderQuery };
  const pageAddress = (page: number) => {
    const search = listQuery(filter, promoCode);
    if (page > 1) search.set('page', String(page));
    return search.size > 0 ? `${pathname}?${String(search)}` : pathname;
  };
  if (count === 0) return empty;
  const left = count - skipped - rows.length;
  return (
    <Stack gap={16}>
      {skipped > 0 ? (
        <LinkButton href={pageAddress(1)} size="small">
          <FormattedMessage
            id="dedicated.list.from-first"
            defaultMessage="Show from the first server"
            description="Link on a further page of the list"
          />
        </LinkButton>
      ) : null}
      {isHydrated && figures.count > SERVERS_PER_PAGE && rows.length > 0 ? (
        <Suspense fallback={<ServerTable {...table} />}>
          <WindowedServerTable {...table} />
        </Suspense>
      ) : (
        <ServerTable {...table} />
      )}
      {more && left > 0 ? (
        <LinkButton
          href={pageAddress((skipped + rows.length) / SERVERS_PER_PAGE + 1)}
          data-keep-scroll
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            more();
          }}
        >
          <FormattedMessage
            id="dedicated.list.more"
            defaultMessage="Show {count, number} more"
            description="Button below the list of servers"
            values={{ count: Math.min(left, SERVERS_PER_PAGE) }}
          />
        </LinkButton>
      ) : null}
    </Stack>
  );
});
