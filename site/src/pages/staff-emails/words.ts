import type { MailArea } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-emails.title', defaultMessage: 'Email templates', description: 'Title of the list' },
  lead: {
    id: 'staff-emails.lead',
    defaultMessage: 'Every email we send, shown with invented data.',
    description: 'Below the title',
  },
  search: { id: 'staff-emails.search', defaultMessage: 'Search emails' },
  clear: { id: 'staff-emails.clear', defaultMessage: 'Clear search', description: 'Button' },
  find: { id: 'staff-emails.find', defaultMessage: 'Search', description: 'Button' },
  undelivered: { id: 'staff-emails.undelivered', defaultMessage: 'Undelivered emails', description: 'Link' },
  quarantine: { id: 'staff-emails.quarantine', defaultMessage: 'Email quarantine', description: 'Link' },
  none: { id: 'staff-emails.none', defaultMessage: 'No email matches your search.' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const areaWords: Readonly<Record<MailArea, MessageDescriptor>> = defineMessages({
  account: { id: 'staff-emails.account', defaultMessage: 'Account and sign-in', description: 'Group of emails' },
  orders: { id: 'staff-emails.orders', defaultMessage: 'Orders', description: 'Group of emails' },
  payments: { id: 'staff-emails.payments', defaultMessage: 'Payments and invoices', description: 'Group of emails' },
  services: { id: 'staff-emails.services', defaultMessage: 'Services', description: 'Group of emails' },
  renewals: { id: 'staff-emails.renewals', defaultMessage: 'Renewals', description: 'Group of emails' },
  support: { id: 'staff-emails.support', defaultMessage: 'Support', description: 'Group of emails' },
  status: { id: 'staff-emails.status', defaultMessage: 'Incidents and maintenance', description: 'Group of emails' },
  alerts: { id: 'staff-emails.alerts', defaultMessage: 'Server alerts', description: 'Group of emails' },
  staff: { id: 'staff-emails.staff', defaultMessage: 'To our team', description: 'Group of emails' },
});
