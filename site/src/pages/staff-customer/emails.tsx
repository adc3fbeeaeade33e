import type { CustomerSentEmailDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { DataList } from '@hoster/ui/data-list';
import { Stack } from '@hoster/ui/stack';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { customerEmailQuery, customerEmailsQuery } from '../../api/staff-customers.ts';
import { useApp } from '../../app/app-context.tsx';
import { EditDialog } from '../../parts/account/edit-dialog.tsx';
import { Day } from '../../parts/service/day.tsx';
import type { Refused } from './action.ts';
import { OlderLinks } from './older-links.tsx';
import * as css from './page.css.ts';
import { tabHref } from './tabs.ts';
import { emailStatusWords, words } from './words.ts';

interface EmailsProps {
  id: number;
  before: number | undefined;
  /** The email that the address opens. */
  open: number | null;
  refused: Refused | undefined;
}

/** Emails to a customer, one of them with its text. */
export function Emails({ before, id, open, refused }: EmailsProps) {
  const { formatMessage } = useIntl();
  const app = useApp();
  const { data } = useSuspenseQuery(customerEmailsQuery(app, id, before === undefined ? {} : { before }));
  const opened = Number(refused?.values['email-id'] ?? open);
  const { data: email } = useQuery({ ...customerEmailQuery(app, id, opened), enabled: opened > 0 });
  return (
    <Stack gap={24} align="stretch">
      <Table
        caption={formatMessage(words.emailsList)}
        captionHidden
        rows={data.results}
        rowKey={(row) => row.id}
        rowHref={(row) => tabHref(id, 'emails', { 'email-id': row.id })}
        empty={<Text tone="muted">{formatMessage(words.noEmails)}</Text>}
        columns={[
          {
            id: 'subject',
            header: formatMessage(words.subject),
            rowHeader: true,
            cell: ({ copy_of: copyOf, subject }) => (
              <Stack element="span" gap={4}>
                <bdi>{subject}</bdi>
                {copyOf === null ? null : (
                  <Text element="span" size={14} tone="muted" weight="regular">
                    {formatMessage(words.sentAgain)}
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            id: 'to',
            header: formatMessage(words.recipient),
            cell: ({ to }) => (
              <Text element="span" wrap="anywhere">
                {to}
              </Text>
            ),
          },
          {
            id: 'status',
            header: formatMessage(words.status),
            nowrap: true,
            cell: ({ status }) => formatMessage(emailStatusWords[status]),
          },
          { id: 'date', header: formatMessage(words.date), nowrap: true, cell: ({ at }) => <Day value={at} time /> },
        ]}
      />
      <OlderLinks id={id} tab="emails" list="emails" before={before} next={data.next} />
      <EditDialog open={email !== undefined} back={tabHref(id, 'emails')} title={<bdi>{email?.subject}</bdi>}>
        {email ? <Email id={id} email={email} problem={refused?.problem ?? null} /> : null}
      </EditDialog>
    </Stack>
  );
}

function Email({ email, id, problem }: { email: CustomerSentEmailDetails; id: number; problem: string | null }) {
  const { formatMessage } = useIntl();
  const { at, can_resend: canResend, error, hidden, invoice, language, status, text, to } = email;
  const facts = [
    { term: formatMessage(words.recipient), value: to },
    { term: formatMessage(words.date), value: <Day value={at} time /> },
    { term: formatMessage(words.status), value: formatMessage(emailStatusWords[status]) },
    invoice !== null && { term: formatMessage(words.attachment), value: invoice },
    error !== null && { term: formatMessage(words.problem), value: error },
  ].filter((fact) => fact !== false);
  return (
    <Stack gap={24} align="stretch">
      {problem === null ? null : (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      <DataList items={facts} mono={false} dense />
      {hidden === null ? (
        <Text className={css.note} lang={language}>
          {text}
        </Text>
      ) : (
        <Text tone="muted">{formatMessage(words[hidden])}</Text>
      )}
      {canResend ? (
        <form method="post" action={tabHref(id, 'emails')}>
          <input type="hidden" name="email-id" value={email.id} />
          <Button type="submit" name="intent" value="resend">
            {formatMessage(words.resend)}
          </Button>
        </form>
      ) : null}
    </Stack>
  );
}
