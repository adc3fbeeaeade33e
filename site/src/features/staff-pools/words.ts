import type { AddressPoolKind, PoolAddressesQuery } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-pools.title', defaultMessage: 'Address pools', description: 'Title of the list of staff' },
  lead: {
    id: 'staff-pools.lead',
    defaultMessage:
      'Networks from which services get their IP addresses. Without one, a location’s provider gives them.',
    description: 'Below the title',
  },
  add: { id: 'staff-pools.add', defaultMessage: 'Add pool', description: 'Link to a form, and its button' },
  edit: { id: 'staff-pools.edit', defaultMessage: 'Edit pool', description: 'Link to a form' },
  save: { id: 'staff-pools.save', defaultMessage: 'Save pool', description: 'Button' },
  saving: { id: 'staff-pools.saving', defaultMessage: 'Saving', description: 'Of a button' },
  saved: { id: 'staff-pools.saved', defaultMessage: 'Saved.', description: 'After a form was sent' },
  none: { id: 'staff-pools.none', defaultMessage: 'No pools found.', description: 'The list is empty' },
  all: { id: 'staff-pools.all', defaultMessage: 'Show all pools', description: 'Link: without filters' },
  filter: { id: 'staff-pools.filter', defaultMessage: 'Filter', description: 'Button' },
  anyLocation: { id: 'staff-pools.any-location', defaultMessage: 'All locations', description: 'Choice of a filter' },
  anyKind: { id: 'staff-pools.any-kind', defaultMessage: 'All kinds', description: 'Choice of a filter' },
  anyState: { id: 'staff-pools.any-state', defaultMessage: 'Open and closed', description: 'Choice of a filter' },
  location: { id: 'staff-pools.location', defaultMessage: 'Location' },
  kind: { id: 'staff-pools.kind', defaultMessage: 'Kind', description: 'Of an address pool' },
  state: { id: 'staff-pools.state', defaultMessage: 'Status' },
  open: { id: 'staff-pools.open', defaultMessage: 'Open', description: 'State of an address pool' },
  closed: { id: 'staff-pools.closed', defaultMessage: 'Closed', description: 'State of an address pool' },
  network: { id: 'staff-pools.network', defaultMessage: 'Network' },
  networkHint: {
    id: 'staff-pools.network.hint',
    defaultMessage: 'Such as 198.51.100.0/24 or 2001:db8::/52.',
    description: 'Hint of a field',
  },
  unit: { id: 'staff-pools.unit', defaultMessage: 'Prefix length per service', description: 'Field: 32, 29, 64' },
  unitHint: {
    id: 'staff-pools.unit.hint',
    defaultMessage: '32 for single addresses, 27 to 29 for blocks, 64 for IPv6 prefixes. At most 4,096 of them.',
    description: 'Hint of a field',
  },
  gateway: { id: 'staff-pools.gateway', defaultMessage: 'Gateway', description: 'Field: address of a router' },
  gatewayHint: {
    id: 'staff-pools.gateway.hint',
    defaultMessage: 'Empty for what is routed to a server’s main address.',
    description: 'Hint of a field',
  },
  netmask: { id: 'staff-pools.netmask', defaultMessage: 'Netmask' },
  excluded: { id: 'staff-pools.excluded', defaultMessage: 'Addresses to leave out', description: 'Field' },
  excludedHint: {
    id: 'staff-pools.excluded.hint',
    defaultMessage: 'One per line, such as routers and name servers.',
    description: 'Hint of a field',
  },
  days: { id: 'staff-pools.days', defaultMessage: 'Days of quarantine', description: 'Field' },
  daysHint: {
    id: 'staff-pools.days.hint',
    defaultMessage: 'Until a released address is given to another customer: 0 to 365.',
    description: 'Hint of a field',
  },
  isOpen: { id: 'staff-pools.is-open', defaultMessage: 'Give out addresses', description: 'Checkbox' },
  isOpenHint: {
    id: 'staff-pools.is-open.hint',
    defaultMessage: 'A closed pool gives out nothing more. Services keep what they have.',
    description: 'Hint of a checkbox',
  },
  facts: { id: 'staff-pools.facts', defaultMessage: 'Pool', description: 'Heading' },
  addresses: { id: 'staff-pools.addresses', defaultMessage: 'Addresses', description: 'Heading, and a table' },
  address: { id: 'staff-pools.address', defaultMessage: 'Address', description: 'Column: an IP address' },
  service: { id: 'staff-pools.service', defaultMessage: 'Service', description: 'Column: who has an address' },
  note: { id: 'staff-pools.note', defaultMessage: 'Details', description: 'Column: of an address' },
  until: { id: 'staff-pools.until', defaultMessage: 'Until {day}', description: 'End of the quarantine of an address' },
  since: { id: 'staff-pools.since', defaultMessage: 'Since {day}', description: 'When an address was given out' },
  action: { id: 'staff-pools.action', defaultMessage: 'Action', description: 'Column' },
  block: { id: 'staff-pools.block', defaultMessage: 'Block address', description: 'Link, and the button of its form' },
  unblock: { id: 'staff-pools.unblock', defaultMessage: 'Unblock address', description: 'Link, and a button' },
  reason: { id: 'staff-pools.reason', defaultMessage: 'Reason', description: 'Field: why an address is blocked' },
  blockLead: {
    id: 'staff-pools.block.lead',
    defaultMessage: 'A blocked address isn’t given to new services. A service that has it keeps it.',
    description: 'In a form',
  },
  noAddresses: { id: 'staff-pools.no-addresses', defaultMessage: 'No addresses.', description: 'The list is empty' },
  first: { id: 'staff-pools.first', defaultMessage: 'First addresses', description: 'Link to the first page' },
  next: { id: 'staff-pools.next', defaultMessage: 'More addresses', description: 'Link to the next page' },
});
export const poolWords: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

export const poolKinds: Readonly<Record<AddressPoolKind, MessageDescriptor>> = defineMessages({
  single: { id: 'staff-pools.kind.single', defaultMessage: 'Single addresses', description: 'Kind of address pool' },
  block: { id: 'staff-pools.kind.block', defaultMessage: 'Blocks', description: 'Kind of address pool' },
  ipv6: { id: 'staff-pools.kind.ipv6', defaultMessage: 'IPv6 prefixes', description: 'Kind of address pool' },
});

export type AddressState = NonNullable<PoolAddressesQuery['state']>;
export const addressStates: Readonly<Record<AddressState, MessageDescriptor>> = defineMessages({
  free: { id: 'staff-pools.free', defaultMessage: 'Free', description: 'State of addresses, and their number' },
  taken: { id: 'staff-pools.taken', defaultMessage: 'Used', description: 'State of addresses, and their number' },
  quarantined: {
    id: 'staff-pools.quarantined',
    defaultMessage: 'Quarantined',
    description: 'State of addresses, and their number',
  },
  blocked: {
    id: 'staff-pools.blocked',
    defaultMessage: 'Blocked',
    description: 'State of addresses, and their number',
  },
});
