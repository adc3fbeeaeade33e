import type { Language } from '@hoster/contract';
import { languages } from '@hoster/contract/languages';

export { languages };

export const defaultLanguage: Language = 'en';

/** Languages that customers are offered. */
export interface OfferedLanguages {
  readonly languages: readonly Language[];
  /** The one of them for what isn't there in another. */
  readonly default: Language;
}

/** All of them. */
export const everyLanguage: OfferedLanguages = { languages, default: defaultLanguage };

/** A language if it's offered, else the default one. */
export const offeredOr = (language: Language, offered: OfferedLanguages): Language =>
  offered.languages.includes(language) ? language : offered.default;

/** Whether a text is the code of one of our languages. */
export const isLanguage = (value: string | null | undefined): value is Language =>
  languages.some((language) => language === value);

/** Sign-in, account and staff pages carry no language in their address. */
export const hasNoLanguagePrefix = (path: string): boolean => /^\/(auth|my|admin)([/?#]|$)/.test(path);

/** Staff may use every language, also those that customers aren't offered. */
export const languagesOn = (path: string, offered: OfferedLanguages): readonly Language[] =>
  /^\/admin([/?#]|$)/.test(path) ? languages : offered.languages;

/** Language of a path by its prefix: `/ru/…` is Russian; English has none. */
export function pathLanguage(path: string): Language {
  const prefix = /^\/([a-z-]+)(?:[/?#]|$)/i.exec(path)?.[1];
  return isLanguage(prefix) ? prefix : defaultLanguage;
}

/** The path without its language prefix: `/ru/vpn/` → `/vpn/`. */
export function withoutLanguage(path: string): string {
  const language = pathLanguage(path);
  return language === defaultLanguage ? path : path.slice(language.length + 1).replace(/^(?!\/)/, '/');
}

/**
 * The same page in a language. Query and hash stay; sign-in and account pages, other hosts, and bare hashes or queries
 * are left as they are.
 */
export function localizePath(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//') || hasNoLanguagePrefix(path)) return path;
  const bare = withoutLanguage(path);
  return language === defaultLanguage ? bare : `/${language}${bare}`;
}

/** The first of our other languages that is among a browser's; English without one. */
export const otherLanguageOf = (tags: readonly string[]): Language =>
  languages.find(
    (language) =>
      language !== defaultLanguage && tags.some((tag) => `${tag}-`.toLowerCase().startsWith(`${language}-`)),
  ) ?? defaultLanguage;

export interface LanguageQuestion {
  path: string;
  /** Value of the django_language cookie. */
  cookie: string | null;
  /** `navigator.languages`, or `acceptedLanguages` on the server. */
  browserLanguages: readonly string[];
  /** The path belongs to no page. */
  isErrorPage?: boolean;
  /** Those that customers are offered; all without it. */
  offered?: OfferedLanguages;
}

/**
 * Language of a page. Without a language in the address (sign-in, and the account likewise): the cookie, else
 * another of our languages if the browser's include it. Elsewhere the address decides, and the cookie on the error page.
 * A language that customers aren't offered is replaced by the default one.
 */
export function languageOf({
  path,
  cookie,
  browserLanguages,
  isErrorPage = false,
  offered = everyLanguage,
}: LanguageQuestion): Language {
  const picked = languagesOn(path, offered).find((language) => language === cookie);
  if (hasNoLanguagePrefix(path)) return picked ?? offeredOr(otherLanguageOf(browserLanguages), offered);
  const language = pathLanguage(path);
  return language === defaultLanguage && isErrorPage && picked ? picked : offeredOr(language, offered);
}

/** Addresses of a page in its languages, for `rel=alternate`; empty where there's one, or the address carries none. */
export function alternatePaths(
  path: string,
  { languages: offered, default: first }: OfferedLanguages = everyLanguage,
): { hreflang: string; path: string }[] {
  if (hasNoLanguagePrefix(path) || offered.length < 2) return [];
  return offered.map((language) => ({
    hreflang: language === first ? 'x-default' : localeOf(language),
    path: localizePath(path, language),
  }));
}

/** A language with the region where most of its speakers live: `ru-RU`. */
export function localeOf(language: Language): string {
  const { region } = new Intl.Locale(language).maximize();
  return region === undefined ? language : `${language}-${region}`;
}

/**
 * The language in which a page is suggested to a visitor who opened it in another one: what they picked, else what their
 * browser prefers. Null for no suggestion, and where the address carries no language. Nobody is redirected.
 */
export function languageSuggested({
  path,
  cookie,
  preferred,
  offered = everyLanguage,
}: {
  path: string;
  cookie: Language | null;
  preferred: Language | null;
  /** Those that customers are offered; all without it. */
  offered?: OfferedLanguages;
}): Language | null {
  const wanted = offered.languages.find((language) => language === (cookie ?? preferred)) ?? null;
  return wanted === null || hasNoLanguagePrefix(path) || wanted === pathLanguage(path) ? null : wanted;
}
