import { defineMessages, type MessageDescriptor } from 'react-intl';
import { commonAnchors, type FieldAnchors } from '../../stages/configuration/common-fields.ts';
import type { ItemWords } from '../../stages/configuration/items-fields.tsx';

/** Label of the size field. */
export const volumeName: MessageDescriptor = defineMessages({
  volume: { id: 'backups.volume', defaultMessage: 'Storage size', description: 'Choice of the size of a storage' },
}).volume;

/** Names for the items of a backup storage order. */
export const itemWords: ItemWords = defineMessages({
  title: { id: 'backups.items', defaultMessage: 'Name and quantity' },
  name: { id: 'backups.name', defaultMessage: 'Storage name' },
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
  count: { id: 'backups.count', defaultMessage: 'Number of storages' },
});

/** Fields of the configuration page by field of the order body. */
export const backupFields: FieldAnchors = {
  anchors: { ...commonAnchors.anchors, volume: 'volume' },
  names: { ...commonAnchors.names, volume: volumeName, name: itemWords.name, count: itemWords.count },
};
