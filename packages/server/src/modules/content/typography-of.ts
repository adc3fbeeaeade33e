import { typographed } from '@hoster/domain/typography';
import type { Language } from '../../http/language.ts';

/** What puts no-break spaces into texts of a language; English texts stay as they are. */
export const typographyOf = (language: Language): ((text: string) => string) =>
  language === 'ru' ? typographed : (text) => text;
