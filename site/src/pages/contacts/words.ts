import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FieldName } from './contact-action.ts';

export const companyWords = defineMessages({
  email: { id: 'contacts.company.email', defaultMessage: 'Email' },
  phone: { id: 'contacts.company.phone', defaultMessage: 'Phone' },
  registration: { id: 'contacts.company.registration', defaultMessage: 'Registration number' },
  ogrn: {
    id: 'contacts.company.ogrn',
    defaultMessage: 'Registration number (OGRN)',
    description: 'Fact about a Russian company',
  },
  inn: { id: 'contacts.company.inn', defaultMessage: 'Tax ID (INN)', description: 'Fact about a Russian company' },
  vat: { id: 'contacts.company.vat', defaultMessage: 'VAT ID' },
  bank: { id: 'contacts.company.bank', defaultMessage: 'Bank account' },
});

/** Labels of the form. */
export const labels: Readonly<Record<FieldName, MessageDescriptor>> = defineMessages({
  name: { id: 'contacts.field.name', defaultMessage: 'Your name' },
  email: { id: 'contacts.field.email', defaultMessage: 'Email' },
  subject: { id: 'contacts.field.subject', defaultMessage: 'Subject' },
  message: { id: 'contacts.field.message', defaultMessage: 'Message' },
});

type Word = 'hint' | 'errors' | 'send' | 'sending' | 'busy' | 'failed';

export const formWords: Readonly<Record<Word, MessageDescriptor>> = defineMessages({
  hint: {
    id: 'contacts.message-hint',
    defaultMessage: 'Don’t include passwords, private keys or card numbers.',
    description: 'Hint of the message field',
  },
  errors: {
    id: 'contacts.errors',
    defaultMessage: '{count, plural, one {Check # field} other {Check # fields}}',
    description: 'Title of the list of errors',
  },
  send: { id: 'contacts.send', defaultMessage: 'Send message', description: 'Button of the contact form' },
  sending: {
    id: 'contacts.sending',
    defaultMessage: 'Sending…',
    description: 'Button of the contact form while it is being sent',
  },
  busy: {
    id: 'contacts.busy',
    defaultMessage: 'You’ve sent several messages in a short time. Wait a few minutes, then try again.',
    description: 'The contact form was sent too often',
  },
  failed: {
    id: 'contacts.failed',
    defaultMessage: 'We couldn’t send your message. Try again, or email us.',
    description: 'The contact form could not be sent',
  },
});

type Way = 'ticket' | 'ticketLink' | 'ticketNote' | 'status' | 'statusLink';

/** Ways to reach support. */
export const wayWords: Readonly<Record<Way, MessageDescriptor>> = defineMessages({
  ticket: { id: 'contacts.way.ticket', defaultMessage: 'Customers', description: 'Who opens a ticket' },
  ticketLink: { id: 'contacts.way.ticket.link', defaultMessage: 'Open a ticket', description: 'Link to a new ticket' },
  ticketNote: {
    id: 'contacts.way.ticket.note',
    defaultMessage: 'Support sees your services.',
    description: 'Under the link to a new ticket',
  },
  status: {
    id: 'contacts.way.status',
    defaultMessage: 'Something is down',
    description: 'Why the status page is opened',
  },
  statusLink: { id: 'contacts.way.status.link', defaultMessage: 'Service status', description: 'Link' },
});
