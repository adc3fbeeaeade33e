import { defineMessages } from 'react-intl';

/** Titles of the notices, by state. A running service has none. */
export const stateTitles = defineMessages({
  awaiting_payment: { id: 'account.service.awaiting.title', defaultMessage: 'Payment due' },
  pending_setup: { id: 'account.service.pending.title', defaultMessage: 'Setup in progress' },
  failed_setup: { id: 'account.service.failed.title', defaultMessage: 'Setup failed' },
  suspended: { id: 'account.service.suspended.title', defaultMessage: 'This service is suspended' },
  failed_renew: { id: 'account.service.failed-renew.title', defaultMessage: 'Renewal failed' },
  canceled: { id: 'account.service.canceled.title', defaultMessage: 'This service is cancelled' },
});

/** Explanation of a state, where the API gives no reason. */
export const stateTexts = defineMessages({
  awaiting_payment: {
    id: 'account.service.awaiting.text',
    defaultMessage: 'We’ve saved your order. Setup starts as soon as you pay.',
    description: 'A service that is not paid: what happens next',
  },
  pending_setup: {
    id: 'account.service.pending.text',
    defaultMessage:
      'It takes about a minute. The login details will appear here, and we’ll email you when everything is ready.',
    description: 'A service during setup: what happens next',
  },
  pending_delivery: {
    id: 'account.service.pending-delivery.text',
    defaultMessage:
      'The login details will appear here by its delivery time. We’ll email you when everything is ready.',
    description: 'A dedicated server during setup, which takes hours: what happens next',
  },
  failed_setup: {
    id: 'account.service.failed.text',
    defaultMessage: 'We couldn’t set up this service. Your payment is back on your balance.',
    description: 'A service after a failed setup: what happened to the money',
  },
  suspended: {
    id: 'account.service.suspended.text',
    defaultMessage: 'Its data is safe, and it will start again once you pay.',
    description: 'A suspended service: what to do',
  },
  failed_renew: {
    id: 'account.service.failed-renew.text',
    defaultMessage: 'We couldn’t renew this service: your balance is too low. Top up to keep it running.',
    description: 'A service that could not be renewed: what to do',
  },
  canceled: {
    id: 'account.service.canceled.text',
    defaultMessage: 'It no longer runs, and you won’t be charged for it.',
    description: 'A cancelled service',
  },
});
