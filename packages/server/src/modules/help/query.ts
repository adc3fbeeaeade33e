/** A search as PostgreSQL takes it. */
export interface SearchText {
  /** As it was typed, for `websearch_to_tsquery`: quotes, `or` and a minus have their meaning. */
  readonly typed: string;
  /** Letters and digits of each word, lower case. */
  readonly words: readonly string[];
  /** Whether it has quotes or a minus. */
  readonly hasOperators: boolean;
}

const mostWords = 12;

/** Splits a search into its words; null when it has none. */
export function searchTextOf(search: string | undefined): SearchText | null {
  const typed = (search ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
  const words = [...new Set(typed.toLowerCase().match(/[\p{L}\p{N}]+/gu))].slice(0, mostWords);
  return words.length === 0 ? null : { typed, words, hasOperators: /"|(?:^|\s)-\S/.test(typed) };
}

/** Words for `to_tsquery`: all of them or any, the last one perhaps only its beginning; a single letter begins too many. */
export const tsQueryOf = (words: readonly string[], operator: '&' | '|'): string =>
  words
    .map((word, index) => (index === words.length - 1 && word.length > 1 ? `${word}:*` : word))
    .join(` ${operator} `);
