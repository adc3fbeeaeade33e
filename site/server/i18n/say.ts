import { defaultLanguage } from '@hoster/domain/visitor/language';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { Lang } from '../../src/i18n/languages.ts';

const shapes = new Map<Lang, IntlShape>();

/** The messages of a language from its folder; none for English, which is in the code. */
function catalogueOf(lang: Lang): Record<string, string> {
  const folder = join(import.meta.dirname, lang);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object));
}

function intlOf(lang: Lang): IntlShape {
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
