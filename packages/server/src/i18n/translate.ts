import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { type Language } from '@hoster/contract';
import { languages } from '@hoster/contract/languages';
import { messagesOf } from './messages.ts';

/** Values of the placeholders of a message. One that is a message is translated as well. */
export interface Values {
  readonly [name: string]: string | number | Message;
}

/** A text in every language: English in the code, the others in the catalogues by its id. */
export interface Message {
  readonly id: string;
  /** English, in ICU syntax. */
  readonly defaultMessage: string;
  readonly values?: Values;
}

/** A message with the values of its placeholders, to be translated later. */
export const withValues = (message: Message, values: Values): Message => ({ ...message, values });

const shapes = new Map<Language, IntlShape>();

function intlOf(language: Language): IntlShape {
  const known = shapes.get(language);
  if (known) return known;
  const messages = messagesOf(language);
  const intl = createIntl({ locale: language, defaultLocale: 'en', messages, onError }, createIntlCache());
  shapes.set(language, intl);
  return intl;
}

function onError(error: Error & { code?: string }): void {
  // A missing message falls back to English; the messages check fails on it, so that it never ships.
  if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'MISSING_DATA') throw error;
}

/**
 * Returns a message in a language. `values` overrides those that the message has. Without a value, `{brand}` stays in
 * the text: whatever knows the company's name fills it in, such as `enqueueMail`.
 */
export function translate(language: Language, message: Message, values: Values = message.values ?? {}): string {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? translate(language, value) : value,
  ]);
  return String(intlOf(language).formatMessage(message, { brand: '{brand}', ...Object.fromEntries(said) }));
}

/** Returns the translation function of a language. */
export const translator =
  (language: Language) =>
  (message: Message, values?: Values): string =>
    translate(language, message, values);

/** Returns the result of a function in each language. */
export const inEveryLanguage = <T>(say: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, say(language)])) as Record<Language, T>;

/** Returns a message in every language, as stored in the database. */
export const translations = (message: Message): Record<Language, string> =>
  inEveryLanguage((language) => translate(language, message));
