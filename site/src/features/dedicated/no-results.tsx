import type { DsTariff, PlanSet } from '@hoster/contract';
import { noDsFilter, withoutFilter } from '@hoster/domain/lines/dedicated/filter';
import { locationIn, orderAddress } from '@hoster/domain/lines/dedicated/on-offer';
import { EmptyState } from '@hoster/ui/empty-state';
import { LinkButton } from '@hoster/ui/link-button';
import { FormattedMessage } from 'react-intl';
import { useFilterText } from './active-chips.tsx';
import { NearestServers } from './nearest-servers.tsx';
import { useFilterLink } from './use-filter-link.ts';
import type { ServerList } from './use-server-list.ts';

interface NoResultsProps {
  list: ServerList;
  sets: readonly PlanSet[];
  /** Countries that the servers are looked for in; anywhere for none. */
  countries: readonly string[];
}

/** No server matches: shows the nearest ones, and suggests filters to remove, with the resulting number of servers. */
export function NoResults({ list, sets, countries }: NoResultsProps) {
  const textOf = useFilterText(sets);
  const { figures, without, nearest, filter, promoCode } = list;
  const clear = { ...noDsFilter, sort: filter.sort };
  const link = useFilterLink(list);
  const orderHref = (server: DsTariff) => {
    const location = locationIn(server, figures.locations, countries);
    const place = location === undefined ? location : String(location);
    return orderAddress(server, { location: place, promo_code: promoCode });
  };
  return (
    <>
      <EmptyState
        level={3}
        title={
          <FormattedMessage
            id="dedicated.none"
            defaultMessage="No servers match these filters"
            description="Instead of the list of servers"
          />
        }
        actions={
          <>
            {without.map(({ count, ...active }) => (
              <LinkButton
                key={`${active.kind} ${active.value ?? ''}`}
                size="small"
                {...link(withoutFilter(filter, active))}
              >
                <FormattedMessage
                  id="dedicated.none.without"
                  defaultMessage="Without “{filter}”: {count, plural, one {# server} other {# servers}}"
                  description="Button that takes a filter away; how many servers there are then"
                  values={{ filter: textOf(active, filter), count }}
                />
              </LinkButton>
            ))}
            <LinkButton size="small" {...link(clear)}>
              <FormattedMessage
                id="dedicated.none.all"
                defaultMessage="Clear filters: {count, plural, one {# server} other {# servers}}"
                description="Button that takes all filters away"
                values={{ count: figures.count }}
              />
            </LinkButton>
          </>
        }
      />
      <NearestServers {...{ nearest, filter, sets, orderHref }} />
    </>
  );
}
