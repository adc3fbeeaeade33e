import type { PlanSet } from '@hoster/contract';
import { noDsFilter, withoutFilter } from '@hoster/domain/lines/dedicated/filter';
import { EmptyState } from '@hoster/ui/empty-state';
import { LinkButton } from '@hoster/ui/link-button';
import { FormattedMessage } from 'react-intl';
import { useFilterText } from './active-chips.tsx';
import { useFilterLink } from './use-filter-link.ts';
import type { ServerList } from './use-server-list.ts';

/** No server matches: suggests filters to remove, with the resulting number of servers. */
export function NoResults({ list, sets }: { list: ServerList; sets: readonly PlanSet[] }) {
  const textOf = useFilterText(sets);
  const { figures, without, filter } = list;
  const clear = { ...noDsFilter, sort: filter.sort };
  const link = useFilterLink(list);
  return (
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
  );
}
