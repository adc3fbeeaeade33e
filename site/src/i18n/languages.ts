import type { Language } from '@hoster/contract';
import {
  hasNoLanguagePrefix,
  isLanguage,
  languageOf,
  languages,
  localizePath,
  type OfferedLanguages,
  withoutLanguage,
} from '@hoster/domain/visitor/language';

/** Languages of the site. English is built in and has no path prefix; each other one has its own, such as `/ru/`. */
export type Lang = Language;

export const LANGUAGES: readonly Lang[] = languages;
/** Each in its own language, so that visitors find theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = { en: 'English', ru: 'Русский' };
export const LANGUAGE_COOKIE = 'django_language';

/** Language preferences sent by the visitor's browser, apart from the address. */
export interface LanguageFacts {
  /** The `django_language` cookie, if it's a language of the site. */
  cookie: Lang | null;
  /** The first of our other languages that the browser accepts; English without one. */
  accepts: Lang;
}

/** Narrows any text to a language of the site. */
export const asLang = (value: string | null | undefined): Lang | null => (isLanguage(value) ? value : null);

/** The language a page is shown in; `isErrorPage` for addresses of no page. */
export const pageLanguage = (
  path: string,
  isErrorPage: boolean,
  { cookie, accepts }: LanguageFacts,
  offered?: OfferedLanguages,
): Lang => languageOf({ path, cookie, isErrorPage, browserLanguages: [accepts], ...(offered && { offered }) });

/** Whether a page has its own address in every language; sign-in and account pages don't. */
export const hasLanguages = (path: string): boolean => !hasNoLanguagePrefix(path);

/** The address of a page in a language: `localPath('ru', '/help/')` → `/ru/help/`. */
export const localPath = (lang: Lang, path: string): string => localizePath(path, lang);

/** The address without its language prefix: `/ru/help/` → `/help/`. */
export const withoutPrefix = withoutLanguage;
