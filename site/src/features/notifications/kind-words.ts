import type { NotificationKind } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  payment_received: { id: 'notifications.kind.payment-received', defaultMessage: 'Payments received' },
  payment_failed: { id: 'notifications.kind.payment-failed', defaultMessage: 'Failed payments' },
  service_ready: { id: 'notifications.kind.service-ready', defaultMessage: 'Services that are ready' },
  usage_high: { id: 'notifications.kind.usage-high', defaultMessage: 'Services near a limit' },
  ticket_answered: { id: 'notifications.kind.ticket-answered', defaultMessage: 'Replies from support' },
  status_incident: { id: 'notifications.kind.status-incident', defaultMessage: 'Incidents and maintenance' },
  new_sign_in: { id: 'notifications.kind.new-sign-in', defaultMessage: 'Sign-ins from new devices' },
  setup_failed: { id: 'notifications.kind.setup-failed', defaultMessage: 'Failed setups' },
  renewal_failed: { id: 'notifications.kind.renewal-failed', defaultMessage: 'Failed renewals' },
  service_suspended: { id: 'notifications.kind.service-suspended', defaultMessage: 'Suspended services' },
});

/** Names of the kinds of notifications. */
export const kindWords: Readonly<Record<NotificationKind, MessageDescriptor>> = messages;
