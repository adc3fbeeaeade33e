import type { Language } from '@hoster/contract';

/** A text in our languages, as stored in the database. English is always present. */
export type Localised = { en: string } & { [L in Language]?: string };

/** Returns a text in a language, and in English where it isn't translated; null for no text. */
export function textIn(text: Localised, language: Language): string;
export function textIn(text: Localised | null | undefined, language: Language): string | null;
export function textIn(text: Localised | null | undefined, language: Language): string | null {
  return text?.[language] ?? text?.en ?? null;
}
