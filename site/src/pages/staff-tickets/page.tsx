import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffTicketsQuery } from '../../api/ticket-desk.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { addressOf, csvOf, PATH, queryOf, states } from './address.ts';
import { useColumns } from './columns.tsx';
import { Departments } from './departments.tsx';
import { FilterForm } from './filter-form.tsx';
import type { route } from './route.ts';
import { stateWords, words } from './words.ts';

/** Milliseconds after which an open page looks for tickets whose targets have passed. */
const REFRESH = 30_000;

/** `/admin/tickets/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { now, ...filter } = usePageData<typeof route>();
  const { data } = useSuspenseQuery({ ...staffTicketsQuery(useApp(), queryOf(filter)), refetchInterval: REFRESH });
  const isFiltered = filter.search !== '' || filter.owner !== '' || filter.late || filter.department !== null;
  return (
    <AccountPage
      title={formatMessage(words.title)}
      actions={
        <Inline gap={8}>
          <LinkButton href={`${PATH}answers/`}>{formatMessage(words.answers)}</LinkButton>
          <LinkButton href={`${PATH}targets/`}>{formatMessage(words.targets)}</LinkButton>
        </Inline>
      }
    >
      <Departments filter={filter} now={now} />
      <Stack gap={12}>
        <ChoiceLinks label={formatMessage(words.state)}>
          {states.map((state) => (
            <ChoiceLink
              key={state}
              href={addressOf({ ...filter, state, after: null })}
              {...(state === filter.state && { 'aria-current': true })}
            >
              {formatMessage(stateWords[state])}
            </ChoiceLink>
          ))}
        </ChoiceLinks>
        <FilterForm key={addressOf(filter)} filter={filter} />
      </Stack>
      <Table
        caption={formatMessage(words.list)}
        captionHidden
        columns={useColumns(now)}
        rows={data.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${PATH}${id}/`}
        empty={
          <Stack gap={8}>
            <Text tone="muted">{formatMessage(isFiltered ? words.noneFound : words.none)}</Text>
            {isFiltered ? <TextLink href={PATH}>{formatMessage(words.clear)}</TextLink> : null}
          </Stack>
        }
      />
      <ListLinks
        first={filter.after === null ? null : addressOf({ ...filter, after: null })}
        next={data.next === null ? null : addressOf({ ...filter, after: data.next })}
        csv={csvOf(filter)}
      />
    </AccountPage>
  );
}
