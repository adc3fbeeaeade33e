import type { DsMeasure } from '@hoster/domain/lines/dedicated/filter';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** As `sizeText` counts drives of several types. */
const GB_PER_TB = 1000;

type Group = 'tags' | 'vendors' | 'diskTypes' | 'countries';

/** Names of the filters. */
export const filterNames: Readonly<Record<DsMeasure | Group, MessageDescriptor>> = defineMessages({
  tags: { id: 'dedicated.filter.tags', defaultMessage: 'Best for' },
  vendors: { id: 'dedicated.filter.vendors', defaultMessage: 'CPU' },
  diskTypes: { id: 'dedicated.filter.disks', defaultMessage: 'Drives' },
  countries: { id: 'dedicated.filter.countries', defaultMessage: 'Country' },
  price: { id: 'dedicated.filter.price', defaultMessage: 'Price per month' },
  memory: { id: 'dedicated.filter.memory', defaultMessage: 'RAM' },
  storage: { id: 'dedicated.filter.storage', defaultMessage: 'Storage' },
  cores: { id: 'dedicated.filter.cores', defaultMessage: 'Cores' },
  frequency: { id: 'dedicated.filter.frequency', defaultMessage: 'Clock speed' },
});

/** Converts a figure of a server to the unit of `measureUnits`: storage is filtered in GB and shown in TB. */
export const inUnit = (measure: DsMeasure, figure: number): number =>
  measure === 'storage' ? figure / GB_PER_TB : figure;

/** The reverse of `inUnit`. */
export const fromUnit = (measure: DsMeasure, shown: number): number =>
  measure === 'storage' ? Math.round(shown * GB_PER_TB) : shown;

/** Units of the figures; prices have their currency. */
export const measureUnits: Readonly<Record<Exclude<DsMeasure, 'price'>, MessageDescriptor>> = defineMessages({
  memory: { id: 'dedicated.unit.memory', defaultMessage: 'GB' },
  storage: { id: 'dedicated.unit.storage', defaultMessage: 'TB' },
  cores: { id: 'dedicated.unit.cores', defaultMessage: 'cores' },
  frequency: { id: 'dedicated.unit.frequency', defaultMessage: 'GHz' },
});
