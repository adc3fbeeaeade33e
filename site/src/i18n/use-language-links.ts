import { useLocation } from 'react-router-dom';
import { languagesOn } from '@hoster/domain/visitor/language';
import { useApp } from '../app/app-context.tsx';
import { useLanguages } from '../app/visitor/languages.ts';
import { hasLanguages, LANGUAGE_NAMES, localPath, type Lang } from './languages.ts';

export interface LanguageLink {
  lang: Lang;
  /** The page in that language. */
  href: string;
  /** The language's own name. */
  name: string;
  current: boolean;
}

/**
 * Links to this page in all languages that are offered. Show them as `<a href hrefLang data-language={lang}>`: the click handler saves
 * the choice. Pages whose address has no language (sign-in, account) go through `/preferences/`, which sets the cookie.
 */
export function useLanguageLinks(): LanguageLink[] {
  const { lang: current } = useApp();
  const offered = useLanguages();
  const { pathname, search } = useLocation();
  return languagesOn(pathname, offered).map((lang) => ({
    lang,
    name: LANGUAGE_NAMES[lang],
    current: lang === current,
    href: hasLanguages(pathname)
      ? localPath(lang, pathname) + search
      : `/preferences/?${new URLSearchParams({ language: lang, next: pathname + search })}`,
  }));
}
