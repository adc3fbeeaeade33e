import type { DsCpu } from '../../catalogue/dedicated-tables.ts';
import type { DsDiskRow } from '../../catalogue/dedicated-load.ts';
import type { Language } from '../../../http/language.ts';

const units = {
  en: { gigabyte: ' GB', terabyte: ' TB', gigabit: ' Gbps' },
  ru: { gigabyte: '\u00a0ГБ', terabyte: '\u00a0ТБ', gigabit: '\u00a0Гбит/с' },
} as const;

const figures = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false }),
  ru: new Intl.NumberFormat('ru', { maximumFractionDigits: 2, useGrouping: false }),
};

/** A size in GB, so as drives are sold by: "960 GB", "3.84 TB", "10 TB". */
export function volumeName(gigabytes: number, language: Language): string {
  if (gigabytes < 1000) return memoryName(gigabytes, language);
  // Hard drives are counted in powers of two here, the others in powers of ten.
  const terabytes = gigabytes / (gigabytes % 1024 === 0 ? 1024 : 1000);
  return `${figures[language].format(terabytes)}${units[language].terabyte}`;
}

/** A size of RAM: "384 GB". */
export const memoryName = (gigabytes: number, language: Language): string =>
  `${figures[language].format(gigabytes)}${units[language].gigabyte}`;

/** Transfer: "20 TB". @param terabytes a month */
export const trafficName = (terabytes: number, language: Language): string =>
  `${figures[language].format(terabytes)}${units[language].terabyte}`;

/** A port: "10 Gbps". */
export const portName = (mbps: number, language: Language): string =>
  `${figures[language].format(mbps / 1000)}${units[language].gigabit}`;

/** A drive: "1.92 TB NVMe U.2", "960 GB SSD". The form of others than NVMe says nothing. */
export const driveName = ({ type, volume, form }: DsDiskRow, language: Language): string =>
  [volumeName(volume, language), type, ...(type === 'NVMe' ? [form] : [])].join(' ');

/** Equal drives: "4 × 3.84 TB NVMe". */
export const drivesName = ({ type, volume }: DsDiskRow, count: number, language: Language): string =>
  `${count} × ${volumeName(volume, language)} ${type}`;

/** Processors: "AMD EPYC 9354P", "2 × Intel Xeon Gold 6226R". @param count how many are in */
export const cpuName = ({ vendor, model }: DsCpu, count: number): string => `${countBefore(count)}${vendor} ${model}`;

/** Processors without their vendor: "EPYC 9354P", "2 × Xeon Gold 6226R". @param count how many are in */
export const modelName = ({ model }: DsCpu, count: number): string => `${countBefore(count)}${model}`;

const countBefore = (count: number): string => (count > 1 ? `${count} × ` : '');
