import { defineMessages } from 'react-intl';

/** Titles of the page behind the link of a recipient of invoices, by state. */
export const titles = defineMessages({
  pending: { id: 'team.recipient.pending', defaultMessage: 'Get invoices by email', description: 'Title of a page' },
  active: { id: 'team.recipient.active', defaultMessage: 'You get invoices by email', description: 'Title of a page' },
  stopped: {
    id: 'team.recipient.stopped',
    defaultMessage: 'You won’t get any more invoices',
    description: 'Title of a page',
  },
  over: { id: 'team.recipient.over', defaultMessage: 'This link no longer works', description: 'Title of a page' },
});
