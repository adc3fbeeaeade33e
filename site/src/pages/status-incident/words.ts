import type { StatusStep } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const words = defineMessages({
  crumbs: {
    id: 'status.breadcrumbs',
    defaultMessage: 'Breadcrumbs',
    description: 'Name of the links to the pages above an incident',
  },
  title: { id: 'status.title', defaultMessage: 'Service status', description: 'Title of the status page' },
  took: { id: 'status.took', defaultMessage: 'Duration', description: 'Label of how long an incident took' },
  lasts: {
    id: 'status.lasts',
    defaultMessage: 'Duration so far',
    description: 'Label of how long an open incident lasts',
  },
  planned: {
    id: 'status.planned',
    defaultMessage: 'Planned duration',
    description: 'Label of how long maintenance is to take',
  },
  when: { id: 'status.when', defaultMessage: 'Time', description: 'Label of start and end of an incident' },
  affected: { id: 'status.affected', defaultMessage: 'Affected', description: 'Label of affected services' },
  updates: {
    id: 'status.updates',
    defaultMessage: 'Updates',
    description: 'Heading of the messages about an incident',
  },
});

/** What happens next, by step. */
export const nextWords: Readonly<Record<StatusStep | 'late', MessageDescriptor>> = defineMessages({
  investigating: {
    id: 'status.next.investigating',
    defaultMessage: 'We’re looking for the cause. Updates appear here and in the <feed>Atom feed</feed>.',
    description: 'What is next in an incident',
  },
  identified: {
    id: 'status.next.identified',
    defaultMessage:
      'We know the cause and are working on a fix. Updates appear here and in the <feed>Atom feed</feed>.',
    description: 'What is next in an incident',
  },
  monitoring: {
    id: 'status.next.monitoring',
    defaultMessage:
      'A fix is in place and we’re checking that it holds. Updates appear here and in the <feed>Atom feed</feed>.',
    description: 'What is next in an incident',
  },
  resolved: {
    id: 'status.next.resolved',
    defaultMessage: 'This incident is over. Still have a problem? <contact>Contact support</contact>',
    description: 'Under the title of a past incident',
  },
  scheduled: {
    id: 'status.next.scheduled',
    defaultMessage: 'This maintenance hasn’t started yet. Changes appear here and in the <feed>Atom feed</feed>.',
    description: 'What is next in planned maintenance',
  },
  in_progress: {
    id: 'status.next.progress',
    defaultMessage: 'This maintenance is in progress. Updates appear here and in the <feed>Atom feed</feed>.',
    description: 'What is next in maintenance',
  },
  completed: {
    id: 'status.next.completed',
    defaultMessage: 'This maintenance is completed. Still have a problem? <contact>Contact support</contact>',
    description: 'Under the title of past maintenance',
  },
  late: {
    id: 'status.next.late',
    defaultMessage:
      'The planned end has passed, but this maintenance isn’t completed yet. Updates appear here and in the <feed>Atom feed</feed>.',
    description: 'What is next in maintenance that takes longer',
  },
});
