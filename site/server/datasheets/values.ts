import type { Lang } from '../../src/i18n/languages.ts';
import { intlOf } from '../i18n/say.ts';
import type { SheetRow } from './data-sheet.ts';
import { type groupWords, specWords, valueWords } from './spec-words.ts';

type Values = Record<string, string | number>;

/** A specification to write; undefined when the plan doesn't have it. */
export type MaybeRow = SheetRow | undefined;

/** The figures of a plan: those to compare, and all of them in groups. */
export interface PlanSpecs {
  figures: readonly MaybeRow[];
  groups: readonly (readonly [title: keyof typeof groupWords, rows: readonly MaybeRow[]])[];
}

/** Values of specifications in the words of a language. */
export function valuesIn(lang: Lang) {
  const intl = intlOf(lang);
  const say = (word: keyof typeof valueWords, values?: Values): string => intl.formatMessage(valueWords[word], values);
  const speed = (mbps: number): string =>
    mbps >= 1000 ? say('gbps', { size: mbps / 1000 }) : say('mbps', { size: mbps });
  return {
    say,
    row: (name: keyof typeof specWords, value: string | undefined): MaybeRow =>
      value === undefined ? undefined : { name: intl.formatMessage(specWords[name]), value },
    count: (count: number | null): string => (count === null ? say('unlimited') : intl.formatNumber(count)),
    yesNo: (holds: boolean): string => say(holds ? 'yes' : 'no'),
    gb: (size: number): string => say('gb', { size }),
    speed,
    /** TB a month. */
    transfer: (size: number | null): string => (size === null ? say('unmetered') : say('tb', { size })),
    prefix: (length: number | undefined): string | undefined =>
      length === undefined ? undefined : say('prefix', { length: String(length) }),
    days: (days: number): string => intl.formatNumber(days, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
  };
}
