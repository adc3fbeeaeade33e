import type { StaffTicket } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';
import { Pagination } from '@hoster/ui/pagination';
import { Table, type TableColumn } from '@hoster/ui/table';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { staffTicketsQuery } from '../../api/tickets.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { TicketStatus } from '../../features/tickets/ticket-status.tsx';
import { priorityWords } from '../../features/tickets/words.ts';
import { Day } from '../../parts/service/day.tsx';
import { PATH, type route } from './route.ts';
import { words } from './words.ts';

const PAGE_SIZE = 20;

/** `/admin/tickets/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { page } = usePageData<typeof route>();
  const { data } = useSuspenseQuery({ ...staffTicketsQuery(useApp(), { page }), refetchInterval: 30_000 });
  return (
    <AccountPage title={formatMessage(words.title)}>
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={useColumns()}
        rows={data.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${PATH}${id}/`}
        empty={formatMessage(words.none)}
      />
      <Pagination
        label={formatMessage(words.pages)}
        page={page}
        pageCount={Math.ceil(data.count / PAGE_SIZE)}
        hrefFor={(target) => (target > 1 ? `${PATH}?page=${target}` : PATH)}
        pageLabel={(target) => formatMessage(words.page, { page: target })}
        previousLabel={formatMessage(words.previous)}
        nextLabel={formatMessage(words.next)}
      />
    </AccountPage>
  );
}

function useColumns(): TableColumn<StaffTicket>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'subject',
      header: formatMessage(words.subject),
      rowHeader: true,
      cell: ({ id, subject, unread }) => (
        <Inline gap={8}>
          <bdi>{`#${id} ${subject}`}</bdi>
          {unread ? <Badge tone="info">{formatMessage(words.unread)}</Badge> : null}
        </Inline>
      ),
    },
    { id: 'customer', header: formatMessage(words.customer), cell: ({ customer }) => <bdi>{customer.name}</bdi> },
    { id: 'service', header: formatMessage(words.service), cell: ({ service_name: name }) => name ?? '—' },
    {
      id: 'priority',
      header: formatMessage(words.priority),
      cell: ({ priority }) => formatMessage(priorityWords[priority]),
    },
    {
      id: 'status',
      header: formatMessage(words.status),
      nowrap: true,
      cell: ({ status }) => <TicketStatus status={status} forStaff />,
    },
    {
      id: 'updated',
      header: formatMessage(words.updated),
      nowrap: true,
      cell: ({ updated }) => <Day value={updated} time />,
    },
  ];
}
