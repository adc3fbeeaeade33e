import { dateLocale } from '@hoster/domain/text/dates';
import { createIntl, createIntlCache, type IntlShape, type MessageDescriptor } from 'react-intl';
import { BRAND } from './brand.ts';
import { loadedMessages, messagesVersion } from './catalogue.ts';
import { cacheTexts } from './text-cache.ts';
import type { Lang } from './languages.ts';

type Values = Parameters<IntlShape['formatMessage']>[1];
type Options = Parameters<IntlShape['formatMessage']>[2];

// A new intl for every request costs a quarter of the server's rendering time: formatters are cached per language.
const caches = new Map<Lang, ReturnType<typeof createIntlCache>>();
const cached = new Map<string, IntlShape>();
const MAX_OBJECTS = 200;

/**
 * The intl object of a language, a time zone and a company, shared by all callers with the same ones. `timeZone` is an
 * IANA name; dates are shown in UTC while it is unknown. `brand` is the value of `{brand}` in every message.
 */
export function intlFor(lang: Lang, timeZone: string, brand: string = BRAND): IntlShape {
  const key = `${lang} ${timeZone} ${messagesVersion(lang)} ${brand}`;
  const found = cached.get(key);
  if (found) return found;
  const cache = caches.get(lang) ?? createIntlCache();
  caches.set(lang, cache);
  // Without the time zone, which no message needs: react-intl merges it into all formats for each text.
  const intl = createIntl({ locale: lang, defaultLocale: 'en', messages: loadedMessages(lang), onError }, cache);
  const formatMessage = (message: MessageDescriptor, values?: Values, options?: Options) =>
    intl.formatMessage(message, { brand, ...values }, options);
  const made = {
    ...intl,
    formatMessage: formatMessage as typeof intl.formatMessage,
    timeZone,
    formatDate: createIntl({ locale: dateLocale(lang), timeZone }, cache).formatDate,
  };
  // During development, the message in the code is shown.
  const shared = import.meta.env.DEV ? made : cacheTexts(made);
  if (cached.size >= MAX_OBJECTS) cached.clear();
  cached.set(key, shared);
  return shared;
}

function onError(error: Error & { code?: string }): void {
  // A missing message shows its English default; the messages check fails on it, so it's never released.
  if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'MISSING_DATA') throw error;
}
