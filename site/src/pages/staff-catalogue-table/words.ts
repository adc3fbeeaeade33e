import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  back: { id: 'staff-catalogue.back', defaultMessage: 'Catalogue', description: 'Link back to the catalogue' },
  search: { id: 'staff-catalogue.search', defaultMessage: 'Name' },
  find: { id: 'staff-catalogue.find', defaultMessage: 'Search' },
  clear: { id: 'staff-catalogue.clear', defaultMessage: 'Show all' },
  filter: { id: 'staff-catalogue.filter', defaultMessage: 'Show', description: 'Name of a filter' },
  entry: { id: 'staff-catalogue.entry', defaultMessage: 'Entry' },
  price: { id: 'staff-catalogue.price', defaultMessage: 'Price' },
  from: {
    id: 'staff-catalogue.from',
    defaultMessage: '{price} from {date}',
    description: 'A price that starts later',
  },
  services: { id: 'staff-catalogue.services', defaultMessage: 'Services' },
  stock: { id: 'staff-catalogue.stock', defaultMessage: 'In stock' },
  state: { id: 'staff-catalogue.state', defaultMessage: 'State' },
  none: { id: 'staff-catalogue.none', defaultMessage: 'No entries.' },
  first: { id: 'staff-catalogue.first', defaultMessage: 'First page' },
  next: { id: 'staff-catalogue.next', defaultMessage: 'Next page' },
  add: { id: 'staff-catalogue.add', defaultMessage: 'Add entry', description: 'Button' },
  addTo: { id: 'staff-catalogue.add-to', defaultMessage: 'New entry', description: 'Title of a form' },
  adding: { id: 'staff-catalogue.adding', defaultMessage: 'Adding', description: 'Of a button' },
  withdrawAll: { id: 'staff-catalogue.withdraw-all', defaultMessage: 'Take all off sale', description: 'Button' },
  withdrawing: { id: 'staff-catalogue.withdrawing', defaultMessage: 'Taking off', description: 'Of a button' },
  withdrawalHint: {
    id: 'staff-catalogue.withdrawal-hint',
    defaultMessage:
      'None of these can be ordered any more. Services that have them keep running. Put back what you sell, one by one, or add entries of your own.',
  },
  afterwards: {
    id: 'staff-catalogue.afterwards',
    defaultMessage: 'It’s on sale as soon as it’s added. Plans of servers need stock first.',
  },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
