import { sql, type SQL } from '../../db/drizzle.ts';
import type { Db } from '../../db/types.ts';
import { rowsOf } from '../../db/rows-of.ts';
import type { Language } from '../../http/language.ts';
import { searchTextOf, tsQueryOf, type SearchText } from './query.ts';
import { helpArticles } from './tables.ts';

/** Queries for the stems of one language each. */
interface TsQueries {
  readonly en: SQL;
  readonly ru: SQL;
}

/** What a search found. */
export interface Found {
  /** Slugs, best match first. */
  readonly slugs: readonly string[];
  /** What matched, for marking it in texts. */
  readonly queries: TsQueries;
  /** The words that were searched for instead of those that were typed; null when these were. */
  readonly instead: string | null;
}

const configs = { en: sql`'english'::regconfig`, ru: sql`'russian'::regconfig` };

/**
 * Articles with all words of a search in their stems, the last word also as a beginning. Where there are none, misspelt
 * words are replaced by the most similar ones of the articles, and then any word is enough. Both languages are searched:
 * an article whose text in the other language matches comes after those in the visitor's.
 * @returns null when nothing is searched for
 */
export async function findArticles(db: Db, search: string | undefined, language: Language): Promise<Found | null> {
  const text = searchTextOf(search);
  if (!text) return (search ?? '').trim() === '' ? null : { slugs: [], queries: wordQueries(''), instead: null };
  const asTyped = await match(db, typedQueries(text), language);
  if (asTyped.slugs.length > 0 || text.hasOperators) return asTyped;
  const words = await lookedUp(db, text.words);
  // With most words unknown, the others say little about what is meant.
  const known = words.filter(({ word }) => word !== null).map(({ word, typed }) => word ?? typed);
  if (known.length * 2 < words.length || known.length === 0) return asTyped;
  for (const operator of known.length === words.length ? (['&', '|'] as const) : (['|'] as const)) {
    const found = await match(db, wordQueries(tsQueryOf(known, operator)), language);
    const isTyped = words.every(({ word, typed }) => word === typed);
    if (found.slugs.length > 0) return { ...found, instead: isTyped ? null : known.join(' ') };
  }
  return asTyped;
}

/** As the visitor typed it, with the last word possibly unfinished. */
function typedQueries({ typed, words, hasOperators }: SearchText): TsQueries {
  const started = tsQueryOf(words, '&');
  const query = (config: SQL) =>
    hasOperators
      ? sql`websearch_to_tsquery(${config}, ${typed})`
      : sql`(websearch_to_tsquery(${config}, ${typed}) || to_tsquery(${config}, ${started}))`;
  return { en: query(configs.en), ru: query(configs.ru) };
}

const wordQueries = (query: string): TsQueries => ({
  en: sql`to_tsquery(${configs.en}, ${query})`,
  ru: sql`to_tsquery(${configs.ru}, ${query})`,
});

async function match(db: Db, queries: TsQueries, language: Language): Promise<Found> {
  const [own, other] = language === 'ru' ? [queries.ru, queries.en] : [queries.en, queries.ru];
  const rows = await rowsOf(
    db,
    sql`
      select mine.slug
      from ${helpArticles} mine
      left join ${helpArticles} theirs on theirs.slug = mine.slug and theirs.language <> mine.language
      where mine.language = ${language} and (mine.search @@ ${own} or theirs.search @@ ${other})
      order by mine.search @@ ${own} desc, ts_rank(mine.search, ${own}) desc, ts_rank(theirs.search, ${other}) desc, mine.position, mine.slug`,
  );
  return { slugs: rows.map(({ slug }) => String(slug)), queries, instead: null };
}

/** How similar a word must be to replace another one; pg_trgm's own limit, 0.3, makes words of nonsense. */
const leastSimilarity = 0.4;

/** The letters of a word in order: swapped letters leave it the same, and little of its similarity. */
const lettersOf = (word: SQL) => sql`(select string_agg(c, '' order by c) from regexp_split_to_table(${word}, '') c)`;

/**
 * The stem of a Russian word: a misspelt word in another form than those of the articles shares little but its stem.
 */
const stemOf = (word: SQL) => sql`(ts_lexize('russian_stem', ${word}))[1]`;

/** How similar stems must be. They're shorter than words, and more of them are alike by chance. */
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
  const stems = sql`similarity(${stemOf(sql`word`)}, ${stemOf(sql`typed`)})`;
  const mostSimilarStem = sql`(select word from help_words where ${stems} >= ${leastStemSimilarity}
    order by ${stems} desc, word limit 1)`;
  const rows = await rowsOf(
    db,
    sql`
      select typed, coalesce(
        (select word from help_words where word like typed || '%' limit 1),
        ${mostSimilar(sql`word % typed and similarity(word, typed) >= ${leastSimilarity}`)},
        ${mostSimilar(sql`left(word, 1) = left(typed, 1) and length(word) = length(typed)
          and ${lettersOf(sql`word`)} = ${lettersOf(sql`typed`)}`)},
        ${mostSimilarStem}) as word
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as asked (typed, place)
      order by place`,
  );
  return rows.map((row) => {
    const typed = String(row['typed']);
    const word = typeof row['word'] === 'string' ? row['word'] : null;
    return { typed, word: word?.startsWith(typed) === true ? typed : word };
  });
}
