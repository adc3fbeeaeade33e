import type { DsMeasure } from '@hoster/domain/lines/dedicated/filter';
import { defineMessages, type MessageDescriptor } from 'react-intl';

type Group = 'tags' | 'vendors' | 'diskTypes' | 'countries';

/** Names of the filters. */
export const filterNames: Readonly<Record<DsMeasure | Group, MessageDescriptor>> = defineMessages({
  tags: { id: 'dedicated.filter.tags', defaultMessage: 'Best for', description: 'Filter of the list of servers' },
  vendors: { id: 'dedicated.filter.vendors', defaultMessage: 'CPU', description: 'Filter of the list of servers' },
  diskTypes: { id: 'dedicated.filter.disks', defaultMessage: 'Drives', description: 'Filter of the list of servers' },
  countries: {
    id: 'dedicated.filter.countries',
    defaultMessage: 'Country',
    description: 'Filter of the list of servers',
  },
  price: {
    id: 'dedicated.filter.price',
    defaultMessage: 'Price per month',
    description: 'Filter of the list of servers',
  },
  memory: { id: 'dedicated.filter.memory', defaultMessage: 'RAM', description: 'Filter of the list of servers' },
  storage: { id: 'dedicated.filter.storage', defaultMessage: 'Storage', description: 'Filter of the list of servers' },
  cores: { id: 'dedicated.filter.cores', defaultMessage: 'Cores', description: 'Filter of the list of servers' },
  frequency: {
    id: 'dedicated.filter.frequency',
    defaultMessage: 'Clock speed',
    description: 'Filter of the list of servers',
  },
});

/** Units of the figures; prices have their currency. */
export const measureUnits: Readonly<Record<Exclude<DsMeasure, 'price'>, MessageDescriptor>> = defineMessages({
  memory: { id: 'dedicated.unit.memory', defaultMessage: 'GB', description: 'Unit of a filter' },
  storage: { id: 'dedicated.unit.storage', defaultMessage: 'GB', description: 'Unit of a filter' },
  cores: { id: 'dedicated.unit.cores', defaultMessage: 'cores', description: 'Unit of a filter' },
  frequency: { id: 'dedicated.unit.frequency', defaultMessage: 'GHz', description: 'Unit of a filter' },
});
