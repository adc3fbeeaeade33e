import { defineMessages } from 'react-intl';

/** Titles of the notices, by state. A running service has none. */
export const stateTitles = defineMessages({
  awaiting_payment: {
    id: 'account.service.awaiting.title',
    defaultMessage: 'Waiting for your payment',
    description: 'Title on the page of a service',
  },
  pending_setup: {
    id: 'account.service.pending.title',
    defaultMessage: 'The server is being set up',
    description: 'Title on the page of a service',
  },
  failed_setup: {
    id: 'account.service.failed.title',
    defaultMessage: 'The set-up failed',
    description: 'Title on the page of a service',
  },
  suspended: {
    id: 'account.service.suspended.title',
    defaultMessage: 'The server is suspended',
    description: 'Title on the page of a service',
  },
  failed_renew: {
    id: 'account.service.failed-renew.title',
    defaultMessage: 'The renewal failed',
    description: 'Title on the page of a service',
  },
  canceled: {
    id: 'account.service.canceled.title',
    defaultMessage: 'The service is cancelled',
    description: 'Title on the page of a service',
  },
});

/** What a state means, where the server gives no reason of its own. */
export const stateTexts = defineMessages({
  awaiting_payment: {
    id: 'account.service.awaiting.text',
    defaultMessage: 'The order is kept. The set-up begins as soon as it is paid.',
    description: 'A service that is not paid: what happens next',
  },
  pending_setup: {
    id: 'account.service.pending.text',
    defaultMessage: 'It takes about a minute. The address and the access data appear here and come by e-mail.',
    description: 'A service that is being set up: what happens next',
  },
  failed_setup: {
    id: 'account.service.failed.text',
    defaultMessage: 'The server could not be built. What you paid is back on your balance.',
    description: 'A service whose set-up failed: what became of the money',
  },
  suspended: {
    id: 'account.service.suspended.text',
    defaultMessage: 'It does not run, but its disk is kept. It starts again when it is paid for.',
    description: 'A suspended service: what to do',
  },
  failed_renew: {
    id: 'account.service.failed-renew.text',
    defaultMessage: 'The balance did not suffice. The server still runs: top up before it is suspended.',
    description: 'A service that could not be renewed: what to do',
  },
  canceled: {
    id: 'account.service.canceled.text',
    defaultMessage: 'It runs no more, and nothing is charged for it.',
    description: 'A cancelled service',
  },
});
