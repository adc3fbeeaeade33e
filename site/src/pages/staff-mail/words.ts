import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  back: { id: 'staff.mail.back', defaultMessage: '← Email quarantine', description: 'Link back to the list' },
  noSubject: { id: 'staff.mail.no-subject', defaultMessage: '(no subject)', description: 'Of an email' },
  from: { id: 'staff.mail.from', defaultMessage: 'From', description: 'Sender of an email' },
  verified: { id: 'staff.mail.verified', defaultMessage: 'Sender verified', description: 'Below the sender' },
  unverified: { id: 'staff.mail.unverified', defaultMessage: 'Sender not verified', description: 'Below the sender' },
  person: {
    id: 'staff.mail.person',
    defaultMessage: 'Allowed although its email is marked as automatic',
    description: 'Below the sender: it’s on the allow list',
  },
  received: { id: 'staff.mail.received', defaultMessage: 'Received' },
  reason: { id: 'staff.mail.reason', defaultMessage: 'Reason' },
  ticket: { id: 'staff.mail.ticket', defaultMessage: 'Ticket' },
  files: { id: 'staff.mail.files', defaultMessage: 'Files' },
  text: { id: 'staff.mail.text', defaultMessage: 'Text', description: 'Heading: what an email says' },
  noText: { id: 'staff.mail.no-text', defaultMessage: 'This email has no text.' },
  unreadable: {
    id: 'staff.mail.unreadable',
    defaultMessage: 'This email can’t be read, so you can only discard it.',
    description: 'In place of the text',
  },
  gone: { id: 'staff.mail.gone', defaultMessage: 'The text was deleted.', description: 'In place of the text' },
  accept: { id: 'staff.mail.accept', defaultMessage: 'Accept', description: 'Heading of the form' },
  acceptTicket: { id: 'staff.mail.accept-ticket', defaultMessage: 'Ticket number', description: 'Field' },
  acceptHint: {
    id: 'staff.mail.accept-hint',
    defaultMessage: 'Leave it empty to open a new ticket. A sender who isn’t part of the ticket becomes a participant.',
    description: 'Hint of the field',
  },
  allow: {
    id: 'staff.mail.allow',
    defaultMessage: 'From now on, accept automatic email from this address',
    description: 'Checkbox',
  },
  acceptButton: { id: 'staff.mail.accept-button', defaultMessage: 'Accept email', description: 'Button' },
  discard: { id: 'staff.mail.discard', defaultMessage: 'Discard email', description: 'Button' },
  working: { id: 'staff.mail.working', defaultMessage: 'Saving…', description: 'On the button' },
  noTicket: { id: 'staff.mail.unknown-ticket', defaultMessage: 'Enter the number of a ticket.', description: 'Error' },
  accepted: {
    id: 'staff.mail.accepted',
    defaultMessage: 'Accepted: ticket #{ticket}',
    description: 'Link to the ticket',
  },
  discarded: { id: 'staff.mail.discarded', defaultMessage: 'Discarded.' },
  conflict: {
    id: 'staff.mail.conflict',
    defaultMessage: 'Someone has already decided on this email, or it can’t be read. Reload the page.',
    description: 'Error',
  },
  failed: {
    id: 'staff.mail.failed',
    defaultMessage: 'We couldn’t save your decision. Try again.',
    description: 'Error',
  },
});

export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
