import { writtenIn } from '../../platform/documents/index.ts';
import { calls, type NewsArticle, type NewsItem, type NewsList, type NewsQuery } from '@hoster/contract';
import { and, asc, count, desc, eq, gt, lt, lte, or, sql, type SQL } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { notFound, pageOf } from '../../platform/http/index.ts';
import { linkedFor, type Reader } from '../reader.ts';
import { news } from './tables.ts';

type Row = typeof news.$inferSelect;

const newestFirst = [desc(news.publishedAt), desc(news.id)];

/** Condition for articles in the reader's language that are published and shown to them. */
const isPublished = ({ clock }: Context, { language, seesVpn }: Reader) =>
  and(
    eq(news.language, writtenIn(language)),
    lte(news.publishedAt, clock.now()),
    eq(news.isHidden, false),
    seesVpn ? undefined : sql`not ${news.tags} @> '["vpn"]'::jsonb`,
  );

/**
 * One page of the news, and all featured articles.
 * @throws AppError 404 for a page beyond the last one
 */
export async function listNews(context: Context, query: NewsQuery, reader: Reader): Promise<NewsList> {
  const { db } = context;
  const { page, page_size: size, featured } = query;
  const published = isPublished(context, reader);
  const asked = featured === undefined ? published : and(published, eq(news.isFeatured, featured));
  const [[total], results, featuredRows] = await Promise.all([
    db.select({ count: count() }).from(news).where(asked),
    db
      .select()
      .from(news)
      .where(asked)
      .orderBy(...newestFirst)
      .limit(size)
      .offset((page - 1) * size),
    db
      .select()
      .from(news)
      .where(and(published, eq(news.isFeatured, true)))
      .orderBy(...newestFirst),
  ]);
  if (page > 1 && results.length === 0) throw notFound('A page beyond the last one');
  const shown = results.map((row) => presentItem(row, reader));
  return {
    page,
    ...pageOf(shown, { count: total?.count ?? 0, path: calls.getPublicNews.path, query }),
    featured: featuredRows.map((row) => presentItem(row, reader)),
  };
}

/** An article with its neighbours. @throws AppError 404 */
export async function newsArticle(context: Context, slug: string, reader: Reader): Promise<NewsArticle> {
  const { db } = context;
  const published = isPublished(context, reader);
  const [row] = await db
    .select()
    .from(news)
    .where(and(published, eq(news.slug, slug)));
  if (!row) throw notFound(`No news article ${slug}`);
  const neighbour = async (condition: SQL | undefined, order: SQL[]) => {
    const [found] = await db
      .select({ slug: news.slug, title: news.title })
      .from(news)
      .where(and(published, condition))
      .orderBy(...order)
      .limit(1);
    return found ?? null;
  };
  const { publishedAt: at, id } = row;
  const [older, newer] = await Promise.all([
    neighbour(or(lt(news.publishedAt, at), and(eq(news.publishedAt, at), lt(news.id, id))), newestFirst),
    neighbour(or(gt(news.publishedAt, at), and(eq(news.publishedAt, at), gt(news.id, id))), [
      asc(news.publishedAt),
      asc(news.id),
    ]),
  ]);
  return { ...presentItem(row, reader), older, newer };
}

function presentItem(row: Row, reader: Reader): NewsItem {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    teaser: row.teaser,
    body: linkedFor(reader, row.body),
    image: null,
    published: row.publishedAt.toISOString(),
    updated: row.updatedAt.toISOString(),
    is_featured: row.isFeatured,
    tags: row.tags,
    url: null,
  };
}
