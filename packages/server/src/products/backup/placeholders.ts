import { textIn } from '../../i18n/localised.ts';
import { defineMessages } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import { volumeName } from '@hoster/domain';
import type { Language } from '../../platform/http/index.ts';
import type { BackupVolumeRow, Catalogue } from '../../catalogue/index.ts';
import type { Placeholders } from '../../platform/documents/index.ts';
import { backupPlaces } from './offer.ts';
import { backupPortMbps } from './protocols.ts';

const words = defineMessages({
  snapshots: {
    id: 'products.backup.figure.snapshots',
    defaultMessage: '{count} {count, plural, one {snapshot} other {snapshots}}',
  },
  accounts: {
    id: 'products.backup.figure.accounts',
    defaultMessage: '{count} {count, plural, one {sub-account} other {sub-accounts}}',
  },
  gigabytes: { id: 'products.backup.figure.gigabytes', defaultMessage: '{count} GB' },
  terabytes: { id: 'products.backup.figure.terabytes', defaultMessage: '{count} TB' },
});

/** A volume with the unit of the language, from its common name: "1 TB", «1 ТБ». */
export function spokenVolume(name: string, language: Language): string {
  const [count = '', unit] = name.split(' ');
  return translate(language, unit === 'TB' ? words.terabytes : words.gigabytes, { count });
}

/** Items included with a volume: "20 snapshots", "50 sub-accounts". */
export function spokenExtras(
  { snapshots, subAccounts }: Pick<BackupVolumeRow, 'snapshots' | 'subAccounts'>,
  language: Language,
): string[] {
  return [
    translate(language, words.snapshots, { count: snapshots }),
    translate(language, words.accounts, { count: subAccounts }),
  ];
}

/**
 * `{minVolume}` and `{maxVolume}`, such as "500 GB"; `{sizes}`, the number of sizes; `{snapshots}` and `{subAccounts}`,
 * such as "10–30"; `{port}` (Gbps); `{cities}`.
 */
export function backupPlaceholders(catalogue: Catalogue, language: Language): Placeholders {
  const rows = catalogue.backupVolumes;
  const volumes = rows.map(({ gigabytes }) => gigabytes);
  const spoken = (volume: number) => spokenVolume(volumeName(volume), language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    minVolume: spoken(Math.min(...volumes)),
    maxVolume: spoken(Math.max(...volumes)),
    sizes: String(rows.length),
    snapshots: range(rows.map(({ snapshots }) => snapshots)),
    subAccounts: range(rows.map(({ subAccounts }) => subAccounts)),
    port: String(backupPortMbps / 1000),
    cities: list.format(backupPlaces(catalogue).map(({ city }) => textIn(city, language))),
  };
}

const range = (figures: readonly number[]): string => `${Math.min(...figures)}–${Math.max(...figures)}`;
