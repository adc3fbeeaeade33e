import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-audit.title', defaultMessage: 'Audit log', description: 'Title of the list of what staff did' },
  lead: {
    id: 'staff-audit.lead',
    defaultMessage: 'What staff did or tried, newest first. Entries can’t be changed or deleted.',
  },
  search: { id: 'staff-audit.search', defaultMessage: 'Name, action or reason' },
  find: { id: 'staff-audit.find', defaultMessage: 'Search' },
  none: { id: 'staff-audit.none', defaultMessage: 'No entries.' },
  noneFound: { id: 'staff-audit.none-found', defaultMessage: 'No entries match “{search}”.' },
  all: { id: 'staff-audit.all', defaultMessage: 'Show all entries' },
  what: { id: 'staff-audit.what', defaultMessage: 'Action' },
  who: { id: 'staff-audit.who', defaultMessage: 'Who' },
  when: { id: 'staff-audit.when', defaultMessage: 'Time' },
  outcome: { id: 'staff-audit.outcome', defaultMessage: 'Result' },
  operator: { id: 'staff-audit.operator', defaultMessage: 'Operator’s command' },
  changed: {
    id: 'staff-audit.changed',
    defaultMessage: '{field}: {before} → {after}',
    description: 'What an action has changed',
  },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** How an action ended; `unknown`: the process was killed before its end. */
export const outcomeWords: Readonly<Record<'done' | 'refused' | 'failed' | 'unknown', MessageDescriptor>> =
  defineMessages({
    done: { id: 'staff-audit.done', defaultMessage: 'Done' },
    refused: { id: 'staff-audit.refused', defaultMessage: 'Refused' },
    failed: { id: 'staff-audit.failed', defaultMessage: 'Failed' },
    unknown: { id: 'staff-audit.unknown', defaultMessage: 'Not known' },
  });
