import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'tickets.staff.title', defaultMessage: 'Customer tickets' },
  back: { id: 'tickets.staff.back', defaultMessage: '← Setups', description: 'Link back to the first page of staff' },
  subject: { id: 'tickets.staff.subject', defaultMessage: 'Subject' },
  customer: { id: 'tickets.staff.customer', defaultMessage: 'Customer' },
  service: { id: 'tickets.staff.service', defaultMessage: 'Service' },
  priority: { id: 'tickets.staff.priority', defaultMessage: 'Priority' },
  status: { id: 'tickets.staff.status', defaultMessage: 'Status' },
  updated: { id: 'tickets.staff.updated', defaultMessage: 'Updated' },
  unread: { id: 'tickets.staff.unread', defaultMessage: 'New', description: 'Beside the subject: not read yet' },
  none: { id: 'tickets.staff.none', defaultMessage: 'No tickets.' },
  pages: { id: 'tickets.staff.pages', defaultMessage: 'Pages of tickets', description: 'Name of the navigation' },
  page: { id: 'tickets.staff.page', defaultMessage: 'Page {page}' },
  previous: { id: 'tickets.staff.previous', defaultMessage: 'Previous', description: 'Link to the previous page' },
  next: { id: 'tickets.staff.next', defaultMessage: 'Next', description: 'Link to the next page' },
});

export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
