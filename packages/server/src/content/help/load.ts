import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns, or, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { readArticles, type ArticleSource } from './read-articles.ts';
import { helpArticles, helpWords } from './tables.ts';

const { search: _, ...columns } = getTableColumns(helpArticles);

/** Updates the articles from their files: changed ones are replaced, and those without a file deleted. */
export async function loadArticles(db: Db): Promise<void> {
  const articles = await readArticles();
  const known = await db.select(columns).from(helpArticles);
  const changed = without(articles, known);
  const outdated = without(known, articles);
  if (outdated.length > 0) await db.delete(helpArticles).where(or(...outdated.map(isArticle)));
  if (changed.length > 0) await db.insert(helpArticles).values(changed);
  if (outdated.length + changed.length > 0) await listWords(db);
}

/** Articles that aren't among the others unchanged. */
function without(articles: readonly ArticleSource[], others: readonly ArticleSource[]): ArticleSource[] {
  const known = new Map(others.map((other) => [keyOf(other), other]));
  return articles.filter((article) => !isDeepStrictEqual(article, known.get(keyOf(article))));
}

const keyOf = ({ slug, language }: ArticleSource) => `${language}/${slug}`;
const isArticle = ({ slug, language }: ArticleSource) =>
  and(eq(helpArticles.slug, slug), eq(helpArticles.language, language));

/** Rebuilds the list of words of all articles. */
async function listWords(db: Db): Promise<void> {
  await db.delete(helpWords);
  await db.execute(sql`
    insert into help_words (word)
    select word from ts_stat($$
      select to_tsvector('simple', title || ' ' || excerpt || ' ' || labels || ' ' || plain) from help_articles
    $$) where length(word) between 3 and 40 and word ~ '^[[:alpha:]]+$'`);
}
