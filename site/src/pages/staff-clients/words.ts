import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-clients.title', defaultMessage: 'Reference clients', description: 'Title of a page' },
  lead: {
    id: 'staff-clients.lead',
    defaultMessage: 'The home page shows them in this order. It follows changes within ten minutes.',
  },
  samples: {
    id: 'staff-clients.samples',
    defaultMessage: 'A demo shows invented clients until you add the first one.',
  },
  add: { id: 'staff-clients.add', defaultMessage: 'Add client', description: 'Link and button' },
  edit: { id: 'staff-clients.edit', defaultMessage: 'Edit client', description: 'Title of a form' },
  name: { id: 'staff-clients.name', defaultMessage: 'Name' },
  url: { id: 'staff-clients.url', defaultMessage: 'Website' },
  urlHint: { id: 'staff-clients.url-hint', defaultMessage: 'Begins with https://. Optional.', description: 'Hint' },
  quoteEn: { id: 'staff-clients.quote-en', defaultMessage: 'Quote (English)' },
  quoteRu: { id: 'staff-clients.quote-ru', defaultMessage: 'Quote (Russian)' },
  authorEn: { id: 'staff-clients.author-en', defaultMessage: 'Who says it (English)' },
  authorRu: { id: 'staff-clients.author-ru', defaultMessage: 'Who says it (Russian)' },
  both: {
    id: 'staff-clients.both',
    defaultMessage: 'Write quote and author in both languages, or in none.',
  },
  client: { id: 'staff-clients.client', defaultMessage: 'Client', description: 'Column' },
  state: { id: 'staff-clients.state', defaultMessage: 'State', description: 'Column' },
  shown: { id: 'staff-clients.shown', defaultMessage: 'Shown', description: 'State of a client' },
  hidden: { id: 'staff-clients.hidden', defaultMessage: 'Hidden', description: 'State of a client' },
  actions: { id: 'staff-clients.actions', defaultMessage: 'Actions', description: 'Column' },
  up: { id: 'staff-clients.up', defaultMessage: 'Move {name} up', description: 'Button' },
  down: { id: 'staff-clients.down', defaultMessage: 'Move {name} down', description: 'Button' },
  change: { id: 'staff-clients.change', defaultMessage: 'Edit', description: 'Link' },
  hide: { id: 'staff-clients.hide', defaultMessage: 'Hide', description: 'Button: it stays, but isn’t shown' },
  show: { id: 'staff-clients.show', defaultMessage: 'Show', description: 'Button' },
  remove: { id: 'staff-clients.remove', defaultMessage: 'Remove', description: 'Button' },
  none: { id: 'staff-clients.none', defaultMessage: 'No clients yet.' },
  save: { id: 'staff-clients.save', defaultMessage: 'Save client', description: 'Button' },
  saved: { id: 'staff-clients.saved', defaultMessage: 'Saved.' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
