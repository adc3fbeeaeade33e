import { dateLocale } from '@hoster/domain/dates';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { loadedMessages, messagesVersion } from './catalogue.ts';
import { keepTexts } from './kept-texts.ts';
import type { Lang } from './languages.ts';

// A new intl for every request costs a quarter of the server's rendering time: formatters are kept per language.
const caches = { en: createIntlCache(), ru: createIntlCache() };
const kept = new Map<string, IntlShape>();
const KEPT_MOST = 200;

/**
 * The intl object of a language and time zone, shared by all who ask for the same.
 * `timeZone` is an IANA name; dates are shown in UTC while it is unknown.
 */
export function intlFor(lang: Lang, timeZone: string): IntlShape {
  const key = `${lang} ${timeZone} ${messagesVersion(lang)}`;
  const found = kept.get(key);
  if (found) return found;
  const made = {
    // Without the time zone, which no message needs: react-intl merges it into all formats for each text.
    ...createIntl({ locale: lang, defaultLocale: 'en', messages: loadedMessages(lang), onError }, caches[lang]),
    timeZone,
    formatDate: createIntl({ locale: dateLocale(lang), timeZone }, caches[lang]).formatDate,
  };
  // While messages are being written, the one in the code is the one to show.
  const intl = import.meta.env.DEV ? made : keepTexts(made);
  if (kept.size >= KEPT_MOST) kept.clear();
  kept.set(key, intl);
  return intl;
}

function onError(error: Error & { code?: string }): void {
  // A missing Russian message shows its English default; the messages check fails on it, so that it never ships.
  if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'MISSING_DATA') throw error;
}
