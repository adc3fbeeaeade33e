import { volumeName } from '@hoster/domain';
import type { Language } from '../../../http/language.ts';
import type { BackupVolumeRow, Catalogue } from '../../catalogue/load.ts';
import type { Placeholders } from '../../content/fill.ts';
import { backupPlaces } from './offer.ts';
import { backupPortMbps } from './protocols.ts';

/** A volume with the unit of the language, from its common name: "1 TB", «1 ТБ». */
export const spokenVolume = (name: string, language: Language): string =>
  language === 'ru' ? name.replace(' GB', '\u00a0ГБ').replace(' TB', '\u00a0ТБ') : name;

const plurals = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') };

const words = {
  en: { snapshots: { one: 'snapshot', other: 'snapshots' }, accounts: { one: 'sub-account', other: 'sub-accounts' } },
  ru: {
    snapshots: { one: 'снимок', few: 'снимка', other: 'снимков' },
    accounts: { one: 'дополнительный аккаунт', few: 'дополнительных аккаунта', other: 'дополнительных аккаунтов' },
  },
} as const;

/** What comes with a volume: "20 snapshots", "50 sub-accounts". */
export function spokenExtras(
  { snapshots, subAccounts }: Pick<BackupVolumeRow, 'snapshots' | 'subAccounts'>,
  language: Language,
): string[] {
  const counted = (count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>) =>
    `${count}\u00a0${forms[plurals[language].select(count)] ?? forms.other}`;
  return [counted(snapshots, words[language].snapshots), counted(subAccounts, words[language].accounts)];
}

/**
 * `{minVolume}` and `{maxVolume}`, such as "500 GB"; `{sizes}`, how many there are; `{snapshots}` and `{subAccounts}`,
 * such as "10–30"; `{port}` (Gbps); `{cities}`.
 */
export function backupFigures(catalogue: Catalogue, language: Language): Placeholders {
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
    cities: list.format(backupPlaces(catalogue).map(({ city }) => city[language])),
  };
}

const range = (figures: readonly number[]): string => `${Math.min(...figures)}–${Math.max(...figures)}`;
