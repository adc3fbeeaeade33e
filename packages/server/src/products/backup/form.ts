import { BackupOrder } from '@hoster/contract';
import { defineMessage } from '@formatjs/intl';
import { defaultBackupChoice, volumeName } from '@hoster/domain';
import { choiceField, formTexts, type LineForm, placeName, pricedLabel } from '../../sales/index.ts';
import { spokenVolume } from './placeholders.ts';
import type { BackupShop } from './shop.ts';

const size = defineMessage({ id: 'products.backup.form.size', defaultMessage: 'Storage size' });

/** How staff order backup storage. */
export const backupForm: LineForm<BackupOrder, BackupShop> = {
  body: BackupOrder,
  fields: ({ data }, language) => {
    const usual = defaultBackupChoice(data);
    return [
      choiceField(
        'volume',
        size,
        data.volumes.map(({ price, volume }) => ({
          value: volume,
          label: pricedLabel(spokenVolume(volumeName(volume), language), price, language),
        })),
        usual.volume,
      ),
      choiceField(
        'location',
        formTexts.location,
        data.locations.map((place) => ({ value: place.id, label: placeName(place) })),
        usual.location,
      ),
    ];
  },
};
