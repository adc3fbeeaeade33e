import type { Language } from '@hoster/contract';

export const defaultLanguage: Language = 'en';

const isLanguage = (value: string | null | undefined): value is Language => value === 'en' || value === 'ru';

/** Sign-in, account and staff pages carry no language in their address. */
export const hasNoLanguagePrefix = (path: string): boolean => /^\/(auth|my|admin)([/?#]|$)/.test(path);

/** Language of a path by its prefix: `/ru/…` is Russian, all else English. */
export const pathLanguage = (path: string): Language => (/^\/ru([/?#]|$)/.test(path) ? 'ru' : defaultLanguage);

/** The path without its language prefix: `/ru/vpn/` → `/vpn/`. */
export function withoutLanguage(path: string): string {
  return pathLanguage(path) === 'ru' ? path.slice(3).replace(/^(?!\/)/, '/') : path;
}

/**
 * The same page in a language. Query and hash stay; sign-in and account pages, other hosts, and bare hashes or queries
 * are left as they are.
 */
export function localizePath(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//') || hasNoLanguagePrefix(path)) return path;
  const bare = withoutLanguage(path);
  return language === 'ru' ? `/ru${bare}` : bare;
}

const includesRussian = (tags: readonly string[]) => tags.some((tag) => /^ru(-|$)/i.test(tag));

export interface LanguageQuestion {
  path: string;
  /** Value of the django_language cookie. */
  cookie: string | null;
  /** `navigator.languages`, or `acceptedLanguages` on the server. */
  browserLanguages: readonly string[];
  /** The path belongs to no page. */
  isErrorPage?: boolean;
}

/**
 * Language of a page. Without a language in the address (sign-in, and the account likewise): the cookie, else Russian
 * if the browser's languages include it. Elsewhere the address decides, and the cookie on the error page.
 */
export function languageOf({ path, cookie, browserLanguages, isErrorPage = false }: LanguageQuestion): Language {
  if (hasNoLanguagePrefix(path)) {
    if (isLanguage(cookie)) return cookie;
    return includesRussian(browserLanguages) ? 'ru' : defaultLanguage;
  }
  if (pathLanguage(path) === 'ru') return 'ru';
  return isErrorPage && isLanguage(cookie) ? cookie : defaultLanguage;
}

/** Addresses of a page in its languages, for `rel=alternate`; empty where the address carries no language. */
export function alternatePaths(path: string): { hreflang: 'x-default' | 'ru-RU'; path: string }[] {
  if (hasNoLanguagePrefix(path)) return [];
  return [
    { hreflang: 'x-default', path: localizePath(path, 'en') },
    { hreflang: 'ru-RU', path: localizePath(path, 'ru') },
  ];
}

/**
 * The language in which a page is suggested to a visitor who opened it in another one: what they picked, else what their
 * browser prefers. Null for no suggestion, and where the address carries no language. Nobody is redirected.
 */
export function languageSuggested({
  path,
  cookie,
  preferred,
}: {
  path: string;
  cookie: Language | null;
  preferred: Language | null;
}): Language | null {
  const wanted = cookie ?? preferred;
  return hasNoLanguagePrefix(path) || wanted === pathLanguage(path) ? null : wanted;
}
