import type { ServiceStatus } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const cancelWords = defineMessages({
  title: {
    id: 'account.service.cancel.title',
    defaultMessage: 'Cancellation',
    description: 'Part of the page of a service',
  },
  later: {
    id: 'account.service.cancel.later',
    defaultMessage: 'Cancel at the end of the term',
    description: 'Button of the page of a service',
  },
  open: {
    id: 'account.service.cancel.open',
    defaultMessage: 'Cancel at once',
    description: 'Opens the question whether to cancel a service at once',
  },
  now: {
    id: 'account.service.cancel.now',
    defaultMessage: 'Yes, cancel it at once',
    description: 'Button that cancels a service for good',
  },
  busy: {
    id: 'account.service.cancel.busy',
    defaultMessage: 'One moment…',
    description: 'On a button of the page of a service while it is under way',
  },
  keep: {
    id: 'account.service.cancel.keep',
    defaultMessage: 'Keep the server',
    description: 'Button: a service that was to end goes on',
  },
  planned: {
    id: 'account.service.cancel.planned',
    defaultMessage: 'The server will not be renewed. A letter about it is on its way to you.',
    description: 'After a service was cancelled for the end of its term',
  },
  ended: {
    id: 'account.service.cancel.ended',
    defaultMessage: 'The server is cancelled. A letter about it is on its way to you.',
    description: 'After a service was cancelled at once',
  },
  kept: {
    id: 'account.service.cancel.kept',
    defaultMessage: 'The server stays and renews as before.',
    description: 'After a cancellation was taken back',
  },
  'payment-pending': {
    id: 'account.service.cancel.payment-pending',
    defaultMessage: 'The bank is working on the payment of this order. Try again when it is done; nothing has changed.',
    description: 'A service could not be cancelled',
  },
  'too-often': {
    id: 'account.service.cancel.too-often',
    defaultMessage: 'Too many attempts. Wait a minute and try again.',
    description: 'A service could not be cancelled',
  },
  unreachable: {
    id: 'account.service.cancel.unreachable',
    defaultMessage: 'We could not reach the server, so we do not know whether it worked. Load the page again to see.',
    description: 'A service could not be cancelled',
  },
});

const texts = defineMessages({
  running: {
    id: 'account.service.cancel.running-text',
    defaultMessage:
      'It stops at once, and everything on it is deleted, its addresses and access with it. Nobody can bring it back, not even our support. The paid time that is left is not refunded.',
    description: 'What cancelling a running service at once means',
  },
  unbuilt: {
    id: 'account.service.cancel.unbuilt-text',
    defaultMessage: 'It is not built yet: what you paid for it comes back to your balance in full.',
    description: 'What cancelling a service that is being set up means',
  },
  failed: {
    id: 'account.service.cancel.failed-text',
    defaultMessage: 'It was never built, and what you paid is back on your balance already. Nothing more comes of it.',
    description: 'What cancelling a service whose set-up failed means',
  },
  unpaid: {
    id: 'account.service.cancel.unpaid-text',
    defaultMessage: 'The order is given up as a whole, with all servers in it. Nothing has been charged.',
    description: 'What cancelling an unpaid service means',
  },
});

/** What cancelling at once means, by state. */
export const nowTexts: Record<Exclude<ServiceStatus, 'canceled'>, MessageDescriptor> = {
  active: texts.running,
  suspended: texts.running,
  failed_renew: texts.running,
  pending_setup: texts.unbuilt,
  failed_setup: texts.failed,
  awaiting_payment: texts.unpaid,
};
