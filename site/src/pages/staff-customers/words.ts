import type { CustomerMatch } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-customers.title', defaultMessage: 'Customers', description: 'Title of the list of customers' },
  search: { id: 'staff-customers.search', defaultMessage: 'Search customers' },
  searchHint: {
    id: 'staff-customers.search-hint',
    defaultMessage:
      'Name, address, email, IP, hostname, invoice number, payment reference, last four digits of a card, or a number',
  },
  find: { id: 'staff-customers.find', defaultMessage: 'Search' },
  state: { id: 'staff-customers.state-filter', defaultMessage: 'Show' },
  everybody: { id: 'staff-customers.everybody', defaultMessage: 'All customers' },
  onlyBlocked: { id: 'staff-customers.only-blocked', defaultMessage: 'Blocked customers' },
  none: { id: 'staff-customers.none', defaultMessage: 'No customers yet.' },
  noneBlocked: { id: 'staff-customers.none-blocked', defaultMessage: 'No blocked customers.' },
  noneFound: { id: 'staff-customers.none-found', defaultMessage: 'No customers match “{search}”.' },
  all: { id: 'staff-customers.all', defaultMessage: 'Show all customers' },
  list: { id: 'staff-customers.list', defaultMessage: 'List of customers', description: 'Name of the table' },
  customer: { id: 'staff-customers.customer', defaultMessage: 'Customer' },
  country: { id: 'staff-customers.country', defaultMessage: 'Country' },
  services: { id: 'staff-customers.services', defaultMessage: 'Services' },
  balance: { id: 'staff-customers.balance', defaultMessage: 'Balance' },
  created: { id: 'staff-customers.created', defaultMessage: 'Since' },
  found: {
    id: 'staff-customers.found',
    defaultMessage: 'Found by {matches}',
    description: 'Below a customer; matches: a list such as “email, card”',
  },
  blocked: { id: 'staff-customers.blocked', defaultMessage: 'Blocked' },
  closed: { id: 'staff-customers.closed', defaultMessage: 'Closed', description: 'State of a customer’s account' },
  nameless: { id: 'staff-customers.nameless', defaultMessage: 'Deleted account' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

/** What a search has found. */
export const matchWords: Readonly<Record<CustomerMatch, MessageDescriptor>> = defineMessages({
  name: { id: 'staff-customers.match.name', defaultMessage: 'name' },
  address: { id: 'staff-customers.match.address', defaultMessage: 'address or phone' },
  email: { id: 'staff-customers.match.email', defaultMessage: 'email' },
  company: { id: 'staff-customers.match.company', defaultMessage: 'company' },
  ip: { id: 'staff-customers.match.ip', defaultMessage: 'IP address' },
  hostname: { id: 'staff-customers.match.hostname', defaultMessage: 'service or hostname' },
  invoice: { id: 'staff-customers.match.invoice', defaultMessage: 'invoice' },
  payment: { id: 'staff-customers.match.payment', defaultMessage: 'payment' },
  card: { id: 'staff-customers.match.card', defaultMessage: 'card' },
  service: { id: 'staff-customers.match.service', defaultMessage: 'service number' },
  number: { id: 'staff-customers.match.number', defaultMessage: 'customer or ticket number' },
});
