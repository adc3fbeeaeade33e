import type { Language } from '@hoster/contract';

/** Locale of dates by language: English ones are British, as the spelling is. */
const dateLocales = { en: 'en-GB', ru: 'ru-RU' } as const satisfies Record<Language, string>;

/** Locale for `Intl.DateTimeFormat`. */
export const dateLocale = (language: Language): string => dateLocales[language];

/** A date in words, in UTC: `2 November 2027`, `2 ноября 2027 г.` */
export const dayInWords = (date: Date, language: Language): string =>
  date.toLocaleDateString(dateLocales[language], { dateStyle: 'long', timeZone: 'UTC' });

/** The days from one to another, short: `24 Nov – 24 Dec 2026`, `24 нояб. – 24 дек. 2026 г.`. */
export const termInWords = (from: Date, to: Date, language: Language): string =>
  new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'medium', timeZone: 'UTC' })
    .formatRange(from, to)
    // Thin spaces, which fonts lack.
    .replaceAll(/[\u2009\u202F]/g, ' ');

const inWords = (count: number, unit: 'day' | 'month', language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** A number of days in words: `7 days`, `7 дней`. */
export const daysInWords = (days: number, language: Language): string => inWords(days, 'day', language);

/** A number of months in words: `12 months`, `12 месяцев`. */
export const monthsInWords = (months: number, language: Language): string => inWords(months, 'month', language);
