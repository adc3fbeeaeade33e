import type { StatusImpact } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  step: { id: 'staff-incidents.step', defaultMessage: 'Status' },
  back: { id: 'staff-incidents.back', defaultMessage: 'Incidents', description: 'Link back to the list' },
  newIncident: { id: 'staff-incidents.new', defaultMessage: 'New incident', description: 'Title of a form' },
  newMaintenance: { id: 'staff-incidents.new-maintenance', defaultMessage: 'New maintenance', description: 'Title' },
  impact: { id: 'staff-incidents.impact', defaultMessage: 'Severity' },
  components: { id: 'staff-incidents.components', defaultMessage: 'Affected services', description: 'Heading' },
  componentsHint: {
    id: 'staff-incidents.components-hint',
    defaultMessage: 'Customers with a running service at these locations are affected.',
  },
  times: { id: 'staff-incidents.times', defaultMessage: 'Time', description: 'Heading' },
  startsUtc: { id: 'staff-incidents.starts-utc', defaultMessage: 'Start, UTC' },
  startsHint: {
    id: 'staff-incidents.starts-hint',
    defaultMessage: 'Leave empty if it starts now.',
    description: 'Hint of the field with the start',
  },
  endsUtc: { id: 'staff-incidents.ends-utc', defaultMessage: 'Planned end, UTC' },
  endsHint: {
    id: 'staff-incidents.ends-hint',
    defaultMessage: 'Maintenance ends by itself then, unless you complete it earlier.',
    description: 'Hint of the field with the end',
  },
  endedUtc: { id: 'staff-incidents.ended-utc', defaultMessage: 'End, UTC' },
  texts: { id: 'staff-incidents.texts', defaultMessage: 'Texts', description: 'Heading' },
  titleIn: { id: 'staff-incidents.title-in', defaultMessage: 'Title ({language})' },
  messageIn: { id: 'staff-incidents.message-in', defaultMessage: 'Message ({language})' },
  en: { id: 'staff-incidents.en', defaultMessage: 'English' },
  ru: { id: 'staff-incidents.ru', defaultMessage: 'Russian' },
  emails: { id: 'staff-incidents.emails', defaultMessage: 'Emails', description: 'Heading' },
  email: { id: 'staff-incidents.email', defaultMessage: 'Email affected customers' },
  emailHint: {
    id: 'staff-incidents.email-hint',
    defaultMessage:
      'One email per customer, in their language. The preview shows who gets it. Customers who turned these emails off still get them about maintenance with an outage.',
  },
  emailAgain: {
    id: 'staff-incidents.email-again',
    defaultMessage: 'Email customers who got the first email',
    description: 'Checkbox of an update',
  },
  preview: { id: 'staff-incidents.preview', defaultMessage: 'Preview', description: 'Button' },
  shown: { id: 'staff-incidents.shown', defaultMessage: 'Preview of the status page', description: 'Heading' },
  publish: { id: 'staff-incidents.publish', defaultMessage: 'Publish', description: 'Button' },
  publishing: { id: 'staff-incidents.publishing', defaultMessage: 'Publishing', description: 'Of a button' },
  affected: { id: 'staff-incidents.affected', defaultMessage: 'Affected customers', description: 'Heading, table' },
  reach: {
    id: 'staff-incidents.reach',
    defaultMessage:
      '{emailed, plural, =0 {No customer gets the email.} one {# customer gets the email.} other {# customers get the email.}} {muted, plural, =0 {} one {# more has turned these emails off.} other {# more have turned these emails off.}}',
  },
  customer: { id: 'staff-incidents.customer', defaultMessage: 'Customer' },
  list: { id: 'staff-incidents.list', defaultMessage: 'Customers and their services', description: 'Table' },
  services: { id: 'staff-incidents.services', defaultMessage: 'Services' },
  language: { id: 'staff-incidents.language', defaultMessage: 'Language' },
  getsEmail: { id: 'staff-incidents.gets-email', defaultMessage: 'Email', description: 'Column: who gets one' },
  yes: { id: 'staff-incidents.yes', defaultMessage: 'Yes', description: 'The customer gets an email' },
  muted: { id: 'staff-incidents.muted', defaultMessage: 'Turned off', description: 'The customer gets no email' },
  firstOnes: {
    id: 'staff-incidents.first-ones',
    defaultMessage: 'The first {count, number} customers are listed.',
    description: 'Below the list',
  },
  published: { id: 'staff-incidents.published', defaultMessage: 'Published.' },
  saved: { id: 'staff-incidents.saved', defaultMessage: 'Saved.' },
  onPage: { id: 'staff-incidents.on-page', defaultMessage: 'Open on status page', description: 'Link' },
  edit: { id: 'staff-incidents.edit', defaultMessage: 'Edit', description: 'Link: corrects texts and times' },
  editTitle: { id: 'staff-incidents.edit-title', defaultMessage: 'Corrections', description: 'Heading of a form' },
  editLead: {
    id: 'staff-incidents.edit-lead',
    defaultMessage: 'The status page shows corrections immediately. They aren’t emailed.',
  },
  save: { id: 'staff-incidents.save', defaultMessage: 'Save corrections', description: 'Button' },
  cancel: { id: 'staff-incidents.cancel', defaultMessage: 'Cancel', description: 'Link: leaves a form' },
  postUpdate: { id: 'staff-incidents.post-update', defaultMessage: 'Post update', description: 'Heading' },
  updates: { id: 'staff-incidents.updates', defaultMessage: 'Updates', description: 'Heading of the messages' },
  mailed: {
    id: 'staff-incidents.mailed',
    defaultMessage:
      '{emailed, plural, =0 {Emailed to nobody} one {Emailed to # customer} other {Emailed to # customers}}{muted, plural, =0 {} other {, turned off by #}}',
    description: 'Below a message',
  },
  mailing: {
    id: 'staff-incidents.mailing',
    defaultMessage: 'Sending: {emailed, plural, one {# customer so far} other {# customers so far}}',
    description: 'Below a message that is being emailed',
  },
  notMailed: { id: 'staff-incidents.not-mailed', defaultMessage: 'Not emailed', description: 'Below a message' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const impactWords: Readonly<Record<StatusImpact, MessageDescriptor>> = defineMessages({
  none: { id: 'staff-incidents.impact.none', defaultMessage: 'No impact' },
  minor: { id: 'staff-incidents.impact.minor', defaultMessage: 'Degraded performance' },
  major: { id: 'staff-incidents.impact.major', defaultMessage: 'Partial outage' },
  critical: { id: 'staff-incidents.impact.critical', defaultMessage: 'Major outage' },
});
