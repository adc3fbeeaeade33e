import { defineMessages, type MessageDescriptor } from 'react-intl';
import { commonPlaces, type FieldPlaces } from '../../features/order/common-fields.ts';
import type { ItemWords } from '../../features/order/items-fields.tsx';

/** Name of the choice of a size. */
export const volumeName: MessageDescriptor = defineMessages({
  volume: { id: 'backups.volume', defaultMessage: 'Storage size', description: 'Choice of the size of a storage' },
}).volume;

/** What the items of an order of backup storage are called. */
export const itemWords: ItemWords = defineMessages({
  title: { id: 'backups.items', defaultMessage: 'Name and quantity', description: 'Part of the configuration' },
  name: { id: 'backups.name', defaultMessage: 'Storage name', description: 'Field of the configuration' },
  nameHint: {
    id: 'backups.name.hint',
    defaultMessage: 'Latin letters, digits, hyphens and dots: backup-office',
    description: 'Hint of the name of a storage',
  },
  nameCount: {
    id: 'backups.name.count',
    defaultMessage: 'Latin letters, digits, hyphens and dots. Each storage gets a suffix, -1 to -{count, number}.',
    description: 'Hint of the name when several storages are ordered',
  },
  count: { id: 'backups.count', defaultMessage: 'Number of storages', description: 'Field of the configuration' },
});

/** Fields of the configuration page by field of the order body. */
export const backupFields: FieldPlaces = {
  places: { ...commonPlaces.places, volume: 'volume' },
  names: { ...commonPlaces.names, volume: volumeName, name: itemWords.name, count: itemWords.count },
};
