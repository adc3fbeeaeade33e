import type { TicketStatus as State } from '@hoster/contract';
import { Status, type StatusProps } from '@hoster/ui/status';
import { FormattedMessage } from 'react-intl';
import { statusWords } from './words.ts';

const tones = {
  open: 'info',
  answered: 'success',
  waiting: 'warning',
  closed: 'neutral',
} as const satisfies Record<State, StatusProps['tone']>;

/** The state of a ticket as text with an icon. */
export const TicketStatus = ({ status }: { status: State }) => (
  <Status tone={tones[status]}>
    <FormattedMessage {...statusWords[status]} />
  </Status>
);
