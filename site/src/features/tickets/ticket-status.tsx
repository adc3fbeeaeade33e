import type { TicketStatus as State } from '@hoster/contract';
import { Status, type StatusProps } from '@hoster/ui/status';
import { FormattedMessage } from 'react-intl';
import { staffStatusWords, statusWords } from './words.ts';

const tones = {
  open: 'info',
  answered: 'success',
  waiting: 'warning',
  closed: 'neutral',
} as const satisfies Record<State, StatusProps['tone']>;

interface TicketStatusProps {
  status: State;
  /** Whether staff read it and not the customer. @default false */
  forStaff?: boolean;
}

/** The state of a ticket as text with an icon. */
export const TicketStatus = ({ status, forStaff = false }: TicketStatusProps) => (
  <Status tone={tones[status]}>
    <FormattedMessage {...(forStaff ? staffStatusWords : statusWords)[status]} />
  </Status>
);
