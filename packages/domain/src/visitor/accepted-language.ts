import type { Language } from '@hoster/contract';
import Negotiator from 'negotiator';
import { defaultLanguage, isLanguage, languages } from './language.ts';

const negotiatorOf = (header: string) => new Negotiator({ headers: { 'accept-language': header } });

/** Tags of an `Accept-Language` header, most wanted first; those refused with `q=0` and `*` are left out. */
export const acceptedLanguages = (header: string): string[] =>
  negotiatorOf(header)
    .languages()
    .filter((tag) => /^[a-z]{1,8}(-[a-z\d]{1,8})*$/i.test(tag));

/** The one of our languages that a browser prefers; null when its `Accept-Language` header names none of them. */
export const preferredLanguage = (header: string): Language | null => {
  const best = header === '' ? undefined : negotiatorOf(header).language([...languages]);
  return isLanguage(best) ? best : null;
};

/** The best of our languages for an `Accept-Language` header (RFC 9110, 12.5.4); English when it names none. */
export const languageFrom = (header: string | undefined): Language => {
  const best = negotiatorOf(header ?? '').language([...languages]);
  return isLanguage(best) ? best : defaultLanguage;
};
