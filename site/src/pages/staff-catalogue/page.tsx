import type { CatalogueTableSummary } from '@hoster/contract';
import { catalogueTables } from '@hoster/contract/catalogue-tables';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { catalogueTablesQuery } from '../../api/staff-catalogue.ts';
import { useApp } from '../../app/app-context.tsx';
import { groupWords, tableWords } from '../../features/staff-catalogue/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { words } from './words.ts';

/** `/admin/catalogue/` */
export function Page() {
  const { formatMessage, formatNumber } = useIntl();
  const { data } = useSuspenseQuery(catalogueTablesQuery(useApp()));
  const columns: TableColumn<CatalogueTableSummary>[] = [
    {
      id: 'table',
      header: formatMessage(words.table),
      rowHeader: true,
      cell: ({ table }) => formatMessage(tableWords[table]),
    },
    {
      id: 'group',
      header: formatMessage(words.group),
      cell: ({ table }) => formatMessage(groupWords[catalogueTables[table].group]),
    },
    { id: 'rows', header: formatMessage(words.rows), align: 'end', cell: ({ rows }) => formatNumber(rows) },
    {
      id: 'off',
      header: formatMessage(words.off),
      align: 'end',
      cell: ({ off }) => (off === 0 ? '—' : formatNumber(off)),
    },
  ];
  return (
    <AccountPage title={formatMessage(words.title)} description={<Text tone="muted">{formatMessage(words.lead)}</Text>}>
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={columns}
        rows={data}
        rowKey={({ table }) => table}
        rowHref={({ table }) => `/admin/catalogue/${table}/`}
      />
    </AccountPage>
  );
}
