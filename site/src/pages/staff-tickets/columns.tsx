import type { StaffTicket } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import type { TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useIntl } from 'react-intl';
import { useAge } from '../../features/staff/use-age.ts';
import { TicketStatus } from '../../features/tickets/ticket-status.tsx';
import { departmentWords, priorityWords } from '../../features/tickets/words.ts';
import { Day } from '../../parts/service/day.tsx';
import { words } from './words.ts';

/** Columns of the list of tickets. `now` in milliseconds. */
export function useColumns(now: number): TableColumn<StaffTicket>[] {
  const { formatMessage } = useIntl();
  const age = useAge(now);
  return [
    {
      id: 'subject',
      header: formatMessage(words.subject),
      rowHeader: true,
      cell: ({ department, id, service_name: service, subject, unread }) => (
        <Stack element="span" gap={4}>
          <Inline element="span" gap={8}>
            <bdi>{`#${id} ${subject}`}</bdi>
            {unread ? <Badge tone="info">{formatMessage(words.unread)}</Badge> : null}
          </Inline>
          <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
            {[formatMessage(departmentWords[department]), service].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      ),
    },
    { id: 'customer', header: formatMessage(words.customer), cell: ({ customer }) => <bdi>{customer.name}</bdi> },
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
      id: 'owner',
      header: formatMessage(words.owner),
      cell: ({ owner }) =>
        owner === null ? (
          <Text element="span" tone="muted">
            {formatMessage(words.nobody)}
          </Text>
        ) : (
          <bdi>{owner.is_self ? formatMessage(words.you, { name: owner.name }) : owner.name}</bdi>
        ),
    },
    {
      id: 'waiting',
      header: formatMessage(words.waiting),
      cell: ({ is_overdue: isOverdue, updated, waiting_since: since }) =>
        since === null ? (
          <Day value={updated} time />
        ) : (
          <Inline element="span" gap={8}>
            <time dateTime={since}>{age(since)}</time>
            {isOverdue ? <Badge tone="danger">{formatMessage(words.late)}</Badge> : null}
          </Inline>
        ),
    },
  ];
}
