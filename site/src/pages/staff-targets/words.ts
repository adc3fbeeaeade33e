import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-targets.title', defaultMessage: 'Ticket targets', description: 'Title of a page of staff' },
  lead: {
    id: 'staff-targets.lead',
    defaultMessage: 'Minutes within which customers get an answer. Tickets that wait longer are in the queue.',
  },
  back: { id: 'staff-targets.back', defaultMessage: '← Tickets', description: 'Link back to the list of tickets' },
  field: {
    id: 'staff-targets.field',
    defaultMessage: '{priority} priority, minutes',
    description: 'Field: target of a priority',
  },
  save: { id: 'staff-targets.save', defaultMessage: 'Save targets', description: 'Button' },
  saved: { id: 'staff-targets.saved', defaultMessage: 'Targets saved.' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
