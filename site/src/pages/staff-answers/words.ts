import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-answers.title', defaultMessage: 'Canned answers', description: 'Title of a page of staff' },
  lead: {
    id: 'staff-answers.lead',
    defaultMessage: 'Texts for answers to tickets, in the language of the customer.',
  },
  back: { id: 'staff-answers.back', defaultMessage: '← Tickets', description: 'Link back to the list of tickets' },
  list: { id: 'staff-answers.list', defaultMessage: 'Answers by name', description: 'Name of the table' },
  add: { id: 'staff-answers.add', defaultMessage: 'Add answer', description: 'Link and title of a form' },
  change: { id: 'staff-answers.change', defaultMessage: 'Edit answer', description: 'Title of a form' },
  none: { id: 'staff-answers.none', defaultMessage: 'No canned answers yet.' },
  name: { id: 'staff-answers.name', defaultMessage: 'Name', description: 'Name of an answer, for staff' },
  department: { id: 'staff-answers.department', defaultMessage: 'Department' },
  every: { id: 'staff-answers.every', defaultMessage: 'All departments' },
  updated: { id: 'staff-answers.updated', defaultMessage: 'Updated' },
  en: { id: 'staff-answers.en', defaultMessage: 'Text in English', description: 'Field' },
  ru: { id: 'staff-answers.ru', defaultMessage: 'Text in Russian', description: 'Field' },
  hint: {
    id: 'staff-answers.hint',
    defaultMessage: 'Placeholders: {placeholders}',
    description: 'Below a text; the placeholders are words in braces',
  },
  save: { id: 'staff-answers.save', defaultMessage: 'Save answer', description: 'Button' },
  remove: { id: 'staff-answers.remove', defaultMessage: 'Delete answer', description: 'Button' },
  saved: { id: 'staff-answers.saved', defaultMessage: 'Answer saved.' },
  removed: { id: 'staff-answers.removed', defaultMessage: 'Answer deleted.' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
