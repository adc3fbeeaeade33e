import type { Text } from '../../../http/language.ts';

/** Why an order of backup storage is refused. */
export const backupTexts = {
  volume_unknown: { en: 'This size is no longer available.', ru: 'Такого объёма больше нет.' },
  location_unavailable: {
    en: 'Backup storage isn’t available in this location.',
    ru: 'В этой локации нет хранилищ для бэкапов.',
  },
  sold_out: {
    en: 'This location doesn’t have enough room for your order. Choose a smaller size, fewer storages or another location.',
    ru: 'В этой локации не хватает места для заказа. Выберите меньший объём, меньше хранилищ или другую локацию.',
  },
} satisfies Record<string, Text>;
