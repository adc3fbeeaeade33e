import type { StaffSetup } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { Disclosure } from '@hoster/ui/disclosure';
import { Section } from '@hoster/ui/section';
import { Stack } from '@hoster/ui/stack';
import { Table, type TableColumn } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { staffSetupsQuery } from '../../api/staff.ts';
import { useApp } from '../../app/app-context.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { Day } from '../../parts/service/day.tsx';
import { ServiceStatus } from '../../parts/service/service-status.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { PAGE, type route } from './route.ts';
import { RefusedTrials } from './refused-trials.tsx';
import { UndeliveredEmails } from './undelivered-emails.tsx';
import { words } from './words.ts';

/** `/admin/setups/` */
export function Page() {
  const { formatMessage } = useIntl();
  const { done, sees } = usePageData<typeof route>();
  return (
    <AccountPage title={formatMessage(words.title)}>
      {done === null ? null : (
        <Callout tone={done.what === 'expired' ? 'warning' : 'success'} role="status">
          {formatMessage(words[done.what], { id: String(done.id) })}
        </Callout>
      )}
      {sees.setups ? <Setups /> : null}
      {sees.emails ? <UndeliveredEmails /> : null}
      {sees.trials ? <RefusedTrials /> : null}
    </AccountPage>
  );
}

/** Paid services whose setup has failed or waits. */
function Setups() {
  const { formatMessage } = useIntl();
  const { data: setups } = useSuspenseQuery(staffSetupsQuery(useApp()));
  const columns = useColumns();
  return (
    <Section id="setups" title={formatMessage(words.setups)}>
      <Text tone="muted" measure>
        {formatMessage(setups.length === 0 ? words.none : words.lead)}
      </Text>
      {setups.length === 0 ? null : (
        <Table
          caption={formatMessage(words.setupsList)}
          captionHidden
          columns={columns}
          rows={setups}
          rowKey={({ service }) => service}
          stickyLast
        />
      )}
    </Section>
  );
}

function useColumns(): TableColumn<StaffSetup>[] {
  const { formatMessage, formatNumber } = useIntl();
  return [
    {
      id: 'service',
      header: formatMessage(words.service),
      rowHeader: true,
      cell: ({ service, name, survey }) => (
        <Stack gap={4}>
          {`${name} (${service})`}
          {survey.length > 0 ? <Answers survey={survey} /> : null}
        </Stack>
      ),
    },
    { id: 'account', header: formatMessage(words.account), cell: ({ account }) => String(account) },
    {
      id: 'status',
      header: formatMessage(words.status),
      nowrap: true,
      cell: ({ status }) => <ServiceStatus status={status} />,
    },
    {
      id: 'attempts',
      header: formatMessage(words.attempts),
      align: 'end',
      cell: ({ attempts }) => formatNumber(attempts),
    },
    { id: 'error', header: formatMessage(words.error), cell: ({ error }) => error ?? '—' },
    {
      id: 'next',
      header: formatMessage(words.next),
      cell: ({ next_try: next }) => (next === null ? '—' : <Day value={next} time />),
    },
    {
      id: 'action',
      header: formatMessage(words.action),
      align: 'end',
      nowrap: true,
      labelHidden: true,
      cell: (setup) => <Retry {...setup} />,
    },
  ];
}

/** The customer's answers about the server's use, for the staff who set it up. */
const Answers = ({ survey }: Pick<StaffSetup, 'survey'>) => (
  <Disclosure variant="plain" summary={<FormattedMessage {...words.answers} />}>
    <DataList
      layout="stacked"
      mono={false}
      dense
      items={survey.map(({ question, answer }) => ({ term: question, value: answer }))}
    />
  </Disclosure>
);

/** Only setups waiting for their next attempt can be retried now. */
const Retry = ({ service, name, attempts, status }: StaffSetup) =>
  status === 'pending_setup' && attempts > 0 ? (
    <form method="post" action={PAGE}>
      <input type="hidden" name="service" value={service} />
      <Button type="submit" name="intent" value="retry-setup" size="small">
        <FormattedMessage {...words.retry} values={{ name: <VisuallyHidden> {name}</VisuallyHidden> }} />
      </Button>
    </form>
  ) : null;
