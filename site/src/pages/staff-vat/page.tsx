import type { VatReport } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Select } from '@hoster/ui/select';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { TextField } from '@hoster/ui/text-field';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { vatReportQuery } from '../../api/staff-finance.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { FinanceTabs } from '../../features/finance/finance-tabs.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { addressOf, PATH, type route, schemes } from './route.ts';
import { schemeWords, words } from './words.ts';

const CSV = '/my/api/staff/vat/csv/';

/** `/admin/finance/vat/` */
export function Page() {
  const { formatMessage, formatNumber } = useIntl();
  const { countries, query } = usePageData<typeof route>();
  const { scheme } = query;
  const { data: report } = useSuspenseQuery(vatReportQuery(useApp(), query));
  const { booked, net, quarter, rows, vat, without_document: without, year } = report;
  const money = ({ amount, currency }: VatReport['vat']) =>
    formatNumber(Number(amount), { style: 'currency', currency });
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      tabs={<FinanceTabs />}
    >
      <form method="get" action={PATH} key={addressOf(query)}>
        <Inline gap={8} align="end">
          <Select
            id="vat-quarter"
            name="quarter"
            label={formatMessage(words.quarterField)}
            defaultValue={String(quarter)}
            options={[1, 2, 3, 4].map((one) => ({ value: String(one), label: formatNumber(one) }))}
          />
          <TextField
            id="vat-year"
            name="year"
            inputMode="numeric"
            label={formatMessage(words.year)}
            defaultValue={String(year)}
            maxLength={4}
            autoComplete="off"
          />
          <Select
            id="vat-scheme"
            name="scheme"
            label={formatMessage(words.scheme)}
            defaultValue={scheme ?? ''}
            options={[
              { value: '', label: formatMessage(words.all) },
              ...schemes.map((one) => ({ value: one as string, label: formatMessage(schemeWords[one]) })),
            ]}
          />
          <Button type="submit">{formatMessage(words.show)}</Button>
        </Inline>
      </form>
      <Section id="report" title={formatMessage(words.quarter, { quarter: formatNumber(quarter), year: String(year) })}>
        {vat.amount === booked.amount ? (
          Number(without.amount) === 0 ? (
            <Callout tone="success">{formatMessage(words.equal)}</Callout>
          ) : (
            <Callout tone="warning">{formatMessage(words.undocumented, { amount: money(without) })}</Callout>
          )
        ) : (
          <Callout tone="danger">
            {formatMessage(words.differs, { documents: money(vat), booked: money(booked) })}
          </Callout>
        )}
        <DataList
          mono={false}
          dense
          items={[
            { term: formatMessage(words.net), value: <LedgerPrice value={net} /> },
            { term: formatMessage(words.vat), value: <LedgerPrice value={vat} /> },
            { term: formatMessage(words.booked), value: <LedgerPrice value={booked} /> },
            { term: formatMessage(words.without), value: <LedgerPrice value={without} /> },
          ]}
        />
        <Table
          caption={formatMessage(words.list)}
          captionHidden
          columns={useColumns(countries)}
          rows={rows}
          rowKey={(row) => `${row.seller} ${row.scheme} ${row.country ?? ''} ${row.rate_percent}`}
          empty={formatMessage(words.none)}
        />
        <ListLinks first={null} next={null} csv={addressOf({ ...query, year, quarter }, CSV)} />
        <TextLink href={addressOf({ year, quarter, scheme: 'oss' }, CSV)} data-native>
          {formatMessage(words.oss)}
        </TextLink>
        <TextLink href="/admin/finance/vat/datev/">{formatMessage(words.datev)}</TextLink>
      </Section>
    </AccountPage>
  );
}

function useColumns(countries: Readonly<Record<string, string>>): TableColumn<VatReport['rows'][number]>[] {
  const { formatMessage, formatNumber } = useIntl();
  return [
    {
      id: 'country',
      header: formatMessage(words.country),
      rowHeader: true,
      cell: ({ country }) => (country === null ? formatMessage(words.unknown) : (countries[country] ?? country)),
    },
    { id: 'scheme', header: formatMessage(words.scheme), cell: ({ scheme }) => formatMessage(schemeWords[scheme]) },
    { id: 'seller', header: formatMessage(words.seller), cell: ({ seller }) => <bdi>{seller}</bdi> },
    {
      id: 'rate',
      header: formatMessage(words.rate),
      align: 'end',
      nowrap: true,
      cell: ({ rate_percent: rate }) => formatNumber(rate / 100, { style: 'percent', maximumFractionDigits: 2 }),
    },
    {
      id: 'documents',
      header: formatMessage(words.documents),
      align: 'end',
      cell: ({ documents }) => formatNumber(documents),
    },
    {
      id: 'net',
      header: formatMessage(words.net),
      align: 'end',
      nowrap: true,
      cell: ({ net }) => <LedgerPrice value={net} column />,
    },
    {
      id: 'vat',
      header: formatMessage(words.vat),
      align: 'end',
      nowrap: true,
      cell: ({ vat }) => <LedgerPrice value={vat} column />,
    },
  ];
}
