import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  order: { id: 'staff-services.order', defaultMessage: 'New order for a customer', description: 'Link to a form' },
  adopt: { id: 'staff-services.adopt', defaultMessage: 'Take over a service', description: 'Link to a form' },
  title: {
    id: 'staff-services.title',
    defaultMessage: 'Services',
    description: 'Title of the list of services of all customers',
  },
  table: { id: 'staff-services.table', defaultMessage: 'Services of all customers', description: 'Name of the table' },
  search: { id: 'staff-services.search', defaultMessage: 'Name, IP, id or email' },
  searchHint: {
    id: 'staff-services.search-hint',
    defaultMessage: 'The beginning of the name, or a whole IP address, id or email address of the owner',
  },
  line: { id: 'staff-services.line', defaultMessage: 'Product' },
  anyLine: { id: 'staff-services.any-line', defaultMessage: 'All products' },
  state: { id: 'staff-services.state', defaultMessage: 'State' },
  anyState: { id: 'staff-services.any-state', defaultMessage: 'All states' },
  location: { id: 'staff-services.location', defaultMessage: 'Data centre' },
  anyLocation: { id: 'staff-services.any-location', defaultMessage: 'All data centres' },
  filter: { id: 'staff-services.filter', defaultMessage: 'Apply filters', description: 'Button' },
  none: { id: 'staff-services.none', defaultMessage: 'No services yet.' },
  noneFound: { id: 'staff-services.none-found', defaultMessage: 'No services match these filters.' },
  all: { id: 'staff-services.all', defaultMessage: 'Show all services' },
  ofCustomer: {
    id: 'staff-services.of-customer',
    defaultMessage: 'Only services of account {id}.',
    description: 'Above the list',
  },
  service: { id: 'staff-services.service', defaultMessage: 'Service' },
  customer: { id: 'staff-services.customer', defaultMessage: 'Customer' },
  paidUntil: { id: 'staff-services.paid-until', defaultMessage: 'Paid until' },
  price: { id: 'staff-services.price', defaultMessage: 'Monthly price' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
