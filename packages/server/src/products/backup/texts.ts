import { defineMessages } from '@formatjs/intl';

/** Reasons for refusing an order of backup storage. */
export const backupTexts = defineMessages({
  volume_unknown: {
    id: 'products.backup.order.volume-unknown',
    defaultMessage: 'This size is no longer available.',
    description: 'Error of an order of backup storage',
  },
  location_unavailable: {
    id: 'products.backup.order.location-unavailable',
    defaultMessage: 'Backup storage isn’t available in this location.',
    description: 'Error of an order of backup storage',
  },
  sold_out: {
    id: 'products.backup.order.sold-out',
    defaultMessage:
      'This location doesn’t have enough room for your order. Choose a smaller size, fewer storages or another location.',
    description: 'Error of an order of backup storage',
  },
});
