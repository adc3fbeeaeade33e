import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'tickets.new.title', defaultMessage: 'New ticket' },
  back: { id: 'tickets.new.back', defaultMessage: '← Tickets', description: 'Link back to the list' },
  subject: { id: 'tickets.new.subject', defaultMessage: 'Subject' },
  service: { id: 'tickets.new.service', defaultMessage: 'Service', description: 'What the ticket is about' },
  noService: { id: 'tickets.new.no-service', defaultMessage: 'None in particular', description: 'Choice of service' },
  department: { id: 'tickets.new.department', defaultMessage: 'Department' },
  priority: { id: 'tickets.new.priority', defaultMessage: 'Priority' },
  lowest: {
    id: 'tickets.new.lowest',
    defaultMessage:
      'Base administration is off for this server, so the ticket gets the lowest priority. We’ll handle it within 24 hours.',
  },
  lowestRule: {
    id: 'tickets.new.lowest-rule',
    defaultMessage: 'Tickets about servers without base administration get the lowest priority.',
    description: 'Hint of the priority',
  },
  ofInvoice: {
    id: 'tickets.new.of-invoice',
    defaultMessage: 'Question about invoice {number}',
    description: 'Subject of a ticket that is opened from an invoice',
  },
  send: { id: 'tickets.new.send', defaultMessage: 'Open ticket', description: 'Button' },
  sending: { id: 'tickets.new.sending', defaultMessage: 'Opening ticket…', description: 'On the button' },
});

export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
