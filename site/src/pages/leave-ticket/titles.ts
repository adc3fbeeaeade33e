import { defineMessages } from 'react-intl';

/** Titles of the page behind the link in emails to participants of a ticket, by state. */
export const titles = defineMessages({
  asked: { id: 'tickets.leave.asked', defaultMessage: 'Leave this ticket?', description: 'Title of a page' },
  left: { id: 'tickets.leave.left', defaultMessage: 'You’ve left the ticket', description: 'Title of a page' },
  over: {
    id: 'tickets.leave.over',
    defaultMessage: 'You’re not part of this ticket',
    description: 'Title of a page: somebody has left the ticket before',
  },
});
