import type { StaffMail } from '@hoster/contract';
import { Section } from '@hoster/ui/section';
import { Table } from '@hoster/ui/table';
import { useIntl } from 'react-intl';
import { Day } from '../../parts/service/day.tsx';
import { words } from './words.ts';

/** Emails about a ticket that didn't become messages of it. Nothing without any. */
export function OtherMail({ mails }: { mails: readonly StaffMail[] }) {
  const { formatMessage } = useIntl();
  if (mails.length === 0) return null;
  return (
    <Section id="mail" title={formatMessage(words.mail)}>
      <Table
        caption={formatMessage(words.mailList)}
        captionHidden
        columns={[
          {
            id: 'subject',
            header: formatMessage(words.subject),
            rowHeader: true,
            cell: ({ subject }: StaffMail) => <bdi>{subject ?? formatMessage(words.noSubject)}</bdi>,
          },
          { id: 'from', header: formatMessage(words.from), cell: ({ from }) => <bdi>{from ?? '—'}</bdi> },
          {
            id: 'received',
            header: formatMessage(words.received),
            nowrap: true,
            cell: ({ received }) => <Day value={received} time />,
          },
          { id: 'reason', header: formatMessage(words.reason), cell: ({ reason }) => reason },
        ]}
        rows={mails}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/admin/mail/${id}/`}
      />
    </Section>
  );
}
