import type { StaffMail } from '@hoster/contract';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { PageBody } from '@hoster/ui/page-body';
import { PageHead } from '@hoster/ui/page-head';
import { Pagination } from '@hoster/ui/pagination';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffMailsQuery } from '../../api/staff-mail.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { Day } from '../../parts/service/day.tsx';
import { Addresses } from './addresses.tsx';
import { addressOf, PATH, type route, states } from './route.ts';
import { stateWords, words } from './words.ts';

const PAGE_SIZE = 20;

/** `/admin/mail/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { page, state } = usePageData<typeof route>();
  const { data } = useSuspenseQuery({ ...staffMailsQuery(useApp(), { page, state }), refetchInterval: 30_000 });
  return (
    <PageBody element="main" id="main" padding="large" gap={40}>
      <PageHead
        above={
          <TextLink href="/admin/" tone="quiet">
            {formatMessage(words.back)}
          </TextLink>
        }
        title={formatMessage(words.title)}
        description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      />
      <ChoiceLinks label={formatMessage(words.filter)}>
        {states.map((one) => (
          <ChoiceLink key={one} href={addressOf(one)} {...(one === state && { 'aria-current': true })}>
            {formatMessage(stateWords[one])}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={useColumns(state === 'decided')}
        rows={data.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${PATH}${id}/`}
        empty={formatMessage(words.none)}
      />
      <Pagination
        label={formatMessage(words.pages)}
        page={page}
        pageCount={Math.ceil(data.count / PAGE_SIZE)}
        hrefFor={(target) => addressOf(state, target)}
        pageLabel={(target) => formatMessage(words.page, { page: target })}
        previousLabel={formatMessage(words.previous)}
        nextLabel={formatMessage(words.next)}
      />
      <Addresses />
    </PageBody>
  );
}

function useColumns(isDecided: boolean): TableColumn<StaffMail>[] {
  const { formatMessage } = useIntl();
  const columns: TableColumn<StaffMail>[] = [
    {
      id: 'subject',
      header: formatMessage(words.subject),
      rowHeader: true,
      cell: ({ subject }) => <bdi>{subject ?? formatMessage(words.noSubject)}</bdi>,
    },
    { id: 'from', header: formatMessage(words.from), cell: ({ from }) => <bdi>{from ?? '—'}</bdi> },
    {
      id: 'received',
      header: formatMessage(words.received),
      nowrap: true,
      cell: ({ received }) => <Day value={received} time />,
    },
    { id: 'reason', header: formatMessage(words.reason), cell: ({ reason }) => reason },
    { id: 'ticket', header: formatMessage(words.ticket), cell: ({ ticket }) => (ticket === null ? '—' : `#${ticket}`) },
  ];
  if (!isDecided) return columns;
  const decision: TableColumn<StaffMail> = {
    id: 'decision',
    header: formatMessage(words.decision),
    cell: ({ decision: made }) => (made === null ? '—' : formatMessage(words[made])),
  };
  return [...columns, decision];
}
