import { defaultLanguage } from '@hoster/domain/visitor/language';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Lang } from '../../src/i18n/languages.ts';

const shapes = new Map<Lang, IntlShape>();

/** Of the host, and of the pages, with which it shares some. */
const folders = [import.meta.dirname, join(import.meta.dirname, '../../src/i18n')];

/** The messages of a language from its folders; none for English, which is in the code. */
function catalogueOf(lang: Lang): Record<string, string> {
  const files = folders
    .map((folder) => join(folder, lang))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object));
}

/** Messages and formats of a language, for texts with more than a few values. */
export function intlOf(lang: Lang): IntlShape {
  const known = shapes.get(lang);
  if (known) return known;
  const intl = createIntl({ locale: lang, defaultLocale: defaultLanguage, messages: catalogueOf(lang), onError });
  shapes.set(lang, intl);
  return intl;
}

function onError(error: Error & { code?: string }): void {
  // A missing message falls back to English; the messages check fails on it, so that it never ships.
  if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'MISSING_DATA') throw error;
}

/** A text of the host, which it writes without rendering a page, in a language. */
export const say = (lang: Lang, message: MessageDescriptor, values?: Record<string, string>): string =>
  intlOf(lang).formatMessage(message, values);
