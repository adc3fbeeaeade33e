import type { Cashback, CashbackState, Page } from '@hoster/contract';
import { Pagination } from '@hoster/ui/pagination';
import { Skeleton } from '@hoster/ui/skeleton';
import { Stack } from '@hoster/ui/stack';
import { Status, type StatusProps } from '@hoster/ui/status';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { PartFailed } from '../../parts/section/part-failed.tsx';
import { Day } from '../../parts/service/day.tsx';
import { kindWords } from '../../parts/service/service-plan.tsx';
import { PARTNER } from './route.ts';
import { stateWords, words } from './words.ts';

/** Rows of a page of the call. */
const PAGE_SIZE = 20;

const tones: Readonly<Record<CashbackState, StatusProps['tone']>> = {
  held: 'info',
  available: 'success',
  paid_out: 'neutral',
  cancelled: 'warning',
};

interface CashbackTableProps {
  page: number;
  /** Undefined while loading. */
  found: Page<Cashback> | undefined;
  isFailed: boolean;
}

/** Cashback of a partner, newest first. */
export function CashbackTable({ page, found, isFailed }: CashbackTableProps) {
  const { formatMessage } = useIntl();
  const columns = useColumns();
  if (!found)
    return isFailed ? (
      <PartFailed href={PARTNER} title={formatMessage(words.failed)} />
    ) : (
      <Skeleton shape="block" height={240} />
    );
  const pageCount = Math.ceil(found.count / PAGE_SIZE);
  return (
    <Stack gap={24}>
      <Table
        caption={formatMessage(words.table)}
        captionHidden
        columns={columns}
        rows={found.results}
        rowKey={({ id }) => id}
        empty={<Text tone="muted">{formatMessage(words.none)}</Text>}
      />
      <Pagination
        label={formatMessage(words.pages)}
        page={page}
        pageCount={pageCount}
        hrefFor={(other) => `${PARTNER}${other === 1 ? '' : `?page=${other}`}#cashback`}
        pageLabel={(other) => formatMessage(words.page, { page: other, count: pageCount })}
        previousLabel={formatMessage(words.newer)}
        nextLabel={formatMessage(words.older)}
      />
    </Stack>
  );
}

function useColumns(): TableColumn<Cashback>[] {
  const { formatMessage } = useIntl();
  return [
    {
      id: 'date',
      header: formatMessage(words.date),
      rowHeader: true,
      nowrap: true,
      cell: ({ created }) => <Day value={created} />,
    },
    { id: 'order', header: formatMessage(words.order), cell: ({ product }) => formatMessage(kindWords[product]) },
    {
      id: 'state',
      header: formatMessage(words.state),
      cell: ({ state, available_from: from }) => (
        <Stack element="span" gap={2}>
          <Status tone={tones[state]}>{formatMessage(stateWords[state])}</Status>
          {state === 'held' ? (
            <Text element="span" size={14} tone="muted" lineHeight="inherit">
              <FormattedMessage {...words.until} values={{ day: <Day value={from} /> }} />
            </Text>
          ) : null}
        </Stack>
      ),
    },
    {
      id: 'rate',
      header: formatMessage(words.rate),
      align: 'end',
      mono: true,
      cell: ({ percent }) => formatMessage(words.percent, { percent }),
    },
    {
      id: 'amount',
      header: formatMessage(words.amount),
      align: 'end',
      mono: true,
      cell: ({ amount }) => <LedgerPrice value={amount} column mono />,
    },
  ];
}
