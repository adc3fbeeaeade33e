import type { ServiceStatus as State } from '@hoster/contract';
import { Status, type StatusProps } from '@hoster/ui/status';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';

/** Names of the states. */
export const stateWords = defineMessages({
  awaiting_payment: { id: 'account.state.awaiting-payment', defaultMessage: 'Payment due' },
  pending_setup: { id: 'account.state.pending-setup', defaultMessage: 'Setting up' },
  failed_setup: { id: 'account.state.failed-setup', defaultMessage: 'Setup failed' },
  active: { id: 'account.state.active', defaultMessage: 'Active' },
  suspended: { id: 'account.state.suspended', defaultMessage: 'Suspended' },
  failed_renew: { id: 'account.state.failed-renew', defaultMessage: 'Renewal failed' },
  canceled: { id: 'account.state.canceled', defaultMessage: 'Cancelled' },
}) satisfies Record<State, MessageDescriptor>;

const tones = {
  awaiting_payment: 'warning',
  pending_setup: 'pending',
  failed_setup: 'danger',
  active: 'success',
  suspended: 'warning',
  failed_renew: 'danger',
  canceled: 'neutral',
} as const satisfies Record<State, StatusProps['tone']>;

/** The state of a service as text with an icon. */
export const ServiceStatus = ({ status }: { status: State }) => (
  <Status tone={tones[status]}>
    <FormattedMessage {...stateWords[status]} />
  </Status>
);
