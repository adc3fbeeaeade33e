import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { customerTicketsQuery } from '../../api/staff-customers.ts';
import { useApp } from '../../app/app-context.tsx';
import { TicketStatus } from '../../features/tickets/ticket-status.tsx';
import { departmentWords } from '../../features/tickets/words.ts';
import { Day } from '../../parts/service/day.tsx';
import { OlderLinks } from './older-links.tsx';
import { useMay } from '../../features/staff/use-may.ts';
import { words } from './words.ts';

/** The tickets of a customer. */
export function Tickets({ before, id }: { before: number | undefined; id: number }) {
  const { formatMessage } = useIntl();
  const mayOpen = useMay('tickets');
  const { data } = useSuspenseQuery(customerTicketsQuery(useApp(), id, before === undefined ? {} : { before }));
  return (
    <Stack gap={24} align="stretch">
      <Table
        caption={formatMessage(words.tickets)}
        captionHidden
        rows={data.results}
        rowKey={(ticket) => ticket.id}
        rowHref={(ticket) => (mayOpen ? `/admin/tickets/${ticket.id}/` : undefined)}
        empty={<Text tone="muted">{formatMessage(words.noTickets)}</Text>}
        columns={[
          {
            id: 'ticket',
            header: formatMessage(words.ticket),
            rowHeader: true,
            cell: (ticket) => (
              <Stack element="span" gap={4}>
                <bdi>{`#${ticket.id} ${ticket.subject}`}</bdi>
                <Text element="span" size={14} tone="muted" weight="regular">
                  {formatMessage(departmentWords[ticket.department])}
                </Text>
              </Stack>
            ),
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
        ]}
      />
      <OlderLinks id={id} tab="tickets" list="tickets" before={before} next={data.next} />
    </Stack>
  );
}
