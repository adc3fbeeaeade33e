import type { ServiceStatus } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const cancelWords = defineMessages({
  title: {
    id: 'account.service.cancel.title',
    defaultMessage: 'Cancel service',
    description: 'Part of the page of a service',
  },
  later: {
    id: 'account.service.cancel.later',
    defaultMessage: 'Cancel at the end of the term',
    description: 'Button of the page of a service',
  },
  open: {
    id: 'account.service.cancel.open',
    defaultMessage: 'Cancel now',
    description: 'Opens the confirmation to cancel a service now',
  },
  now: {
    id: 'account.service.cancel.now',
    defaultMessage: 'Yes, cancel now',
    description: 'Button that cancels a service for good',
  },
  busy: {
    id: 'account.service.cancel.busy',
    defaultMessage: 'One moment…',
    description: 'On a button of the page of a service while it is under way',
  },
  keep: {
    id: 'account.service.cancel.keep',
    defaultMessage: 'Keep service',
    description: 'Button: undoes a scheduled cancellation',
  },
  planned: {
    id: 'account.service.cancel.planned',
    defaultMessage: 'Cancellation scheduled. We’ve sent you a confirmation by email.',
    description: 'After a service was cancelled for the end of its term',
  },
  edited: {
    id: 'account.service.edited',
    defaultMessage: 'Saved.',
    description: 'After a service was renamed or moved to another project',
  },
  ended: {
    id: 'account.service.cancel.ended',
    defaultMessage: 'Service cancelled. We’ve sent you a confirmation by email.',
    description: 'After a service was cancelled immediately',
  },
  kept: {
    id: 'account.service.cancel.kept',
    defaultMessage: 'Cancellation undone. Auto-renewal is back on.',
    description: 'After a cancellation was taken back',
  },
  'payment-pending': {
    id: 'account.service.cancel.payment-pending',
    defaultMessage: 'The bank is still processing the payment for this order. Nothing has changed; try again later.',
    description: 'A service could not be cancelled',
  },
  'too-often': {
    id: 'account.service.cancel.too-often',
    defaultMessage: 'Too many attempts. Wait a minute and try again.',
    description: 'A service could not be cancelled',
  },
  vpnNow: {
    id: 'account.service.cancel.vpn-now',
    defaultMessage:
      'Its configurations stop working immediately. Within the money-back period, contact support for a refund before you cancel; after that, the remaining paid time isn’t refunded.',
    description: 'What cancelling a running VPN now means',
  },
  'auto-on': {
    id: 'account.service.auto-on',
    defaultMessage: 'Auto-renewal is on.',
    description: 'After auto-renewal was switched on',
  },
  'auto-off': {
    id: 'account.service.auto-off',
    defaultMessage: 'Auto-renewal is off. We’ll remind you before the paid term ends.',
    description: 'After auto-renewal was switched off',
  },
  smaller: {
    id: 'account.service.smaller-chosen',
    defaultMessage: 'Plan change scheduled. We’ve sent you a confirmation by email.',
    description: 'After a smaller plan was chosen for the next term',
  },
  'plan-kept': {
    id: 'account.service.plan-kept',
    defaultMessage: 'The service keeps its current plan.',
    description: 'After the choice of a smaller plan was undone',
  },
  unreachable: {
    id: 'account.service.cancel.unreachable',
    defaultMessage: 'We couldn’t reach {brand}, so your request may not have gone through. Reload the page to check.',
    description: 'No connection to our site: a service may or may not have been cancelled or kept',
  },
});

const texts = defineMessages({
  running: {
    id: 'account.service.cancel.running-text',
    defaultMessage:
      'The service stops working immediately, and all its data is permanently deleted. Nobody can restore it, not even our support team.{addresses, plural, =0 {} one { You also lose its IP address.} other { You also lose its IP addresses.}}{trial, select, free {} other { The remaining paid time isn’t refunded.}}',
    description:
      'What cancelling a running service now means; addresses: how many IP addresses it has, 0 for many kinds; trial: free, while a free trial runs',
  },
  unbuilt: {
    id: 'account.service.cancel.unbuilt-text',
    defaultMessage: 'Setup hasn’t finished yet. The full payment will be returned to your balance.',
    description: 'What cancelling a service during setup means',
  },
  failed: {
    id: 'account.service.cancel.failed-text',
    defaultMessage: 'Setup failed, and your payment is already back on your balance.',
    description: 'What cancelling a service after a failed setup means',
  },
  unpaid: {
    id: 'account.service.cancel.unpaid-text',
    defaultMessage: 'This cancels the whole order with all its services. You haven’t been charged.',
    description: 'What cancelling an unpaid service means',
  },
});

/**
 * Consequences of cancelling now, by state. That of a running service takes `addresses`, the number of its IP
 * addresses, and `trial`, “free” while nothing is paid for.
 */
export const nowTexts: Record<Exclude<ServiceStatus, 'canceled'>, MessageDescriptor> = {
  active: texts.running,
  suspended: texts.running,
  failed_renew: texts.running,
  pending_setup: texts.unbuilt,
  failed_setup: texts.failed,
  awaiting_payment: texts.unpaid,
};
