/** Languages of the site. English is built in and has no path prefix; Russian lives under `/ru/`. */
export type Lang = 'en' | 'ru';

export const LANGUAGES: readonly Lang[] = ['en', 'ru'];
export const DEFAULT_LANGUAGE: Lang = 'en';
export const LANGUAGE_COOKIE = 'django_language';

/** What a visitor's browser tells about languages, apart from the address. */
export interface LanguageFacts {
  /** The `django_language` cookie, if it holds a language of ours. */
  cookie: Lang | null;
  /** Whether the browser's languages include Russian. */
  acceptsRussian: boolean;
}

/** How a page's language is decided: by its address, by the visitor (auth and account), or by the cookie alone (errors). */
export type LanguageSource = 'address' | 'visitor' | 'error';

/** Narrows any text to a language of the site. */
export const asLang = (value: string | null | undefined): Lang | null =>
  value === 'en' || value === 'ru' ? value : null;

/** Whether the address carries the Russian prefix. */
export const hasRussianPrefix = (pathname: string): boolean => pathname === '/ru' || pathname.startsWith('/ru/');

/** The address without its language prefix: `/ru/help/` → `/help/`. */
export const withoutPrefix = (pathname: string): string =>
  hasRussianPrefix(pathname) ? pathname.slice(3) || '/' : pathname;

/** The language a page is shown in (specification, section 2 "Language selection"). */
export function pageLanguage(pathname: string, source: LanguageSource, facts: LanguageFacts): Lang {
  if (source === 'visitor') return facts.cookie ?? (facts.acceptsRussian ? 'ru' : DEFAULT_LANGUAGE);
  if (hasRussianPrefix(pathname)) return 'ru';
  return source === 'error' ? (facts.cookie ?? DEFAULT_LANGUAGE) : DEFAULT_LANGUAGE;
}

/** Whether an address is one of those that never carry a prefix (sign-in, account, calls, the host's own). */
export const isPrefixless = (pathname: string): boolean => /^\/(auth|my|admin|preferences|mail|bank)\//.test(pathname);

/**
 * The address of a page in a language: `localPath('ru', '/help/')` → `/ru/help/`.
 * Addresses that carry no prefix (`/auth/…`, `/my/…`), foreign and relative ones come back as they are.
 */
export function localPath(lang: Lang, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//') || isPrefixless(path)) return path;
  const bare = withoutPrefix(path);
  return lang === 'ru' ? `/ru${bare}` : bare;
}

/** Whether a list of languages as browsers send or keep it (`ru-RU,ru;q=0.9`) includes Russian. */
export const includesRussian = (languages: string | readonly string[]): boolean =>
  (typeof languages === 'string' ? languages.split(',') : languages).some((tag) => /^\s*ru\b/i.test(tag));
