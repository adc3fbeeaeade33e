import { DataList } from '@hoster/ui/data-list';
import { List } from '@hoster/ui/list';
import { Section } from '@hoster/ui/section';
import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { importRunQuery } from '../../api/imports.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { ImportState } from '../../features/staff-imports/import-state.tsx';
import { importWords as words } from '../../features/staff-imports/words.ts';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Day } from '../../parts/service/day.tsx';
import type { route } from './route.ts';

/** `/admin/imports/:id/` */
export function Page() {
  const { formatMessage, formatNumber } = useIntl();
  const { id } = usePageData<typeof route>();
  const { data: run } = useSuspenseQuery(importRunQuery(useApp(), id));
  return (
    <AccountPage
      above={
        <TextLink href="/admin/imports/" tone="quiet">
          {formatMessage(words.title)}
        </TextLink>
      }
      title={<bdi>{run.title}</bdi>}
      status={<ImportState run={run} />}
    >
      <Section id="facts" title={formatMessage(words.facts)}>
        <DataList
          mono={false}
          items={[
            { term: formatMessage(words.source), value: `${run.kind === 'whmcs' ? 'WHMCS' : 'CSV'}, ${run.source}` },
            { term: formatMessage(words.file), value: run.file },
            { term: formatMessage(words.started), value: <Day value={run.started} time /> },
            ...(run.started_by === null
              ? []
              : [{ term: formatMessage(words.startedBy), value: <bdi>{run.started_by}</bdi> }]),
            ...(run.finished === null
              ? []
              : [{ term: formatMessage(words.finished), value: <Day value={run.finished} time /> }]),
            { term: formatMessage(words.records), value: formatNumber(run.records) },
          ]}
        />
      </Section>
      {run.report.length === 0 ? <Text tone="muted">{formatMessage(words.noReport)}</Text> : null}
      {run.report.map(({ lines, title }, index) => (
        // The importer writes its report in English.
        <div key={title} lang="en">
          <Section id={`report-${index + 1}`} title={title}>
            <List>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </List>
          </Section>
        </div>
      ))}
    </AccountPage>
  );
}
