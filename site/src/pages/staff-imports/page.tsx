import type { ImportRun } from '@hoster/contract';
import { ChoiceLink, ChoiceLinks } from '@hoster/ui/choice-links';
import { DataList } from '@hoster/ui/data-list';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { importRunsQuery } from '../../api/imports.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { ImportState } from '../../features/staff-imports/import-state.tsx';
import { importWords as words } from '../../features/staff-imports/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Day } from '../../parts/service/day.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { addressOf, kinds, PATH, type route } from './route.ts';

/** `/admin/imports/` */
export function Page() {
  const { formatMessage } = useIntl();
  const query = usePageData<typeof route>();
  const { data } = useSuspenseQuery(importRunsQuery(useApp(), query));
  const { before, ...asked } = query;
  return (
    <AccountPage title={formatMessage(words.title)} description={<Text tone="muted">{formatMessage(words.lead)}</Text>}>
      <ChoiceLinks label={formatMessage(words.filter)}>
        {[undefined, ...kinds].map((one) => (
          <ChoiceLink
            key={one ?? ''}
            href={addressOf(one ? { kind: one } : {})}
            {...(one === asked.kind && { 'aria-current': true })}
          >
            {formatMessage(words[one ?? 'all'])}
          </ChoiceLink>
        ))}
      </ChoiceLinks>
      <Table
        caption={formatMessage(words.title)}
        captionHidden
        columns={useColumns()}
        rows={data.results}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${PATH}${id}/`}
        empty={<Text tone="muted">{formatMessage(words.none)}</Text>}
      />
      <ListLinks
        first={before === undefined ? null : addressOf(asked)}
        next={data.next === null ? null : addressOf({ ...asked, before: data.next })}
        csv={addressOf(asked, '/my/api/staff/imports/csv/')}
      />
      <Section id="commands" title={formatMessage(words.commands)}>
        <Stack gap={16}>
          <DataList
            items={[
              { term: formatMessage(words.whmcs), value: 'npx -y pnpm@12 admin import whmcs DUMP' },
              { term: formatMessage(words.csv), value: 'npx -y pnpm@12 admin import csv FOLDER' },
            ]}
          />
          <Text tone="muted">{formatMessage(words.dryHint)}</Text>
        </Stack>
      </Section>
    </AccountPage>
  );
}

function useColumns(): TableColumn<ImportRun>[] {
  const { formatMessage, formatNumber } = useIntl();
  return [
    {
      id: 'shop',
      header: formatMessage(words.shop),
      rowHeader: true,
      cell: ({ kind, source, title }) => (
        <Stack element="span" gap={4}>
          <bdi>{title}</bdi>
          <Text element="span" size={14} tone="muted" weight="regular" wrap="anywhere">
            {`${kind === 'whmcs' ? 'WHMCS' : 'CSV'}, ${source}`}
          </Text>
        </Stack>
      ),
    },
    { id: 'file', header: formatMessage(words.file), cell: ({ file }) => <bdi>{file}</bdi> },
    {
      id: 'started',
      header: formatMessage(words.started),
      nowrap: true,
      cell: ({ started }) => <Day value={started} time />,
    },
    {
      id: 'records',
      header: formatMessage(words.records),
      align: 'end',
      nowrap: true,
      cell: ({ records }) => formatNumber(records),
    },
    { id: 'state', header: formatMessage(words.state), nowrap: true, cell: (run) => <ImportState run={run} /> },
  ];
}
