import type { QueueItem } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { LinkButton } from '@hoster/ui/link-button';
import { Stack } from '@hoster/ui/stack';
import type { TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAge } from '../../features/staff/use-age.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { addressOf, nameOf, type QueueFilter } from './address.ts';
import { kindWords, words } from './words.ts';

/** Columns of the queue. `now` in milliseconds. */
export function useColumns(filter: QueueFilter, now: number): TableColumn<QueueItem>[] {
  const { formatMessage } = useIntl();
  const age = useAge(now);
  return [
    {
      id: 'what',
      header: formatMessage(words.what),
      rowHeader: true,
      cell: ({ kind, note, title }) => (
        <Stack element="span" gap={4}>
          <Text element="span" wrap="anywhere" weight="semibold">
            <bdi>{title}</bdi>
          </Text>
          <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
            {[formatMessage(kindWords[kind]), note].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'customer',
      header: formatMessage(words.customer),
      cell: ({ customer }) =>
        customer === null ? (
          '—'
        ) : (
          <TextLink href={`/admin/customers/${customer.account}/`}>
            <bdi>{customer.name}</bdi>
          </TextLink>
        ),
    },
    {
      id: 'amount',
      header: formatMessage(words.amount),
      align: 'end',
      nowrap: true,
      cell: ({ amount }) => (amount === null ? '—' : <LedgerPrice value={amount} column />),
    },
    {
      id: 'age',
      header: formatMessage(words.age),
      cell: ({ is_overdue: isOverdue, since, snoozed_until: until }) => (
        <Stack element="span" gap={4} align={{ base: 'end', md: 'stretch' }}>
          <Inline element="span" gap={8}>
            <time dateTime={since}>{age(since)}</time>
            {isOverdue ? <Badge tone="danger">{formatMessage(words.late)}</Badge> : null}
          </Inline>
          {until === null ? null : (
            <Text element="span" size={14} tone="muted">
              <FormattedMessage {...words.back} values={{ date: <Day value={until} /> }} />
            </Text>
          )}
        </Stack>
      ),
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
      id: 'actions',
      header: formatMessage(words.actions),
      labelHidden: true,
      align: 'end',
      nowrap: true,
      cell: (item) => <Actions item={item} filter={filter} />,
    },
  ];
}

function Actions({ filter, item }: { item: QueueItem; filter: QueueFilter }) {
  const { formatMessage } = useIntl();
  return (
    <Inline gap={8} justify="end">
      {item.owner === null ? (
        <form method="post" action={addressOf(filter)} data-keep-scroll>
          <input type="hidden" name="kind" value={item.kind} />
          <input type="hidden" name="key" value={item.key} />
          <Button type="submit" name="intent" value="take" size="small">
            <FormattedMessage {...words.take} values={{ title: <VisuallyHidden> {item.title}</VisuallyHidden> }} />
          </Button>
        </form>
      ) : null}
      <LinkButton
        href={addressOf(filter, { edit: nameOf(item) })}
        size="small"
        data-keep-scroll
        aria-label={formatMessage(words.manageNamed, { title: item.title })}
      >
        {formatMessage(words.manage)}
      </LinkButton>
    </Inline>
  );
}
