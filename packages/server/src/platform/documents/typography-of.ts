import { typographed } from '@hoster/domain/text/typography';
import type { Language } from '../http/visitor/language.ts';

/** Returns the function that puts no-break spaces into texts of a language. */
export const typographyOf =
  (language: Language) =>
  (text: string): string =>
    typographed(text, language);
