import type { ServiceStatus } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Phase } from './phase.ts';

/** Title of the page by phase. "Payment failed" is the specification's (section 8). */
export const titles = defineMessages({
  awaiting: {
    id: 'payment.title.awaiting',
    defaultMessage: 'Waiting for your payment',
    description: 'Title: not paid yet',
  },
  pending: {
    id: 'payment.title.pending',
    defaultMessage: 'The bank is confirming your payment',
    description: 'Title: the buyer has done their part',
  },
  underpaid: {
    id: 'payment.title.underpaid',
    defaultMessage: 'Part of the amount has arrived',
    description: 'Title: too little came',
  },
  expired: {
    id: 'payment.title.expired',
    defaultMessage: 'The time to pay has run out',
    description: 'Title: payment expired',
  },
  failed: { id: 'payment.title.failed', defaultMessage: 'Payment failed', description: 'Title: the bank refused' },
  setting_up: {
    id: 'payment.title.setting-up',
    defaultMessage: 'Paid. {count, plural, one {Your server is} other {Your servers are}} being set up',
    description: 'Title: paid, servers are being created',
  },
  ready: {
    id: 'payment.title.ready',
    defaultMessage: '{count, plural, one {Your server is} other {Your servers are}} ready',
    description: 'Title: everything ordered works',
  },
  setup_failed: {
    id: 'payment.title.setup-failed',
    defaultMessage: 'Paid, but the set-up has stopped',
    description: 'Title: a server could not be created',
  },
  topped_up: {
    id: 'payment.title.topped-up',
    defaultMessage: 'The money is on your balance',
    description: 'Title: top-up done',
  },
}) satisfies Record<Phase, MessageDescriptor>;

/** What happens next, by phase. */
export const explanations = defineMessages({
  awaiting: {
    id: 'payment.next.awaiting',
    defaultMessage: 'Your order is kept. It starts as soon as the payment is made.',
    description: 'What happens next: not paid yet',
  },
  pending: {
    id: 'payment.next.pending',
    defaultMessage:
      'This usually takes less than a minute. You can close this page: we will send an e-mail when the money has arrived.',
    description: 'What happens next: bank is confirming',
  },
  underpaid: {
    id: 'payment.next.underpaid',
    defaultMessage: 'Send the rest and the order starts. What has arrived is not lost.',
    description: 'What happens next: underpaid',
  },
  expired: {
    id: 'payment.next.expired',
    defaultMessage: 'Nothing was charged. Choose how to pay and try again: the order is still here.',
    description: 'What happens next: expired',
  },
  failed: {
    id: 'payment.next.failed',
    defaultMessage: 'Nothing was charged. Try again or choose another way to pay: the order is still here.',
    description: 'What happens next: failed',
  },
  setting_up: {
    id: 'payment.next.setting-up',
    defaultMessage:
      'Set-up takes about a minute. The address and the access data will appear in your account and come by e-mail. This page follows along by itself.',
    description: 'What happens next: servers are being created',
  },
  ready: {
    id: 'payment.next.ready',
    defaultMessage: 'The address and the access data are in your account; we have sent them by e-mail too.',
    description: 'What happens next: all is ready',
  },
  setup_failed: {
    id: 'payment.next.setup-failed',
    defaultMessage: 'Our engineers have been told and are looking into it. You have nothing to do and lose nothing.',
    description: 'What happens next: set-up failed',
  },
  topped_up: {
    id: 'payment.next.topped-up',
    defaultMessage: 'You can pay with it at once: orders and renewals take from the balance without a detour.',
    description: 'What happens next: top-up done',
  },
}) satisfies Record<Phase, MessageDescriptor>;

/** State of an ordered server. */
export const serviceStates = defineMessages({
  awaiting_payment: {
    id: 'payment.order.awaiting',
    defaultMessage: 'Waiting for payment',
    description: 'State of an ordered server',
  },
  pending_setup: {
    id: 'payment.order.pending',
    defaultMessage: 'Being set up',
    description: 'State of an ordered server',
  },
  failed_setup: {
    id: 'payment.order.failed',
    defaultMessage: 'Set-up failed',
    description: 'State of an ordered server',
  },
  active: { id: 'payment.order.active', defaultMessage: 'Active', description: 'State of an ordered server' },
  suspended: { id: 'payment.order.suspended', defaultMessage: 'Suspended', description: 'State of an ordered server' },
  failed_renew: {
    id: 'payment.order.failed-renew',
    defaultMessage: 'Renewal failed',
    description: 'State of an ordered server',
  },
  canceled: { id: 'payment.order.canceled', defaultMessage: 'Cancelled', description: 'State of an ordered server' },
}) satisfies Record<ServiceStatus, MessageDescriptor>;
