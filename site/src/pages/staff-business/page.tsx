import type { BusinessReport } from '@hoster/contract';
import { Bars } from '@hoster/ui/bars';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { DataList } from '@hoster/ui/data-list';
import { Section } from '@hoster/ui/section';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { businessReportQuery } from '../../api/staff-finance.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FinanceTabs } from '../../features/finance/finance-tabs.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { addressOf, type route } from './route.ts';
import { lineWords, words } from './words.ts';

type Month = BusinessReport['months'][number];
const CSV = '/my/api/staff/business/csv/';

/** `/admin/finance/reports/` */
export function Page() {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const query = usePageData<typeof route>();
  const { data: report } = useSuspenseQuery(businessReportQuery(useApp(), query));
  const { deferred, funds, months, overdraft, started } = report;
  const names = months.map(({ month }) => month);
  const prepaid = deferred.reduce((sum, { amount }) => sum + Number(amount.amount), 0);
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      tabs={<FinanceTabs />}
    >
      <ChoiceLinks label={formatMessage(words.period)}>
        {([undefined, '24'] as const).map((one) => (
          <ChoiceLink
            key={one ?? '12'}
            href={addressOf(one === undefined ? {} : { months: one })}
            {...(query.months === one && { 'aria-current': true })}
          >
            {formatMessage(words.months, { count: Number(one ?? 12) })}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
      <Section id="revenue" title={formatMessage(words.revenue)}>
        <Chart
          label={words.revenueLabel}
          series={words.revenue}
          months={names}
          values={months.map(({ revenue }) => Number(revenue.amount))}
          money
        />
      </Section>
      <Section id="services" title={formatMessage(words.services)}>
        <Chart
          label={words.servicesLabel}
          series={words.started}
          months={names}
          values={months.map((month) => month.started)}
        />
        <Chart
          label={words.endedLabel}
          series={words.ended}
          months={names}
          values={months.map((month) => month.ended)}
        />
      </Section>
      <Section id="owed" title={formatMessage(words.owed)}>
        <DataList
          mono={false}
          dense
          items={[
            { term: formatMessage(words.funds), value: <LedgerPrice value={funds} /> },
            { term: formatMessage(words.overdraft), value: <LedgerPrice value={overdraft} /> },
            {
              term: formatMessage(words.deferred),
              value: <LedgerPrice value={{ amount: prepaid.toFixed(2), currency: 'EUR' }} />,
            },
          ]}
        />
        <Text tone="muted">{formatMessage(words.deferredHint)}</Text>
        {deferred.length === 0 ? null : (
          <Chart
            label={words.deferredLabel}
            series={words.deferred}
            months={deferred.slice(0, 24).map(({ month }) => month)}
            values={deferred.slice(0, 24).map(({ amount }) => Number(amount.amount))}
            money
          />
        )}
      </Section>
      <Section id="numbers" title={formatMessage(words.numbers)}>
        <Table
          caption={formatMessage(words.revenueLabel)}
          captionHidden
          rows={months.toReversed()}
          rowKey={({ month }) => month}
          columns={monthColumns(intl)}
        />
        <ListLinks first={null} next={null} csv={addressOf(query, CSV)} />
      </Section>
      <Section id="lines" title={formatMessage(words.byLine)}>
        <Table
          caption={formatMessage(words.servicesLabel)}
          captionHidden
          rows={started.toReversed()}
          rowKey={({ currency, line, month }) => `${month} ${line} ${currency ?? ''}`}
          empty={formatMessage(words.none)}
          columns={[
            {
              id: 'month',
              header: formatMessage(words.month),
              rowHeader: true,
              cell: ({ month }) => monthName(intl, month, 'long'),
            },
            {
              id: 'line',
              header: formatMessage(words.line),
              cell: ({ line }) => {
                const name = lineWords[line];
                return name ? formatMessage(name) : line;
              },
            },
            {
              id: 'currency',
              header: formatMessage(words.currency),
              cell: ({ currency }) => (currency === 'RUR' ? 'RUB' : (currency ?? formatMessage(words.free))),
            },
            {
              id: 'count',
              header: formatMessage(words.count),
              align: 'end',
              cell: ({ count }) => formatNumber(count),
            },
          ]}
        />
      </Section>
    </AccountPage>
  );
}

const monthName = ({ formatDate }: IntlShape, month: string, length: 'short' | 'long'): string =>
  formatDate(`${month}-01T00:00:00Z`, {
    month: length,
    timeZone: 'UTC',
    ...(length === 'long' && { year: 'numeric' }),
  });

interface ChartProps {
  label: MessageDescriptor;
  series: MessageDescriptor;
  months: readonly string[];
  values: readonly number[];
  /** Whether values are euros rather than counts. */
  money?: boolean;
}

function Chart({ label, money = false, months, series, values }: ChartProps) {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const textOf = (value: number) => formatNumber(value, money ? { style: 'currency', currency: 'EUR' } : {});
  const total = values.reduce((sum, one) => sum + one, 0);
  return (
    <Bars
      label={formatMessage(label)}
      categories={months.map((month) => monthName(intl, month, 'short'))}
      categoryName={(index) => monthName(intl, months[index] ?? '1970-01', 'long')}
      categoryLabel={formatMessage(words.month)}
      series={[{ id: 'values', label: formatMessage(series), values }]}
      formatValue={textOf}
      tableLabel={formatMessage(words.table)}
      summary={formatMessage(words.total, { amount: textOf(total) })}
    />
  );
}

function monthColumns(intl: IntlShape): TableColumn<Month>[] {
  const { formatMessage, formatNumber } = intl;
  const amount = (id: 'sold' | 'refunded' | 'revenue'): TableColumn<Month> => ({
    id,
    header: formatMessage(words[id]),
    align: 'end',
    nowrap: true,
    cell: (row) => <LedgerPrice value={row[id]} column />,
  });
  const count = (id: 'running' | 'started' | 'ended'): TableColumn<Month> => ({
    id,
    header: formatMessage(words[id]),
    align: 'end',
    cell: (row) => formatNumber(row[id]),
  });
  return [
    {
      id: 'month',
      header: formatMessage(words.month),
      rowHeader: true,
      cell: ({ month }) => monthName(intl, month, 'long'),
    },
    amount('sold'),
    amount('refunded'),
    amount('revenue'),
    count('running'),
    count('started'),
    count('ended'),
    {
      id: 'churn',
      header: formatMessage(words.churn),
      align: 'end',
      cell: ({ ended, running }) =>
        running === 0 ? '–' : formatNumber(ended / running, { style: 'percent', maximumFractionDigits: 1 }),
    },
  ];
}
