import type { StatementImport } from '@hoster/contract';
import { Badge } from '@hoster/ui/badge';
import { Button } from '@hoster/ui/button';
import { FileField } from '@hoster/ui/file-field';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData, useNavigation } from 'react-router-dom';
import { statementImportsQuery } from '../../api/staff-transfers.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { listAddress } from '../../features/finance/cursor.ts';
import { FinanceTabs } from '../../features/finance/finance-tabs.tsx';
import { Problem } from '../../features/finance/problem.tsx';
import type { Refused } from '../../features/finance/refused.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { ListLinks } from '../../parts/staff-list/list-links.tsx';
import { Day } from '../../parts/service/day.tsx';
import { PATH, type route } from './route.ts';
import {
  formatWords,
  importStateWords as stateWords,
  statementWords as words,
} from '../../features/finance/statement-words.ts';

const MAX_BYTES = 8 * 1024 * 1024;
const tones = { columns: 'warning', open: 'warning', done: 'success' } as const;

/** `/admin/finance/statements/` */
export function Page() {
  const { formatMessage } = useIntl();
  const query = usePageData<typeof route>();
  const { data } = useSuspenseQuery(statementImportsQuery(useApp(), query));
  return (
    <AccountPage
      title={formatMessage(words.title)}
      description={<Text tone="muted">{formatMessage(words.lead)}</Text>}
      tabs={<FinanceTabs />}
    >
      <Section id="import" title={formatMessage(words.upload)}>
        <UploadForm />
      </Section>
      <Section id="imports" title={formatMessage(words.earlier)}>
        <Table
          caption={formatMessage(words.list)}
          captionHidden
          columns={useColumns()}
          rows={data.results}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `${PATH}${id}/`}
          empty={formatMessage(words.none)}
        />
        <ListLinks
          first={query.before === undefined ? null : PATH}
          next={data.next === null ? null : listAddress(PATH, { before: data.next })}
          csv="/my/api/staff/statement/imports/csv/"
        />
      </Section>
    </AccountPage>
  );
}

function UploadForm() {
  const { formatList, formatMessage, formatNumber } = useIntl();
  const refused = useActionData<Refused>() ?? undefined;
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <form method="post" action={PATH} encType="multipart/form-data">
      <Stack gap={16}>
        <Problem refused={refused} />
        <FileField
          id="statement-file"
          name="file"
          label={formatMessage(words.file)}
          error={refused?.errors['file']}
          maxSize={MAX_BYTES}
          required
          chooseLabel={formatMessage(words.choose)}
          dropLabel={formatMessage(words.drop)}
          limitsLabel={formatMessage(words.limits)}
          sizeLabel={(bytes) =>
            formatNumber(bytes / 1024, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
          }
          removeLabel={(name) => formatMessage(words.remove, { name })}
          addedLabel={(names) => formatMessage(words.added, { names: formatList(names) })}
          removedLabel={(names) => formatMessage(words.removed, { names: formatList(names) })}
          rejectedLabel={({ name }) => formatMessage(words.rejected, { name })}
        />
        <Inline>
          <Button type="submit" variant="action" loading={isSending} loadingLabel={formatMessage(words.working)}>
            {formatMessage(words.import)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function useColumns(): TableColumn<StatementImport>[] {
  const { formatMessage, formatNumber } = useIntl();
  return [
    {
      id: 'name',
      header: formatMessage(words.file),
      rowHeader: true,
      cell: ({ name }) => (name === '' ? formatMessage(words.noName) : <bdi>{name}</bdi>),
    },
    { id: 'format', header: formatMessage(words.format), cell: ({ format }) => formatMessage(formatWords[format]) },
    {
      id: 'when',
      header: formatMessage(words.when),
      nowrap: true,
      cell: ({ created }) => <Day value={created} time />,
    },
    { id: 'by', header: formatMessage(words.by), cell: ({ by }) => <bdi>{by}</bdi> },
    {
      id: 'state',
      header: formatMessage(words.state),
      nowrap: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{formatMessage(stateWords[state])}</Badge>,
    },
    {
      id: 'matched',
      header: formatMessage(words.matched),
      align: 'end',
      cell: ({ matched }) => formatNumber(matched),
    },
    {
      id: 'unmatched',
      header: formatMessage(words.unmatched),
      align: 'end',
      cell: ({ unmatched }) => formatNumber(unmatched),
    },
  ];
}
