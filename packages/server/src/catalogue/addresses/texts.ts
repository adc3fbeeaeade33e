import { defineMessages } from '@formatjs/intl';

/** Columns of the table of pools. */
export const columns = defineMessages({
  id: { id: 'catalogue.address-pools.csv.id', defaultMessage: 'Number', description: 'Column of a CSV file' },
  location: {
    id: 'catalogue.address-pools.csv.location',
    defaultMessage: 'Location',
    description: 'Column of a CSV file',
  },
  network: {
    id: 'catalogue.address-pools.csv.network',
    defaultMessage: 'Network',
    description: 'Column of a CSV file',
  },
  unit: {
    id: 'catalogue.address-pools.csv.unit',
    defaultMessage: 'Prefix length',
    description: 'Column of a CSV file: of what a service gets',
  },
  gateway: {
    id: 'catalogue.address-pools.csv.gateway',
    defaultMessage: 'Gateway',
    description: 'Column of a CSV file',
  },
  free: {
    id: 'catalogue.address-pools.csv.free',
    defaultMessage: 'Free',
    description: 'Column of a CSV file: addresses',
  },
  taken: {
    id: 'catalogue.address-pools.csv.taken',
    defaultMessage: 'Used',
    description: 'Column of a CSV file: addresses',
  },
  quarantined: {
    id: 'catalogue.address-pools.csv.quarantined',
    defaultMessage: 'Quarantined',
    description: 'Column of a CSV file: addresses',
  },
  blocked: {
    id: 'catalogue.address-pools.csv.blocked',
    defaultMessage: 'Blocked',
    description: 'Column of a CSV file: addresses',
  },
  days: {
    id: 'catalogue.address-pools.csv.days',
    defaultMessage: 'Days of quarantine',
    description: 'Column of a CSV file',
  },
  open: { id: 'catalogue.address-pools.csv.open', defaultMessage: 'Open', description: 'Column of a CSV file: 1 or 0' },
});

/** Why staff's change of a pool is refused. */
export const poolTexts = defineMessages({
  location: {
    id: 'catalogue.address-pools.location',
    defaultMessage: 'There’s no such location.',
    description: 'Error: staff add a network of IP addresses',
  },
  unit: {
    id: 'catalogue.address-pools.unit',
    defaultMessage: 'Choose a length that gives 1 to 4,096 addresses or blocks.',
    description: 'Error: staff add a network of IP addresses; the prefix length of what is given out',
  },
  gateway: {
    id: 'catalogue.address-pools.gateway',
    defaultMessage: 'The gateway needs an address of the same kind as the network.',
    description: 'Error: staff add a network of IP addresses',
  },
  used: {
    id: 'catalogue.address-pools.gateway-used',
    defaultMessage: 'A service has this address.',
    description: 'Error: staff change the gateway of a network of IP addresses',
  },
  excluded: {
    id: 'catalogue.address-pools.excluded',
    defaultMessage: 'Every excluded address has to be in the network.',
    description: 'Error: staff add a network of IP addresses',
  },
  overlap: {
    id: 'catalogue.address-pools.overlap',
    defaultMessage: 'This network overlaps with another one.',
    description: 'Error: staff add a network of IP addresses',
  },
  address: {
    id: 'catalogue.address-pools.address',
    defaultMessage: 'This address isn’t in the network.',
    description: 'Error: staff block an IP address',
  },
});
