import type { StaffTicketDetails } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Inline } from '@hoster/ui/inline';
import { Section } from '@hoster/ui/section';
import { Table } from '@hoster/ui/table';
import { VisuallyHidden } from '@hoster/ui/visually-hidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { words } from './words.ts';

interface HeldActionsProps {
  /** Number of the ticket. */
  ticket: number;
  /** Address of the author. */
  address: string;
  /** Whether staff rejected it before. */
  isRejected: boolean;
}

/** Buttons of a message whose author may not speak on the ticket. */
export const HeldActions = ({ address, isRejected, ticket }: HeldActionsProps) => (
  <form method="post" action={`/admin/tickets/${ticket}/`} data-keep-scroll>
    <input type="hidden" name="address" value={address} />
    <Inline gap={8}>
      <Button type="submit" name="intent" value="invite" size="small">
        <FormattedMessage {...words.accept} values={{ address: <VisuallyHidden> {address}</VisuallyHidden> }} />
      </Button>
      {isRejected ? null : (
        <Button type="submit" name="intent" value="reject" size="small">
          <FormattedMessage {...words.reject} values={{ address: <VisuallyHidden> {address}</VisuallyHidden> }} />
        </Button>
      )}
    </Inline>
  </form>
);

type Participant = StaffTicketDetails['participants'][number];

/** Further people of a ticket, whom staff invite or remove. Nothing without any. */
export function Participants({ id, participants }: { id: number; participants: readonly Participant[] }) {
  const { formatMessage } = useIntl();
  if (participants.length === 0) return null;
  return (
    <Section id="participants" title={formatMessage(words.participants)}>
      <Table
        caption={formatMessage(words.participantsList)}
        captionHidden
        columns={[
          {
            id: 'address',
            header: formatMessage(words.address),
            rowHeader: true,
            cell: ({ address, name }: Participant) => <bdi>{name === null ? address : `${name} <${address}>`}</bdi>,
          },
          {
            id: 'state',
            header: formatMessage(words.state),
            cell: ({ state }) => formatMessage(words[state]),
          },
          {
            id: 'action',
            header: formatMessage(words.action),
            labelHidden: true,
            align: 'end',
            cell: (participant) => <Change id={id} {...participant} />,
          },
        ]}
        rows={participants}
        rowKey={({ address }) => address}
      />
    </Section>
  );
}

function Change({ address, id, state }: Participant & { id: number }) {
  const isInvited = state === 'invited';
  return (
    <form method="post" action={`/admin/tickets/${id}/`} data-keep-scroll>
      <input type="hidden" name="address" value={address} />
      <Button type="submit" name="intent" value={isInvited ? 'reject' : 'invite'} size="small">
        <FormattedMessage
          {...(isInvited ? words.remove : words.invite)}
          values={{ address: <VisuallyHidden> {address}</VisuallyHidden> }}
        />
      </Button>
    </form>
  );
}
