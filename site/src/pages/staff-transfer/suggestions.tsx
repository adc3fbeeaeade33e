import type { StaffTransferDetails, TransferSuggestion } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useIntl } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { Day } from '../../parts/service/day.tsx';
import { hintWords, words } from './words.ts';

/** Payments that a transfer may be for, each with a button that assigns it. */
export function Suggestions({ transfer }: { transfer: StaffTransferDetails }) {
  const { formatMessage } = useIntl();
  const columns = useColumns(transfer);
  return (
    <Section id="suggestions" title={formatMessage(words.suggestions)}>
      {transfer.suggestions.length === 0 ? (
        <Text tone="muted">{formatMessage(words.noSuggestions)}</Text>
      ) : (
        <Table
          caption={formatMessage(words.suggestionsList)}
          captionHidden
          columns={columns}
          rows={transfer.suggestions}
          rowKey={({ reference }) => reference}
        />
      )}
    </Section>
  );
}

function useColumns({ id, line }: StaffTransferDetails): TableColumn<TransferSuggestion>[] {
  const { formatList, formatMessage } = useIntl();
  return [
    {
      id: 'payment',
      header: formatMessage(words.payment),
      rowHeader: true,
      cell: ({ description, is_closed: isClosed, reference }) => (
        <Stack element="span" gap={4}>
          <bdi>{description}</bdi>
          <Text element="span" size={14} tone="muted" weight="regular">
            {reference}
          </Text>
          {isClosed ? (
            <Text element="span" size={14} tone="muted" weight="regular">
              {formatMessage(words.closed)}
            </Text>
          ) : null}
        </Stack>
      ),
    },
    {
      id: 'customer',
      header: formatMessage(words.customer),
      cell: ({ customer }) => (
        <Stack element="span" gap={4} align={{ base: 'end', md: 'stretch' }}>
          <bdi>{customer.name}</bdi>
          <Text element="span" size={14} tone="muted">
            {formatMessage(words.account, { account: String(customer.account) })}
          </Text>
        </Stack>
      ),
    },
    { id: 'asked', header: formatMessage(words.asked), nowrap: true, cell: ({ asked }) => <Day value={asked} /> },
    {
      id: 'because',
      header: formatMessage(words.because),
      cell: ({ because }) => formatList(because.map((hint) => formatMessage(hintWords[hint]))),
    },
    {
      id: 'due',
      header: formatMessage(words.due),
      align: 'end',
      nowrap: true,
      cell: ({ amount, received }) => (
        <Stack element="span" gap={4} align="end">
          <LedgerPrice value={amount} column />
          {Number(received.amount) === 0 ? null : (
            <Text element="span" size={14} tone="muted">
              {formatMessage(words.received, { amount: received.amount })}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'action',
      header: formatMessage(words.action),
      align: 'end',
      nowrap: true,
      labelHidden: true,
      cell: ({ reference }) => (
        <form method="post" action={`/admin/finance/transfers/${id}/`}>
          <input type="hidden" name="line" value={line} />
          <input type="hidden" name="reference" value={reference} />
          <Button type="submit" name="intent" value="assign" size="small">
            {formatMessage(words.assign)}
            <VisuallyHidden> {reference}</VisuallyHidden>
          </Button>
        </form>
      ),
    },
  ];
}
