import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'account.services.title', defaultMessage: 'Services' },
  list: { id: 'account.services.list', defaultMessage: 'Your services', description: 'Name of the table of services' },
  name: { id: 'account.services.name', defaultMessage: 'Service' },
  address: { id: 'account.services.address', defaultMessage: 'IP address' },
  plan: { id: 'account.services.plan', defaultMessage: 'Plan' },
  state: { id: 'account.services.state', defaultMessage: 'Status' },
  project: { id: 'account.services.project', defaultMessage: 'Project' },
  location: { id: 'account.services.location', defaultMessage: 'Location' },
  paid: { id: 'account.services.paid', defaultMessage: 'Paid until' },
  price: { id: 'account.services.price', defaultMessage: 'Price', description: 'Column of the services: per month' },
  copied: { id: 'account.copied', defaultMessage: 'Copied' },
  copyAddress: {
    id: 'account.copy.address',
    defaultMessage: 'Copy {address}',
    description: 'Button that copies an address',
  },
  search: { id: 'account.services.search', defaultMessage: 'Name or IP address', description: 'Filter of the list' },
  byKind: { id: 'account.services.by-kind', defaultMessage: 'Product', description: 'Filter of the list' },
  allKinds: { id: 'account.services.all-kinds', defaultMessage: 'All products' },
  byState: { id: 'account.services.by-state', defaultMessage: 'Status', description: 'Filter of the list' },
  allStates: { id: 'account.services.all-states', defaultMessage: 'All statuses' },
  byProject: { id: 'account.services.by-project', defaultMessage: 'Project', description: 'Filter of the list' },
  allProjects: { id: 'account.services.all-projects', defaultMessage: 'All projects' },
  byLocation: { id: 'account.services.by-location', defaultMessage: 'Location', description: 'Filter of the list' },
  allLocations: { id: 'account.services.all-locations', defaultMessage: 'All locations' },
  count: {
    id: 'account.services.count',
    defaultMessage: '{count, plural, =0 {No services} one {# service} other {# services}}',
    description: 'Above the list: how many match',
  },
  noMatches: { id: 'account.services.no-matches', defaultMessage: 'No service matches these filters.' },
  pages: {
    id: 'account.services.pages',
    defaultMessage: 'Service list pages',
    description: 'Name of the navigation between pages of the list',
  },
  first: { id: 'account.services.first', defaultMessage: 'First', description: 'Link to the first page' },
  previous: { id: 'account.services.previous', defaultMessage: 'Previous', description: 'Link to the page before' },
  next: { id: 'account.services.next', defaultMessage: 'Next', description: 'Link to the page after' },
});
/** Messages of the list of services. */
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

const bulkMessages = defineMessages({
  select: { id: 'account.bulk.select', defaultMessage: 'Select', description: 'Head of the column of checkboxes' },
  all: { id: 'account.bulk.all', defaultMessage: 'Select all services on this page' },
  row: { id: 'account.bulk.row', defaultMessage: 'Select {name}' },
  count: { id: 'account.bulk.count', defaultMessage: '{count, number} of {all, number} selected' },
  bar: { id: 'account.bulk.bar', defaultMessage: 'Actions for selected services' },
  clear: { id: 'account.bulk.clear', defaultMessage: 'Clear selection' },
  renew: { id: 'account.bulk.renew', defaultMessage: 'Renew' },
  on: { id: 'account.bulk.on', defaultMessage: 'Auto-renewal on' },
  off: { id: 'account.bulk.off', defaultMessage: 'Auto-renewal off' },
  move: { id: 'account.bulk.move', defaultMessage: 'Move to project', description: 'Button that opens a menu' },
  renewTitle: {
    id: 'account.bulk.renew-title',
    defaultMessage: 'Renew {count, plural, one {# service} other {# services}} from your balance?',
  },
  renewText: {
    id: 'account.bulk.renew-text',
    defaultMessage:
      'We’ll charge your balance for the next term of each service. Those that end first are renewed first, as far as the balance reaches.',
  },
  renewConfirm: { id: 'account.bulk.renew-confirm', defaultMessage: 'Renew now' },
  cancel: { id: 'account.bulk.cancel', defaultMessage: 'Cancel' },
  pending: { id: 'account.bulk.pending', defaultMessage: 'Renewing…' },
  renewed: {
    id: 'account.bulk.renewed',
    defaultMessage: '{count, plural, one {# service} other {# services}} renewed.',
  },
  notRenewed: {
    id: 'account.bulk.not-renewed',
    defaultMessage:
      '{renewed, plural, =0 {Nothing was renewed.} one {# service renewed.} other {# services renewed.}} {balance, plural, =0 {} one {Your balance is too low for # service.} other {Your balance is too low for # services.}} {others, plural, =0 {} one {# service can’t be renewed now.} other {# services can’t be renewed now.}}',
  },
  switchedOn: { id: 'account.bulk.switched-on', defaultMessage: 'Auto-renewal switched on.' },
  switchedOff: {
    id: 'account.bulk.switched-off',
    defaultMessage: 'Auto-renewal switched off. We’ll remind you before the paid term ends.',
  },
  moved: { id: 'account.bulk.moved', defaultMessage: 'Moved to {project}.' },
  failed: { id: 'account.bulk.failed', defaultMessage: 'Something went wrong. Reload the page and try again.' },
});
/** Messages of what is done with several services. */
export const bulkWords: Readonly<Record<keyof typeof bulkMessages, MessageDescriptor>> = bulkMessages;
