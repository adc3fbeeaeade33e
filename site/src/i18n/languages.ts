import { hasNoLanguagePrefix, languageOf, localizePath, withoutLanguage } from '@hoster/domain/language';

/** Languages of the site. English is built in and has no path prefix; Russian lives under `/ru/`. */
export type Lang = 'en' | 'ru';

export const LANGUAGES: readonly Lang[] = ['en', 'ru'];
export const LANGUAGE_COOKIE = 'django_language';

/** What a visitor's browser tells about languages, apart from the address. */
export interface LanguageFacts {
  /** The `django_language` cookie, if it holds a language of ours. */
  cookie: Lang | null;
  /** Whether the browser's languages include Russian. */
  acceptsRussian: boolean;
}

/** Narrows any text to a language of the site. */
export const asLang = (value: string | null | undefined): Lang | null =>
  value === 'en' || value === 'ru' ? value : null;

/** The language a page is shown in; `isErrorPage` for addresses of no page. */
export const pageLanguage = (path: string, isErrorPage: boolean, { cookie, acceptsRussian }: LanguageFacts): Lang =>
  languageOf({ path, cookie, isErrorPage, browserLanguages: acceptsRussian ? ['ru'] : [] });

/** Whether a page has an address of its own in every language; sign-in and account have not. */
export const hasLanguages = (path: string): boolean => !hasNoLanguagePrefix(path);

/** The address of a page in a language: `localPath('ru', '/help/')` → `/ru/help/`. */
export const localPath = (lang: Lang, path: string): string => localizePath(path, lang);

/** The address without its language prefix: `/ru/help/` → `/help/`. */
export const withoutPrefix = withoutLanguage;
