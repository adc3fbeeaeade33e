import type { Ticket } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { EmptyState } from '@hoster/ui/empty-state';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Pagination } from '@hoster/ui/pagination';
import { Table, type TableColumn } from '@hoster/ui/table';
import { TextLink } from '@hoster/ui/text-link';
import { useMay } from '../../app/visitor/use-may.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ticketsQuery } from '../../api/tickets.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { TicketStatus } from '../../features/tickets/ticket-status.tsx';
import { departmentWords } from '../../features/tickets/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Day } from '../../parts/service/day.tsx';
import { addressOf, PATH } from './address.ts';
import { Filters } from './filters.tsx';
import type { route } from './route.ts';
import { words } from './words.ts';

const PAGE_SIZE = 20;

/** `/my/tickets/` */
export function Page() {
  const { formatMessage } = useIntl();
  const asked = usePageData<typeof route>();
  const { data } = useSuspenseQuery({ ...ticketsQuery(useApp(), asked), refetchInterval: 60_000 });
  const columns = useColumns();
  const mayWrite = useMay('support');
  const { page, ...filter } = asked;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <AccountPage
      title={formatMessage(words.title)}
      actions={
        mayWrite ? (
          <LinkButton href="/my/tickets/new/" variant="action">
            {formatMessage(words.new)}
          </LinkButton>
        ) : null
      }
    >
      {data.count === 0 && !isFiltered ? (
        <EmptyState title={formatMessage(words.none)}>{formatMessage(words.noneText)}</EmptyState>
      ) : (
        <>
          <Filters asked={asked} />
          {data.count === 0 ? (
            <EmptyState title={formatMessage(words.nothing)}>
              <FormattedMessage
                {...words.nothingText}
                values={{ all: (text: ReactNode) => <TextLink href={PATH}>{text}</TextLink> }}
              />
            </EmptyState>
          ) : (
            <Table
              caption={formatMessage(words.title)}
              captionHidden
              columns={columns}
              rows={data.results}
              rowKey={({ id }) => id}
              rowHref={({ id }) => `${PATH}${id}/`}
            />
          )}
          <Pagination
            label={formatMessage(words.pages)}
            page={page}
            pageCount={Math.ceil(data.count / PAGE_SIZE)}
            hrefFor={(target) => addressOf({ ...filter, page: target })}
            pageLabel={(target) => formatMessage(words.page, { page: target })}
            previousLabel={formatMessage(words.previous)}
            nextLabel={formatMessage(words.next)}
          />
        </>
      )}
    </AccountPage>
  );
}

function useColumns(): TableColumn<Ticket>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'subject',
      header: formatMessage(words.subject),
      rowHeader: true,
      cell: ({ subject, unread }) => (
        <Inline gap={8}>
          <bdi>{subject}</bdi>
          {unread ? <Badge tone="info">{formatMessage(words.isNew)}</Badge> : null}
        </Inline>
      ),
    },
    { id: 'number', header: formatMessage(words.number), mono: true, nowrap: true, cell: ({ id }) => `#${id}` },
    {
      id: 'department',
      header: formatMessage(words.department),
      cell: ({ department }) => formatMessage(departmentWords[department]),
    },
    {
      id: 'status',
      header: formatMessage(words.status),
      nowrap: true,
      cell: ({ status }) => <TicketStatus status={status} />,
    },
    {
      id: 'updated',
      header: formatMessage(words.updated),
      nowrap: true,
      cell: ({ updated }) => <Day value={updated} time />,
    },
  ];
}
