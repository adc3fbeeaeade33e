import type { StatementImportDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { Section } from '@hoster/ui/section';
import { Table } from '@hoster/ui/table';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { statementImportQuery } from '../../api/staff-transfers.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { Problem } from '../../features/finance/problem.tsx';
import type { Refused } from '../../features/finance/refused.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Day } from '../../parts/service/day.tsx';
import { formatWords, statementWords as listWords } from '../../features/finance/statement-words.ts';
import { ColumnsForm } from './columns-form.tsx';
import type { route } from './route.ts';
import { words } from './words.ts';

/** `/admin/finance/statements/:id/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { id } = usePageData<typeof route>();
  const { data: statement } = useSuspenseQuery(statementImportQuery(useApp(), id));
  const refused = useActionData<Refused>() ?? undefined;
  const { left_out: leftOut, state, table } = statement;
  return (
    <AccountPage
      above={
        <TextLink href="/admin/finance/statements/" tone="quiet">
          {formatMessage(words.back)}
        </TextLink>
      }
      title={formatMessage(words.title, { id: String(id) })}
    >
      <Problem refused={refused} />
      {state === 'done' ? <Done statement={statement} /> : null}
      {state === 'open' ? (
        <form method="post" action={`/admin/finance/statements/${id}/`}>
          <Callout tone="warning">
            <p>{formatMessage(words.interrupted)}</p>
            <Button type="submit" name="intent" value="continue">
              {formatMessage(words.continue)}
            </Button>
          </Callout>
        </form>
      ) : null}
      <Facts statement={statement} />
      {table === null ? null : <ColumnsForm statement={statement} table={table} refused={refused} />}
      {leftOut.length === 0 ? null : <LeftOut lines={leftOut} />}
    </AccountPage>
  );
}

function Done({ statement: { matched, unmatched } }: { statement: StatementImportDetails }) {
  const { formatMessage } = useIntl();
  return (
    <Callout tone={unmatched > 0 ? 'warning' : 'success'} role="status">
      <p>{formatMessage(words.done, { matched, unmatched })}</p>
      {unmatched > 0 ? (
        <p>
          <TextLink href="/admin/finance/transfers/">{formatMessage(words.toUnmatched)}</TextLink>
        </p>
      ) : null}
    </Callout>
  );
}

function Facts({ statement }: { statement: StatementImportDetails }) {
  const { formatMessage, formatNumber } = useIntl();
  const { by, created, format, known, matched, name, outgoing, refused, state, unmatched } = statement;
  const counts = [
    [words.matched, matched],
    [words.unmatched, unmatched],
    [words.known, known],
    [words.outgoing, outgoing],
    [words.refused, refused],
  ] as const;
  return (
    <DataList
      mono={false}
      dense
      items={[
        { term: formatMessage(listWords.file), value: <bdi>{name === '' ? '—' : name}</bdi> },
        { term: formatMessage(listWords.format), value: formatMessage(formatWords[format]) },
        { term: formatMessage(listWords.by), value: <bdi>{by}</bdi> },
        { term: formatMessage(listWords.when), value: <Day value={created} time /> },
        ...(state === 'done'
          ? counts.map(([word, count]) => ({ term: formatMessage(word), value: formatNumber(count) }))
          : []),
      ]}
    />
  );
}

function LeftOut({ lines }: { lines: StatementImportDetails['left_out'] }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Section id="left-out" title={formatMessage(words.leftOut)}>
      <Table
        caption={formatMessage(words.leftOutList)}
        captionHidden
        columns={[
          { id: 'row', header: formatMessage(words.line), rowHeader: true, cell: ({ row }) => formatNumber(row) },
          { id: 'text', header: formatMessage(words.text), cell: ({ text }) => <bdi>{text === '' ? '—' : text}</bdi> },
          { id: 'why', header: formatMessage(words.why), cell: ({ detail }) => detail },
        ]}
        rows={lines}
        rowKey={({ row }) => row}
      />
    </Section>
  );
}
