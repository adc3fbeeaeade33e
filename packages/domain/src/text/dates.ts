import type { Language } from '@hoster/contract';

/** Locale for `Intl.DateTimeFormat`: English dates are British, as the spelling is. */
export const dateLocale = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** The day of a moment in a time zone (IANA name): `2026-12-31`. */
export const dayIn = (timeZone: string, moment: Date): string =>
  // Swedish dates are those of ISO 8601.
  moment.toLocaleDateString('sv-SE', { timeZone });

/**
 * A date in words: `2 November 2027`, `2 ноября 2027 г.` `timeZone`: whose day it is, of a legal date the seller's;
 * without a default, so that nobody forgets it.
 */
export const dayInWords = (date: Date, language: Language, timeZone: string): string =>
  date.toLocaleDateString(dateLocale(language), { dateStyle: 'long', timeZone });

/** A moment with its time zone: `2 November 2027 at 03:00 CET`, `2 ноября 2027 г. в 03:00 GMT+1`. */
export const momentInWords = (moment: Date, language: Language, timeZone: string): string =>
  moment.toLocaleString(dateLocale(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });

/** The days from one to another, short: `24 Nov – 24 Dec 2026`, `24 нояб. – 24 дек. 2026 г.`. */
export const termInWords = (from: Date, to: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'medium', timeZone })
    .formatRange(from, to)
    // Thin spaces, which fonts lack.
    .replaceAll(/[\u2009\u202F]/g, ' ');

const inWords = (count: number, unit: 'day' | 'month', language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** A number of days in words: `7 days`, `7 дней`. */
export const daysInWords = (days: number, language: Language): string => inWords(days, 'day', language);

/** A number of months in words: `12 months`, `12 месяцев`. */
export const monthsInWords = (months: number, language: Language): string => inWords(months, 'month', language);
