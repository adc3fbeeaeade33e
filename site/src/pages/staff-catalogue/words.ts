import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-catalogue.title', defaultMessage: 'Catalogue', description: 'Title of the page' },
  lead: {
    id: 'staff-catalogue.lead',
    defaultMessage: 'What you sell. New prices are for new orders: services keep the price they were sold at.',
  },
  table: { id: 'staff-catalogue.tables.name', defaultMessage: 'Part of the catalogue' },
  group: { id: 'staff-catalogue.tables.group', defaultMessage: 'Kind' },
  rows: { id: 'staff-catalogue.tables.rows', defaultMessage: 'Entries' },
  off: { id: 'staff-catalogue.tables.off', defaultMessage: 'Off sale' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
