import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'tickets.list.title', defaultMessage: 'Tickets' },
  new: { id: 'tickets.list.new', defaultMessage: 'New ticket', description: 'Button' },
  filter: { id: 'tickets.list.filter', defaultMessage: 'Show tickets', description: 'Name of the links that filter' },
  all: { id: 'tickets.list.all', defaultMessage: 'All', description: 'All tickets' },
  unread: { id: 'tickets.list.unread', defaultMessage: 'Unread', description: 'Tickets with something new' },
  search: { id: 'tickets.list.search', defaultMessage: 'Search tickets' },
  find: { id: 'tickets.list.find', defaultMessage: 'Search', description: 'Button' },
  clear: { id: 'tickets.list.clear', defaultMessage: 'Clear search' },
  subject: { id: 'tickets.list.subject', defaultMessage: 'Subject' },
  number: { id: 'tickets.list.number', defaultMessage: 'Number', description: 'Column: number of a ticket' },
  department: { id: 'tickets.list.department', defaultMessage: 'Department' },
  status: { id: 'tickets.list.status', defaultMessage: 'Status' },
  updated: { id: 'tickets.list.updated', defaultMessage: 'Updated', description: 'Column: when a ticket changed' },
  isNew: { id: 'tickets.list.is-new', defaultMessage: 'New reply', description: 'Beside the subject of a ticket' },
  none: { id: 'tickets.list.none', defaultMessage: 'No tickets yet' },
  noneText: {
    id: 'tickets.list.none-text',
    defaultMessage: 'Open a ticket when you need help. Our replies will appear here and in your email.',
  },
  nothing: { id: 'tickets.list.nothing', defaultMessage: 'No tickets found' },
  nothingText: { id: 'tickets.list.nothing-text', defaultMessage: 'Try another word, or <all>show all tickets</all>.' },
  pages: { id: 'tickets.list.pages', defaultMessage: 'Pages of tickets', description: 'Name of the navigation' },
  page: { id: 'tickets.list.page', defaultMessage: 'Page {page}' },
  previous: { id: 'tickets.list.previous', defaultMessage: 'Previous', description: 'Link to the previous page' },
  next: { id: 'tickets.list.next', defaultMessage: 'Next', description: 'Link to the next page' },
});

export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
