import type { Language } from '@hoster/contract';

const NBSP = '\u00a0';

/** Russian prepositions, conjunctions and particles that no line ends with. */
const short = 'а|в|во|да|до|за|и|из|к|ко|на|не|ни|но|о|об|от|по|с|со|у';

// After a number, "с" is seconds; after a word, digit or sign it ends a name or an address.
const afterShort = new RegExp(`(?<![\\p{L}\\p{N}_@/.-]|\\d[ ${NBSP}])(${short}) (?=\\S|$)`, 'giu');
const beforeDash = / (?=[—–](?:\s|$))/g;
const units = '[КМГТ]?Б|[КМГ]бит|[кМГ]?Гц|к?Вт|мс|сек|мин|ч|дн|vCPU|IOPS|руб|млн|млрд|тыс|г|[%\u2030€$£₽₴]';
const beforeUnit = new RegExp(`(?<=[\\d}]) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu');
/** The number of a plural message, and the number sign. */
const afterSign = /(?<=[#№]) (?=[\p{L}\p{N}{])/gu;

/** As docs/recipes/write-russian.md says: after short words, before a dash, and between a number and its unit. */
const russian = (text: string): string =>
  text
    // Twice, for a short word after a short word.
    .replace(afterShort, `$1${NBSP}`)
    .replace(afterShort, `$1${NBSP}`)
    .replace(beforeDash, NBSP)
    .replace(beforeUnit, NBSP)
    .replace(afterSign, NBSP);

/** The no-break spaces of each language; null where the texts need none. */
const byLanguage: Readonly<Record<Language, ((text: string) => string) | null>> = { en: null, ru: russian };

/**
 * Puts no-break spaces into a text. Works on plain text and on messages; code and addresses must not come in here.
 */
export function typographed(text: string, language: Language): string {
  const withSpaces = byLanguage[language];
  return withSpaces ? withSpaces(text) : text;
}
