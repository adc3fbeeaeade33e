import type { Language } from '@hoster/contract';
const NBSP = '\u00a0';
/** Word joiner: no width, no line break. */
const JOINER = '\u2060';

/** A range: browsers break lines after its dash. */
const inRange = /(?<=\d–)(?=\d)/g;
/** “Гбит/с”: browsers break lines after its slash. */
const inRate = /(?<=(?:бит|Б)\/)(?=с(?!\p{L}))/gu;
const counted = {
  en: 'seconds?|minutes?|hours?|days?|weeks?|months?|years?|[KMGT]B|[KMG]bps|GHz|vCPU|cores?|sites?|devices?',
  ru: 'секунд[аы]?|минут[аы]?|час(?:а|ов)?|день|дня|дней|недел[яиь]|месяц(?:а|ев)?|года?|лет|яд(?:ро|ра|ер)|сайт(?:а|ов)?|устройств[ао]?',
};
const beforeCounted: Readonly<Record<Language, RegExp | null>> = {
  en: new RegExp(`(?<=\\d) (?=(?:${counted.en})(?!\\p{L}))`, 'gu'),
  ru: new RegExp(`(?<=\\d) (?=(?:${counted.ru})(?!\\p{L}))`, 'gu'),
};

/** Keeps a number on one line with what it counts, and ranges and rates in one piece: “60 days”, “1–16 vCPU”, “Мбит/с”. */
export function keepTogether(text: string, language: Language): string {
  const joined = text.replace(inRange, JOINER).replace(inRate, JOINER);
  const counted = beforeCounted[language];
  return counted ? joined.replace(counted, NBSP) : joined;
}
