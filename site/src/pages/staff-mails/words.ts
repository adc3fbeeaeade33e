import type { StaffMailState } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff.mails', defaultMessage: 'Email quarantine', description: 'Title of the list' },
  lead: {
    id: 'staff.mails.lead',
    defaultMessage: 'Emails to support that didn’t become messages of tickets.',
    description: 'Below the title',
  },
  back: { id: 'staff.mails.back', defaultMessage: '← Setups', description: 'Link back to the first page of staff' },
  filter: { id: 'staff.mails.filter', defaultMessage: 'State', description: 'Name of the links that filter emails' },
  from: { id: 'staff.mails.from', defaultMessage: 'From', description: 'Column: sender' },
  subject: { id: 'staff.mails.subject', defaultMessage: 'Subject' },
  noSubject: { id: 'staff.mails.no-subject', defaultMessage: '(no subject)', description: 'Of an email' },
  received: { id: 'staff.mails.received', defaultMessage: 'Received' },
  reason: { id: 'staff.mails.reason', defaultMessage: 'Reason' },
  ticket: { id: 'staff.mails.ticket', defaultMessage: 'Ticket' },
  decision: { id: 'staff.mails.decision', defaultMessage: 'Decision' },
  accepted: { id: 'staff.mails.accepted', defaultMessage: 'Accepted', description: 'Decision about an email' },
  discarded: { id: 'staff.mails.discarded', defaultMessage: 'Discarded', description: 'Decision about an email' },
  none: { id: 'staff.mails.none', defaultMessage: 'No emails in this state.' },
  pages: { id: 'staff.mails.pages', defaultMessage: 'Pages of emails', description: 'Name of the navigation' },
  page: { id: 'staff.mails.page', defaultMessage: 'Page {page}' },
  previous: { id: 'staff.mails.previous', defaultMessage: 'Previous', description: 'Link to the previous page' },
  next: { id: 'staff.mails.next', defaultMessage: 'Next', description: 'Link to the next page' },
  addresses: { id: 'staff.mails.addresses', defaultMessage: 'Addresses', description: 'Heading of the allow list' },
  addressesLead: {
    id: 'staff.mails.addresses-lead',
    defaultMessage:
      'Email from an allowed address becomes a message although it’s marked as automatic. A stopped address gets no email about tickets, because earlier email couldn’t be delivered.',
    description: 'Below the heading of the allow list',
  },
  rules: { id: 'staff.mails.rules', defaultMessage: 'Rules for addresses', description: 'Name of the table' },
  address: { id: 'staff.mails.address', defaultMessage: 'Address', description: 'Column and field: email address' },
  rule: { id: 'staff.mails.rule', defaultMessage: 'Rule', description: 'Column: what was decided about an address' },
  person: { id: 'staff.mails.person', defaultMessage: 'Allowed', description: 'Rule of an address' },
  stopped: { id: 'staff.mails.stopped', defaultMessage: 'Stopped', description: 'Rule of an address' },
  action: { id: 'staff.mails.action', defaultMessage: 'Action' },
  allow: { id: 'staff.mails.allow', defaultMessage: 'Allow address', description: 'Button' },
  disallow: {
    id: 'staff.mails.disallow',
    defaultMessage: 'Remove{address}',
    description: 'Button: takes an address off the allow list; the address is for screen readers',
  },
  resume: {
    id: 'staff.mails.resume',
    defaultMessage: 'Send again{address}',
    description: 'Button: email goes to a stopped address again; the address is for screen readers',
  },
});

export const stateWords: Readonly<Record<StaffMailState, MessageDescriptor>> = defineMessages({
  held: { id: 'staff.mails.state.held', defaultMessage: 'Held', description: 'Emails that wait for a decision' },
  ignored: { id: 'staff.mails.state.ignored', defaultMessage: 'Ignored', description: 'Emails of programs and lists' },
  decided: { id: 'staff.mails.state.decided', defaultMessage: 'Decided', description: 'Emails that staff decided on' },
});

export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
