import type { ServiceStatus } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** State of an ordered service. */
export const serviceStates = defineMessages({
  awaiting_payment: {
    id: 'payment.order.awaiting',
    defaultMessage: 'Payment due',
    description: 'State of an ordered service',
  },
  pending_setup: {
    id: 'payment.order.pending',
    defaultMessage: 'Setting up',
    description: 'State of an ordered service',
  },
  failed_setup: {
    id: 'payment.order.failed',
    defaultMessage: 'Setup failed',
    description: 'State of an ordered service',
  },
  active: { id: 'payment.order.active', defaultMessage: 'Active', description: 'State of an ordered service' },
  suspended: { id: 'payment.order.suspended', defaultMessage: 'Suspended', description: 'State of an ordered service' },
  failed_renew: {
    id: 'payment.order.failed-renew',
    defaultMessage: 'Renewal failed',
    description: 'State of an ordered service',
  },
  canceled: { id: 'payment.order.canceled', defaultMessage: 'Cancelled', description: 'State of an ordered service' },
}) satisfies Record<ServiceStatus, MessageDescriptor>;
