import type { QueueKind } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { View } from './address.ts';

const messages = defineMessages({
  title: { id: 'staff-queue.title', defaultMessage: 'Queue', description: 'Title of the first page of the staff area' },
  lead: { id: 'staff-queue.lead', defaultMessage: 'What waits for staff, oldest first.' },
  list: { id: 'staff-queue.list', defaultMessage: 'Waiting work', description: 'Name of the table' },
  kinds: { id: 'staff-queue.kinds', defaultMessage: 'Kind', description: 'Name of the links that filter the queue' },
  views: { id: 'staff-queue.views', defaultMessage: 'Owner', description: 'Name of the links that filter the queue' },
  every: { id: 'staff-queue.every', defaultMessage: 'Everything', description: 'Filter: all kinds of work' },
  what: { id: 'staff-queue.what', defaultMessage: 'What', description: 'Column: what is to be done' },
  customer: { id: 'staff-queue.customer', defaultMessage: 'Customer' },
  amount: { id: 'staff-queue.amount', defaultMessage: 'Amount' },
  age: { id: 'staff-queue.age', defaultMessage: 'Waiting', description: 'Column: for how long' },
  late: { id: 'staff-queue.late', defaultMessage: 'Past target', description: 'Beside the age of work' },
  back: {
    id: 'staff-queue.back',
    defaultMessage: 'Snoozed until {date}',
    description: 'Below the age of work that is hidden',
  },
  owner: { id: 'staff-queue.owner', defaultMessage: 'Owner', description: 'Column: who works on it' },
  nobody: { id: 'staff-queue.nobody', defaultMessage: 'Nobody', description: 'There’s no owner' },
  you: { id: 'staff-queue.you', defaultMessage: '{name} (you)', description: 'Name of the viewer' },
  actions: { id: 'staff-queue.actions', defaultMessage: 'Actions' },
  take: {
    id: 'staff-queue.take',
    defaultMessage: 'Take{title}',
    description: 'Button: I work on it; the title is for screen readers and begins with a space',
  },
  manage: { id: 'staff-queue.manage', defaultMessage: 'Manage', description: 'Link: opens owner and snoozing' },
  manageNamed: {
    id: 'staff-queue.manage-named',
    defaultMessage: 'Manage {title}',
    description: 'The same for screen readers',
  },
  handOver: { id: 'staff-queue.hand-over', defaultMessage: 'Owner', description: 'Field: who is to do it' },
  saveOwner: { id: 'staff-queue.save-owner', defaultMessage: 'Change owner', description: 'Button' },
  until: { id: 'staff-queue.until', defaultMessage: 'Snooze until', description: 'Field: a date' },
  untilHint: {
    id: 'staff-queue.until-hint',
    defaultMessage: 'It’s hidden for everybody and comes back on that day.',
    description: 'Below the field',
  },
  snooze: { id: 'staff-queue.snooze', defaultMessage: 'Snooze', description: 'Button: hides work until a date' },
  show: { id: 'staff-queue.show', defaultMessage: 'Show now', description: 'Button: ends the snoozing' },
  finish: { id: 'staff-queue.finish', defaultMessage: 'Mark as done', description: 'Button' },
  none: { id: 'staff-queue.none', defaultMessage: 'Nothing waits here.', description: 'The list is empty' },
  next: { id: 'staff-queue.next', defaultMessage: 'Newer items', description: 'Link to the next page' },
  first: { id: 'staff-queue.first', defaultMessage: 'Oldest items', description: 'Link to the first page' },
  taken: { id: 'staff-queue.taken', defaultMessage: 'It’s yours now.', description: 'After taking work' },
  handed: { id: 'staff-queue.handed', defaultMessage: 'Owner changed.' },
  released: { id: 'staff-queue.released', defaultMessage: 'It has no owner now.' },
  snoozed: { id: 'staff-queue.snoozed', defaultMessage: 'Snoozed. It comes back by itself.' },
  shown: { id: 'staff-queue.shown', defaultMessage: 'It’s back in the queue.' },
  finished: { id: 'staff-queue.finished', defaultMessage: 'Marked as done.' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const kindWords: Readonly<Record<QueueKind, MessageDescriptor>> = defineMessages({
  setup: { id: 'staff-queue.kind.setup', defaultMessage: 'Setup', description: 'Kind of work' },
  delivery: { id: 'staff-queue.kind.delivery', defaultMessage: 'Delivery', description: 'Kind of work' },
  task: { id: 'staff-queue.kind.task', defaultMessage: 'Task', description: 'Kind of work' },
  ticket: { id: 'staff-queue.kind.ticket', defaultMessage: 'Late ticket', description: 'Kind of work' },
  bounce: { id: 'staff-queue.kind.bounce', defaultMessage: 'Bounced answer', description: 'Kind of work' },
  email: { id: 'staff-queue.kind.email', defaultMessage: 'Undelivered email', description: 'Kind of work' },
  transfer: { id: 'staff-queue.kind.transfer', defaultMessage: 'Unmatched transfer', description: 'Kind of work' },
  dispute: { id: 'staff-queue.kind.dispute', defaultMessage: 'Disputed payment', description: 'Kind of work' },
  incident: { id: 'staff-queue.kind.incident', defaultMessage: 'Incident', description: 'Kind of work' },
});

export const viewWords: Readonly<Record<View, MessageDescriptor>> = defineMessages({
  all: { id: 'staff-queue.view.all', defaultMessage: 'All', description: 'Filter of the queue: any owner' },
  me: { id: 'staff-queue.view.me', defaultMessage: 'Mine', description: 'Filter of the queue' },
  none: { id: 'staff-queue.view.none', defaultMessage: 'Unassigned', description: 'Filter of the queue' },
  snoozed: { id: 'staff-queue.view.snoozed', defaultMessage: 'Snoozed', description: 'Filter of the queue' },
});
