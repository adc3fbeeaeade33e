import type { ServiceStatus as State } from '@hoster/contract';
import { Status, type StatusProps } from '@hoster/ui/status';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';

const words = defineMessages({
  awaiting_payment: {
    id: 'account.state.awaiting-payment',
    defaultMessage: 'Payment due',
    description: 'State of a service',
  },
  pending_setup: {
    id: 'account.state.pending-setup',
    defaultMessage: 'Setting up',
    description: 'State of a service',
  },
  failed_setup: {
    id: 'account.state.failed-setup',
    defaultMessage: 'Setup failed',
    description: 'State of a service',
  },
  active: { id: 'account.state.active', defaultMessage: 'Active', description: 'State of a service' },
  suspended: { id: 'account.state.suspended', defaultMessage: 'Suspended', description: 'State of a service' },
  failed_renew: {
    id: 'account.state.failed-renew',
    defaultMessage: 'Renewal failed',
    description: 'State of a service',
  },
  canceled: { id: 'account.state.canceled', defaultMessage: 'Cancelled', description: 'State of a service' },
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
    <FormattedMessage {...words[status]} />
  </Status>
);
