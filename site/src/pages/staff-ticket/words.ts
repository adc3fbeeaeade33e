import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  back: { id: 'tickets.answer.back', defaultMessage: '← Customer tickets', description: 'Link back to the list' },
  number: { id: 'tickets.answer.number', defaultMessage: 'Ticket' },
  customer: { id: 'tickets.answer.customer', defaultMessage: 'Customer' },
  account: { id: 'tickets.answer.account', defaultMessage: 'Account {id}', description: 'Below the customer’s name' },
  service: { id: 'tickets.answer.service', defaultMessage: 'Service' },
  department: { id: 'tickets.answer.department', defaultMessage: 'Department' },
  priority: { id: 'tickets.answer.priority', defaultMessage: 'Priority' },
  participants: { id: 'tickets.answer.participants', defaultMessage: 'Other participants' },
  participantsList: {
    id: 'tickets.answer.participants-list',
    defaultMessage: 'Addresses of participants',
    description: 'Name of the table',
  },
  mailList: { id: 'tickets.answer.mail-list', defaultMessage: 'Kept emails', description: 'Name of the table' },
  address: { id: 'tickets.answer.address', defaultMessage: 'Address', description: 'Column: email address' },
  state: { id: 'tickets.answer.state', defaultMessage: 'State' },
  action: { id: 'tickets.answer.action', defaultMessage: 'Action' },
  invited: { id: 'tickets.answer.invited', defaultMessage: 'Invited', description: 'State of a participant' },
  held: {
    id: 'tickets.answer.held',
    defaultMessage: 'Wrote without an invitation',
    description: 'State of a participant',
  },
  offered: { id: 'tickets.answer.offered', defaultMessage: 'Named in an email', description: 'State of a participant' },
  invite: {
    id: 'tickets.answer.invite',
    defaultMessage: 'Invite{address}',
    description: 'Button; the address is for screen readers and begins with a space',
  },
  remove: {
    id: 'tickets.answer.remove',
    defaultMessage: 'Remove{address}',
    description: 'Button: ends the invitation of a participant; the address is for screen readers',
  },
  accept: {
    id: 'tickets.answer.accept',
    defaultMessage: 'Invite and accept{address}',
    description: 'Button below a held message; the address is for screen readers',
  },
  reject: {
    id: 'tickets.answer.reject',
    defaultMessage: 'Reject{address}',
    description: 'Button below a held message; the address is for screen readers',
  },
  notInvited: {
    id: 'tickets.answer.not-invited',
    defaultMessage: 'Held: the customer doesn’t see it',
    description: 'Beside the author of a message who may not speak on the ticket',
  },
  rejected: {
    id: 'tickets.answer.rejected',
    defaultMessage: 'Rejected: the customer doesn’t see it',
    description: 'Beside the author of a message that staff rejected',
  },
  mail: {
    id: 'tickets.answer.mail',
    defaultMessage: 'Emails kept out of the ticket',
    description: 'Heading: emails about a ticket that were refused or ignored',
  },
  subject: { id: 'tickets.answer.subject', defaultMessage: 'Subject' },
  noSubject: { id: 'tickets.answer.no-subject', defaultMessage: '(no subject)', description: 'Of an email' },
  from: { id: 'tickets.answer.from', defaultMessage: 'From', description: 'Column: sender of an email' },
  received: { id: 'tickets.answer.received', defaultMessage: 'Received' },
  reason: { id: 'tickets.answer.reason', defaultMessage: 'Reason' },
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
