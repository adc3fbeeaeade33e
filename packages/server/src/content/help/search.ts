import { languages } from '@hoster/contract/languages';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { writtenIn } from '../../platform/documents/index.ts';
import { sql, type SQL } from '../../platform/db/drizzle.ts';
import { type Db, rowsOf } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import { helpArticles } from './tables.ts';

/** Queries for the stems of one language each. */
type TsQueries = Readonly<Record<Language, SQL>>;

/** Result of a search. */
export interface Found {
  /** Slugs, best match first. */
  readonly slugs: readonly string[];
  /** Matches, for highlighting them in texts. */
  readonly queries: TsQueries;
  /** Words searched for instead of the typed ones; null when the typed ones were used. */
  readonly searched: string | null;
}

/** Text search configurations. The column `search` of `help_articles` must use the same. */
export const searchConfigs: TsQueries = { en: sql`'english'::regconfig`, ru: sql`'russian'::regconfig` };

const inEachConfig = (query: (config: SQL) => SQL): TsQueries =>
  inEveryLanguage((language) => query(searchConfigs[language]));

/**
 * Finds articles with the stems of all words of a search, the last word also as a prefix. Where there are none,
 * misspelt words are replaced by the most similar ones of the articles, and then any word is enough. All languages are
 * searched: an article whose text in another language matches comes after those in the visitor's.
 * @returns null when nothing is searched for
 */
export async function findArticles(db: Db, search: string | undefined, language: Language): Promise<Found | null> {
  const text = searchTextOf(search);
  if (!text) return (search ?? '').trim() === '' ? null : { slugs: [], queries: wordQueries(''), searched: null };
  const asTyped = await match(db, typedQueries(text), language);
  if (asTyped.slugs.length > 0 || text.hasOperators) return asTyped;
  const words = await lookedUp(db, text.words);
  // When most words are unknown, the others say little about the intent.
  const known = words.filter(({ word }) => word !== null).map(({ word, typed }) => word ?? typed);
  if (known.length * 2 < words.length || known.length === 0) return asTyped;
  for (const operator of known.length === words.length ? (['&', '|'] as const) : (['|'] as const)) {
    const found = await match(db, wordQueries(tsQueryOf(known, operator)), language);
    const isTyped = words.every(({ word, typed }) => word === typed);
    if (found.slugs.length > 0) return { ...found, searched: isTyped ? null : known.join(' ') };
  }
  return asTyped;
}

/** As the visitor typed it, with the last word possibly unfinished. */
function typedQueries({ typed, words, hasOperators }: SearchText): TsQueries {
  const started = tsQueryOf(words, '&');
  return inEachConfig((config) =>
    hasOperators
      ? sql`websearch_to_tsquery(${config}, ${typed})`
      : sql`(websearch_to_tsquery(${config}, ${typed}) || to_tsquery(${config}, ${started}))`,
  );
}

const wordQueries = (query: string): TsQueries => inEachConfig((config) => sql`to_tsquery(${config}, ${query})`);

async function match(db: Db, queries: TsQueries, language: Language): Promise<Found> {
  const own = writtenIn(language);
  const query = queries[own];
  const asked = sql.join(
    languages.map((one) => sql`(${one}, ${queries[one]})`),
    sql`, `,
  );
  const rows = await rowsOf(
    db,
    sql`
      select mine.slug
      from ${helpArticles} mine
      left join lateral (
        select bool_or(other.search @@ asked.query) as found, max(ts_rank(other.search, asked.query)) as rank
        from ${helpArticles} other join (values ${asked}) asked (language, query) on asked.language = other.language
        where other.slug = mine.slug and other.language <> mine.language
      ) others on true
      where mine.language = ${own} and (mine.search @@ ${query} or others.found)
      order by mine.search @@ ${query} desc, ts_rank(mine.search, ${query}) desc, others.rank desc, mine.position, mine.slug`,
  );
  return { slugs: rows.map(({ slug }) => String(slug)), queries, searched: null };
}

/** How similar a word must be to replace another one; pg_trgm's default, 0.3, matches nonsense. */
const leastSimilarity = 0.4;

/** The sorted letters of a word: swapped letters don't change them, but greatly reduce trigram similarity. */
const lettersOf = (word: SQL) => sql`(select string_agg(c, '' order by c) from regexp_split_to_table(${word}, '') c)`;

/**
 * Dictionaries of stems, for languages whose words have many forms: a misspelt word in another form than those of the
 * articles shares little but its stem. Null: words are compared as they are.
 */
const stemDictionaries: Readonly<Record<Language, string | null>> = { en: null, ru: 'russian_stem' };

const stemOf = (dictionary: string, word: SQL) => sql`(ts_lexize(${dictionary}, ${word}))[1]`;

/** How similar stems must be. They're shorter than words, and more of them are similar by chance. */
const leastStemSimilarity = 0.5;

interface LookedUp {
  readonly typed: string;
  /** The same, or the most similar word of the articles; null when there is none. */
  readonly word: string | null;
}

/** Replaces words that no article has by the most similar one. */
async function lookedUp(db: Db, words: readonly string[]): Promise<LookedUp[]> {
  const mostSimilar = (condition: SQL) =>
    sql`(select word from help_words where ${condition} order by similarity(word, typed) desc, word limit 1)`;
  const mostSimilarStems = Object.values(stemDictionaries).flatMap((dictionary) => {
    if (dictionary === null) return [];
    const stems = sql`similarity(${stemOf(dictionary, sql`word`)}, ${stemOf(dictionary, sql`typed`)})`;
    return sql`(select word from help_words where ${stems} >= ${leastStemSimilarity}
      order by ${stems} desc, word limit 1)`;
  });
  const rows = await rowsOf(
    db,
    sql`
      select typed, coalesce(
        (select word from help_words where word like typed || '%' limit 1),
        ${mostSimilar(sql`word % typed and similarity(word, typed) >= ${leastSimilarity}`)},
        ${mostSimilar(sql`left(word, 1) = left(typed, 1) and length(word) = length(typed)
          and ${lettersOf(sql`word`)} = ${lettersOf(sql`typed`)}`)},
        ${sql.join(mostSimilarStems, sql`, `)}) as word
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as asked (typed, place)
      order by place`,
  );
  return rows.map((row) => {
    const typed = String(row['typed']);
    const word = typeof row['word'] === 'string' ? row['word'] : null;
    return { typed, word: word?.startsWith(typed) === true ? typed : word };
  });
}

/** A search in the forms that PostgreSQL takes. */
interface SearchText {
  /** As typed, for `websearch_to_tsquery`, where quotes, `or` and a minus are operators. */
  readonly typed: string;
  /** Letters and digits of each word, lower case. */
  readonly words: readonly string[];
  /** Whether it has quotes or a minus. */
  readonly hasOperators: boolean;
}

const mostWords = 12;

/** Splits a search into its words; null when it has none. */
function searchTextOf(search: string | undefined): SearchText | null {
  const typed = (search ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
  const words = [...new Set(typed.toLowerCase().match(/[\p{L}\p{N}]+/gu))].slice(0, mostWords);
  return words.length === 0 ? null : { typed, words, hasOperators: /"|(?:^|\s)-\S/.test(typed) };
}

/** Words for `to_tsquery`: all of them or any, the last one also as a prefix, unless it's a single letter. */
const tsQueryOf = (words: readonly string[], operator: '&' | '|'): string =>
  words
    .map((word, index) => (index === words.length - 1 && word.length > 1 ? `${word}:*` : word))
    .join(` ${operator} `);
