import type { DatevQuery, DatevSummary } from '@hoster/contract';
import { LinkButton } from '@hoster/ui/link-button';
import { Section } from '@hoster/ui/section';
import { Table } from '@hoster/ui/table';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { datevSummaryQuery } from '../../api/staff-finance.ts';
import { useApp } from '../../app/app-context.tsx';
import { listAddress } from '../../features/finance/cursor.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { words } from './words.ts';

interface Row {
  readonly kind: DatevSummary['sales'][number]['scheme'] | 'payments';
  readonly account: string;
  readonly count: number;
  readonly sum: DatevSummary['payments']['amount'];
}

/** The sums of a file, and the file. */
export function Contents({ asked }: { asked: DatevQuery }) {
  const { formatMessage, formatNumber } = useIntl();
  const { data } = useSuspenseQuery(datevSummaryQuery(useApp(), asked));
  const { payments, sales } = data;
  const rows: Row[] = [
    ...sales.map(({ account, documents, gross, scheme }) => ({ kind: scheme, account, count: documents, sum: gross })),
    { kind: 'payments', account: payments.account, count: payments.count, sum: payments.amount },
  ];
  return (
    <Section id="contents" title={formatMessage(words.contents)}>
      <Table
        caption={formatMessage(words.contents)}
        captionHidden
        rows={rows}
        rowKey={({ kind }) => kind}
        columns={[
          {
            id: 'kind',
            header: formatMessage(words.kind),
            rowHeader: true,
            cell: ({ kind }) => formatMessage(words[kind]),
          },
          { id: 'account', header: formatMessage(words.account), cell: ({ account }) => account },
          {
            id: 'count',
            header: formatMessage(words.count),
            align: 'end',
            cell: ({ count }) => formatNumber(count),
          },
          {
            id: 'sum',
            header: formatMessage(words.sum),
            align: 'end',
            nowrap: true,
            cell: ({ sum }) => <LedgerPrice value={sum} column />,
          },
        ]}
      />
      <LinkButton href={listAddress('/my/api/staff/datev/csv/', asked)} variant="action" data-native>
        {formatMessage(words.download)}
      </LinkButton>
    </Section>
  );
}
