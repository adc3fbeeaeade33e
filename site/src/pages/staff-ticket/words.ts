import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  back: { id: 'tickets.answer.back', defaultMessage: 'Tickets of customers', description: 'Link back to the list' },
  number: { id: 'tickets.answer.number', defaultMessage: 'Ticket' },
  customer: { id: 'tickets.answer.customer', defaultMessage: 'Customer' },
  account: { id: 'tickets.answer.account', defaultMessage: 'Account {id}', description: 'Below the customer’s name' },
  service: { id: 'tickets.answer.service', defaultMessage: 'Service' },
  department: { id: 'tickets.answer.department', defaultMessage: 'Department' },
  priority: { id: 'tickets.answer.priority', defaultMessage: 'Priority' },
  participants: { id: 'tickets.answer.participants', defaultMessage: 'Other participants' },
  held: {
    id: 'tickets.answer.held',
    defaultMessage: '{address} (not invited)',
    description: 'Participant of a ticket',
  },
  answer: { id: 'tickets.answer.answer', defaultMessage: 'Answer', description: 'Heading of the form' },
  note: {
    id: 'tickets.answer.note',
    defaultMessage: 'Internal note, not sent to the customer',
    description: 'Checkbox',
  },
  nextStatus: { id: 'tickets.answer.next-status', defaultMessage: 'Status after the answer' },
  answered: { id: 'tickets.answer.answered', defaultMessage: 'Answered' },
  waiting: { id: 'tickets.answer.waiting', defaultMessage: 'Waiting for the customer' },
  closed: { id: 'tickets.answer.closed', defaultMessage: 'Closed' },
  send: { id: 'tickets.answer.send', defaultMessage: 'Send', description: 'Button: sends the answer or adds the note' },
  sending: { id: 'tickets.answer.sending', defaultMessage: 'Sending…', description: 'On the button' },
  close: { id: 'tickets.answer.close', defaultMessage: 'Close ticket', description: 'Button' },
});

export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
