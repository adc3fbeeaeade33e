import type { Text } from './words-texts.ts';

export interface Phrase {
  /** Regular expression of whole words, in any case. */
  readonly find: string;
  /** What to write instead. */
  readonly write: string;
  /** Regular expressions of phrases in which the words are right. */
  readonly unless?: readonly string[];
}

/** Text that stays as it is because something outside the project fixes it. */
export interface Allowed {
  readonly text: string;
  readonly why: string;
}

export interface Finding {
  readonly found: string;
  readonly write: string;
  readonly offset: number;
}

const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_]|\\p{L}-)(?:${words})(?![\\p{L}\\p{N}_]|-\\p{L})`, 'giu');

const blank = (text: string): string => text.replaceAll(/\S/g, ' ');

/** Returns a function that finds the listed phrases in a text. */
export function findPhrases(phrases: readonly Phrase[], allowed: readonly Allowed[]): (text: Text) => Finding[] {
  const rules = phrases.map(({ find, write, unless = [] }) => ({
    find: wholeWords(find),
    write,
    unless: unless.map(wholeWords),
  }));
  return ({ value, offset }) => {
    let text = value;
    for (const { text: fixed } of allowed) text = text.replaceAll(fixed, blank);
    return rules.flatMap(({ find, write, unless }) => {
      const rest = unless.reduce((left, right) => left.replaceAll(right, blank), text);
      return Array.from(rest.matchAll(find), (match) => ({ found: match[0], write, offset: offset + match.index }));
    });
  };
}
