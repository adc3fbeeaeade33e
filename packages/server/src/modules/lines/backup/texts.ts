import type { Text } from '../../../http/language.ts';

/** Why an order of backup storage is refused. */
export const backupTexts = {
  volume_unknown: { en: 'This size is no longer available.', ru: 'Такого объёма больше нет.' },
  location_unavailable: {
    en: 'Backup storage isn’t available in this location.',
    ru: 'В этой локации нет хранилищ резервных копий.',
  },
  sold_out: {
    en: 'This size has just sold out in this location.',
    ru: 'Этот объём в выбранной локации только что закончился.',
  },
} satisfies Record<string, Text>;
