import { defineMessages } from '@formatjs/intl';
import { translate } from '../../i18n/translate.ts';
import type { DsCpu, DsDiskRow } from '../../catalogue/index.ts';
import type { Language } from '../../platform/http/index.ts';

const units = defineMessages({
  gigabyte: {
    id: 'products.dedicated.unit.gigabyte',
    defaultMessage: '{count} GB',
    description: 'Size, transfer or speed',
  },
  terabyte: {
    id: 'products.dedicated.unit.terabyte',
    defaultMessage: '{count} TB',
    description: 'Size, transfer or speed',
  },
  gigabit: {
    id: 'products.dedicated.unit.gigabit',
    defaultMessage: '{count} Gbps',
    description: 'Size, transfer or speed',
  },
});

const figures = new Map<Language, Intl.NumberFormat>();

/** A number with its unit, both formatted for the language. */
function withUnit(count: number, unit: keyof typeof units, language: Language): string {
  const format =
    figures.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false });
  figures.set(language, format);
  return translate(language, units[unit], { count: format.format(count) });
}

/** A size in GB, as drives are sold by: "960 GB", "3.84 TB", "10 TB". */
export function volumeName(gigabytes: number, language: Language): string {
  if (gigabytes < 1000) return memoryName(gigabytes, language);
  // Hard drives are counted in powers of two here, the others in powers of ten.
  const terabytes = gigabytes / (gigabytes % 1024 === 0 ? 1024 : 1000);
  return withUnit(terabytes, 'terabyte', language);
}

/** A size of RAM: "384 GB". */
export const memoryName = (gigabytes: number, language: Language): string => withUnit(gigabytes, 'gigabyte', language);

/** Transfer: "20 TB". @param terabytes a month */
export const trafficName = (terabytes: number, language: Language): string => withUnit(terabytes, 'terabyte', language);

/** A port: "10 Gbps". */
export const portName = (mbps: number, language: Language): string => withUnit(mbps / 1000, 'gigabit', language);

/** A drive: "1.92 TB NVMe U.2", "960 GB SSD". The form factor is only named for NVMe. */
export const driveName = ({ type, volume, form }: DsDiskRow, language: Language): string =>
  [volumeName(volume, language), type, ...(type === 'NVMe' ? [form] : [])].join(' ');

/** Identical drives: "4 × 3.84 TB NVMe". */
export const drivesName = ({ type, volume }: DsDiskRow, count: number, language: Language): string =>
  `${count} × ${volumeName(volume, language)} ${type}`;

/** Processors: "AMD EPYC 9354P", "2 × Intel Xeon Gold 6226R". @param count how many are in */
export const cpuName = ({ vendor, model }: DsCpu, count: number): string => `${countBefore(count)}${vendor} ${model}`;

/** Processors without their vendor: "EPYC 9354P", "2 × Xeon Gold 6226R". @param count how many are in */
export const modelName = ({ model }: DsCpu, count: number): string => `${countBefore(count)}${model}`;

const countBefore = (count: number): string => (count > 1 ? `${count} × ` : '');
