import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff.work', defaultMessage: 'Setups and emails', description: 'Title of a page of the staff area' },
  setups: { id: 'staff.setups', defaultMessage: 'Setups', description: 'Heading of the staff list of setups' },
  setupsList: { id: 'staff.setups.list', defaultMessage: 'Open setups', description: 'Name of the table' },
  emailsList: {
    id: 'staff.emails.list',
    defaultMessage: 'Emails to resend or discard',
    description: 'Name of the table',
  },
  trialsList: {
    id: 'staff.trials.list',
    defaultMessage: 'Refused trials by account',
    description: 'Name of the table',
  },
  lead: {
    id: 'staff.setups.lead',
    defaultMessage: 'Paid services whose setup has failed, and dedicated servers to deliver.',
    description: 'Below the heading of the staff list of setups',
  },
  none: { id: 'staff.setups.none', defaultMessage: 'No open setups.', description: 'The list of setups is empty' },
  retried: {
    id: 'staff.setups.retried',
    defaultMessage: 'We’re trying the setup of service {id} again.',
    description: 'After a setup was tried again by hand',
  },
  service: { id: 'staff.setups.service', defaultMessage: 'Service' },
  answers: {
    id: 'staff.setups.answers',
    defaultMessage: 'Customer’s answers',
    description: 'Opens what the customer has said about the purpose of a server, below its name',
  },
  account: { id: 'staff.setups.account', defaultMessage: 'Account' },
  status: { id: 'staff.setups.status', defaultMessage: 'Status' },
  attempts: { id: 'staff.setups.attempts', defaultMessage: 'Failed attempts' },
  error: { id: 'staff.setups.error', defaultMessage: 'Last error' },
  next: { id: 'staff.setups.next', defaultMessage: 'Next attempt' },
  action: { id: 'staff.setups.action', defaultMessage: 'Action' },
  trials: {
    id: 'staff.trials',
    defaultMessage: 'Refused free trials',
    description: 'Heading of the staff list of refused trials',
  },
  trialsLead: {
    id: 'staff.trials.lead',
    defaultMessage: 'Others with the same details already had a trial. Customers get theirs after their first payment.',
    description: 'Below the heading of the staff list of refused trials',
  },
  when: {
    id: 'staff.trials.when',
    defaultMessage: 'Refused',
    description: 'Column of the list of refused trials: time',
  },
  like: {
    id: 'staff.trials.like',
    defaultMessage: 'Earlier trials',
    description: 'Column of the list of refused trials: orders of similar customers',
  },
  order: {
    id: 'staff.trials.order',
    defaultMessage: 'Order {order}: {same}',
    description: 'An earlier trial, and a list of what its customer shares with the refused one',
  },
  name: {
    id: 'staff.trials.name',
    defaultMessage: 'name',
    description: 'What two customers share, within a list',
  },
  address: {
    id: 'staff.trials.address',
    defaultMessage: 'postal address',
    description: 'What two customers share, within a list',
  },
  domain: {
    id: 'staff.trials.domain',
    defaultMessage: 'email domain',
    description: 'What two customers share, within a list',
  },
  network: {
    id: 'staff.trials.network',
    defaultMessage: 'network',
    description: 'What two customers share, within a list',
  },
  resent: {
    id: 'staff.emails.resent',
    defaultMessage: 'Email {id} will be sent again.',
    description: 'After staff have pressed to send an undelivered email again',
  },
  discarded: {
    id: 'staff.emails.discarded',
    defaultMessage: 'Email {id} was discarded.',
    description: 'After staff have discarded an undelivered email',
  },
  expired: {
    id: 'staff.emails.expired',
    defaultMessage: 'Email {id} can’t be sent again: its links have expired. The customer can ask for a new one.',
    description: 'After staff have pressed to send an undelivered email again',
  },
  emails: {
    id: 'staff.emails',
    defaultMessage: 'Undelivered emails',
    description: 'Heading of the staff list of emails that couldn’t be delivered',
  },
  emailsLead: {
    id: 'staff.emails.lead',
    defaultMessage: 'We no longer try to deliver these emails. Their text is kept until you resend or discard them.',
    description: 'Below the heading of the staff list of emails that couldn’t be delivered',
  },
  noEmails: {
    id: 'staff.emails.none',
    defaultMessage: 'No undelivered emails.',
    description: 'The list of undelivered emails is empty',
  },
  recipient: {
    id: 'staff.emails.recipient',
    defaultMessage: 'Recipient',
    description: 'Column of the list of undelivered emails',
  },
  subject: {
    id: 'staff.emails.subject',
    defaultMessage: 'Subject',
    description: 'Column of the list of undelivered emails',
  },
  written: {
    id: 'staff.emails.written',
    defaultMessage: 'Written',
    description: 'Column of the list of undelivered emails: time',
  },
  over: {
    id: 'staff.emails.over',
    defaultMessage: 'Links have expired',
    description: 'In the list of undelivered emails, in place of the button that sends one again',
  },
  resend: {
    id: 'staff.emails.resend',
    defaultMessage: 'Resend{name}',
    description: 'Button that sends an undelivered email again; the name is for screen readers',
  },
  discard: {
    id: 'staff.emails.discard',
    defaultMessage: 'Discard{name}',
    description: 'Button that discards an undelivered email; the name is for screen readers',
  },
  retry: {
    id: 'staff.setups.retry',
    defaultMessage: 'Try now{name}',
    description: 'Button that tries a setup again; the name is for screen readers',
  },
});

export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
