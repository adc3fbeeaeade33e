import type { StaffEmail } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Table } from '@hoster/ui/table';
import { Text } from '@hoster/ui/text';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { staffEmailsQuery } from '../../api/staff.ts';
import { useApp } from '../../app/app-context.tsx';
import { Day } from '../../parts/service/day.tsx';
import { PAGE } from './route.ts';
import { words } from './words.ts';

/** Emails that have failed for good, each to be sent again or discarded. */
export function UndeliveredEmails() {
  const { formatMessage, formatNumber } = useIntl();
  const { data: emails } = useSuspenseQuery(staffEmailsQuery(useApp()));
  return (
    <Section id="emails" title={formatMessage(words.emails)}>
      <Text tone="muted" measure>
        {formatMessage(emails.length === 0 ? words.noEmails : words.emailsLead)}
      </Text>
      {emails.length === 0 ? null : (
        <Table
          caption={formatMessage(words.emailsList)}
          captionHidden
          columns={[
            {
              id: 'recipient',
              header: formatMessage(words.recipient),
              rowHeader: true,
              cell: ({ recipient }: StaffEmail) => recipient,
            },
            { id: 'subject', header: formatMessage(words.subject), cell: ({ subject }) => subject },
            {
              id: 'written',
              header: formatMessage(words.written),
              nowrap: true,
              cell: ({ created }) => <Day value={created} time />,
            },
            {
              id: 'attempts',
              header: formatMessage(words.attempts),
              align: 'end',
              cell: ({ attempts }) => formatNumber(attempts),
            },
            { id: 'error', header: formatMessage(words.error), cell: ({ error }) => error ?? '—' },
            {
              id: 'action',
              header: formatMessage(words.action),
              align: 'end',
              nowrap: true,
              labelHidden: true,
              cell: (email) => <Actions {...email} />,
            },
          ]}
          rows={emails}
          rowKey={({ id }) => id}
          stickyLast
        />
      )}
    </Section>
  );
}

function Actions({ id, recipient, is_expired: isExpired }: StaffEmail) {
  const name = <VisuallyHidden> {recipient}</VisuallyHidden>;
  return (
    <form method="post" action={PAGE}>
      <input type="hidden" name="email" value={id} />
      <Inline gap={8} justify="end">
        {isExpired ? (
          <Text tone="muted">
            <FormattedMessage {...words.over} />
          </Text>
        ) : (
          <Button type="submit" name="intent" value="resend-email" size="small">
            <FormattedMessage {...words.resend} values={{ name }} />
          </Button>
        )}
        <Button type="submit" name="intent" value="discard-email" size="small">
          <FormattedMessage {...words.discard} values={{ name }} />
        </Button>
      </Inline>
    </form>
  );
}
