import { defineMessage } from '@formatjs/intl';
import { type Message, withValues } from '../../i18n/translate.ts';
import { inThread } from '../threads/index.ts';
import type { missingLetters } from './script-fonts.ts';

const fonts = `${import.meta.dirname}/script-fonts.ts`;

const unprintable = defineMessage({
  id: 'platform.documents.unprintable',
  defaultMessage: 'Invoices can’t show these characters: {characters}',
  description: 'Error of a field with a name or an address; the characters are listed',
});

/** Letters that every document can show. Fonts are searched for others, which takes up to a second. */
const usual = /^[\u0020-\u007E\u00A0-\u024F\u0400-\u045F]*$/u;

/** Errors of the fields with characters that no font of invoices has, such as emoji. @param fields texts by field */
export async function unprintableFields(
  fields: Readonly<Record<string, string | undefined>>,
): Promise<Record<string, Message[]>> {
  const errors: Record<string, Message[]> = {};
  for (const [field, text] of Object.entries(fields)) {
    if (text === undefined || usual.test(text)) continue;
    const letters = await inThread<typeof missingLetters>(fonts, 'missingLetters', text);
    if (letters.length > 0) errors[field] = [withValues(unprintable, { characters: letters.slice(0, 10).join(' ') })];
  }
  return errors;
}
