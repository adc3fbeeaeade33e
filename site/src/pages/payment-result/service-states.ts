import type { ServiceStatus } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** State of an ordered service. */
export const serviceStates = defineMessages({
  awaiting_payment: { id: 'payment.order.awaiting', defaultMessage: 'Payment due' },
  pending_setup: { id: 'payment.order.pending', defaultMessage: 'Setting up' },
  failed_setup: { id: 'payment.order.failed', defaultMessage: 'Setup failed' },
  active: { id: 'payment.order.active', defaultMessage: 'Active' },
  suspended: { id: 'payment.order.suspended', defaultMessage: 'Suspended' },
  failed_renew: { id: 'payment.order.failed-renew', defaultMessage: 'Renewal failed' },
  canceled: { id: 'payment.order.canceled', defaultMessage: 'Cancelled' },
}) satisfies Record<ServiceStatus, MessageDescriptor>;
