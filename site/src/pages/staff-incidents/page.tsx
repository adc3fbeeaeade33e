import type { StatusIncident } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import { Status } from '@hoster/ui/status';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffIncidentsQuery } from '../../api/staff-incidents.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { incidentTone, stepWords } from '../../features/status/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { Day } from '../../parts/service/day.tsx';
import { addressOf, PATH, type route, states } from './route.ts';
import { stateNames, words } from './words.ts';

/** `/admin/incidents/` */
export function Page() {
  const { formatMessage } = useIntl();
  const query = usePageData<typeof route>();
  const { before, state } = query;
  const { data } = useSuspenseQuery(staffIncidentsQuery(useApp(), query));
  return (
    <AccountPage
      title={formatMessage(words.title)}
      actions={
        <Inline gap={12}>
          <LinkButton href={`${PATH}new/`} variant="action">
            {formatMessage(words.open)}
          </LinkButton>
          <LinkButton href={`${PATH}new/?kind=maintenance`}>{formatMessage(words.plan)}</LinkButton>
        </Inline>
      }
    >
      <ChoiceLinks label={formatMessage(words.filter)}>
        {states.map((one) => (
          <ChoiceLink key={one} href={addressOf({ state: one })} {...(one === state && { 'aria-current': true })}>
            {formatMessage(stateNames[one])}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={useColumns()}
        rows={data.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${PATH}${id}/`}
        empty={<Text tone="muted">{formatMessage(words.none)}</Text>}
      />
      <ListLinks
        first={before === undefined ? null : addressOf({ state })}
        next={data.next === null ? null : addressOf({ state, before: data.next })}
        csv={addressOf({ state }, '/my/api/staff/status/incidents/csv/')}
      />
    </AccountPage>
  );
}

function useColumns(): TableColumn<StatusIncident>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'what',
      header: formatMessage(words.what),
      rowHeader: true,
      cell: ({ is_sample: isSample, title }) => (
        <Stack element="span" gap={4}>
          <bdi>{title}</bdi>
          {isSample ? <Badge>{formatMessage(words.sample)}</Badge> : null}
        </Stack>
      ),
    },
    { id: 'kind', header: formatMessage(words.kind), nowrap: true, cell: ({ kind }) => formatMessage(words[kind]) },
    {
      id: 'step',
      header: formatMessage(words.step),
      nowrap: true,
      cell: (incident) => <Status tone={incidentTone(incident)}>{formatMessage(stepWords[incident.step])}</Status>,
    },
    {
      id: 'starts',
      header: formatMessage(words.starts),
      nowrap: true,
      cell: ({ starts }) => <Day value={starts} time />,
    },
    {
      id: 'ends',
      header: formatMessage(words.ends),
      nowrap: true,
      cell: ({ ends }) => (ends === null ? '—' : <Day value={ends} time />),
    },
  ];
}
