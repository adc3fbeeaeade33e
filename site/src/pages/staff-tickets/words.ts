import type { TicketStatus } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-tickets.title', defaultMessage: 'Tickets', description: 'Title of the tickets of all customers' },
  list: { id: 'staff-tickets.list', defaultMessage: 'Customer tickets', description: 'Name of the table' },
  answers: { id: 'staff-tickets.answers', defaultMessage: 'Canned answers', description: 'Link to a page' },
  targets: {
    id: 'staff-tickets.targets',
    defaultMessage: 'Targets',
    description: 'Link to the page of response times',
  },
  department: { id: 'staff-tickets.department', defaultMessage: 'Department', description: 'Name of a filter' },
  everyDepartment: { id: 'staff-tickets.every-department', defaultMessage: 'All departments' },
  figures: {
    id: 'staff-tickets.figures',
    defaultMessage: '{open, number} open, {late, number} late',
    description: 'Numbers of tickets of a department',
  },
  oldest: { id: 'staff-tickets.oldest', defaultMessage: 'oldest {age}', description: 'Age of the oldest open ticket' },
  firstAnswer: {
    id: 'staff-tickets.first-answer',
    defaultMessage: 'first answer in {time}',
    description: 'Median time to the first answer of a department',
  },
  state: { id: 'staff-tickets.state', defaultMessage: 'State', description: 'Name of a filter' },
  search: { id: 'staff-tickets.search', defaultMessage: 'Subject, number or email' },
  clearSearch: { id: 'staff-tickets.clear-search', defaultMessage: 'Clear search' },
  owner: { id: 'staff-tickets.owner', defaultMessage: 'Owner', description: 'Who answers a ticket' },
  anybody: { id: 'staff-tickets.anybody', defaultMessage: 'Any owner', description: 'Option of a filter' },
  mine: { id: 'staff-tickets.mine', defaultMessage: 'Mine', description: 'Option of a filter: my tickets' },
  unassigned: { id: 'staff-tickets.unassigned', defaultMessage: 'Unassigned', description: 'Option of a filter' },
  lateOnly: { id: 'staff-tickets.late-only', defaultMessage: 'Past target only', description: 'Checkbox of a filter' },
  find: { id: 'staff-tickets.find', defaultMessage: 'Search', description: 'Button' },
  subject: { id: 'staff-tickets.subject', defaultMessage: 'Subject' },
  customer: { id: 'staff-tickets.customer', defaultMessage: 'Customer' },
  priority: { id: 'staff-tickets.priority', defaultMessage: 'Priority' },
  status: { id: 'staff-tickets.status', defaultMessage: 'Status' },
  nobody: { id: 'staff-tickets.nobody', defaultMessage: 'Nobody', description: 'A ticket without an owner' },
  you: { id: 'staff-tickets.you', defaultMessage: '{name} (you)', description: 'Name of the viewer' },
  waiting: {
    id: 'staff-tickets.waiting',
    defaultMessage: 'Waiting or updated',
    description: 'Column: for how long the customer waits, or when the ticket was changed',
  },
  late: { id: 'staff-tickets.late', defaultMessage: 'Past target', description: 'Beside the age of a ticket' },
  unread: { id: 'staff-tickets.unread', defaultMessage: 'New', description: 'Beside the subject: not read yet' },
  none: { id: 'staff-tickets.none', defaultMessage: 'No tickets in this state.' },
  noneFound: { id: 'staff-tickets.none-found', defaultMessage: 'No tickets match these filters.' },
  clear: { id: 'staff-tickets.clear', defaultMessage: 'Clear filters', description: 'Link' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const stateWords: Readonly<Record<TicketStatus | 'all', MessageDescriptor>> = defineMessages({
  open: { id: 'staff-tickets.open', defaultMessage: 'Waiting for us', description: 'Filter of tickets' },
  waiting: { id: 'tickets.answer.waiting', defaultMessage: 'Waiting for the customer' },
  answered: { id: 'tickets.status.answered', defaultMessage: 'Answered', description: 'State of a ticket' },
  closed: { id: 'tickets.status.closed', defaultMessage: 'Closed', description: 'State of a ticket' },
  all: { id: 'staff-tickets.all', defaultMessage: 'All', description: 'Filter of tickets: in any state' },
});
