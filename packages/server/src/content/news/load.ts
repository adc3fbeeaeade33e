import { newsTags } from '@hoster/domain/text/news-tags';
import { and, eq, notInArray, sql } from '../../platform/db/drizzle.ts';
import { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { memoised, readDocuments, renderDocument, typographyOf } from '../../platform/documents/index.ts';
import { news } from './tables.ts';

const Front = z.strictObject({
  title: z.string().trim().min(1).max(80),
  teaser: z.string().trim().min(1).max(220),
  published: z.union([z.date(), z.iso.datetime().transform((text) => new Date(text))]),
  featured: z.boolean(),
  tags: z.array(z.enum(newsTags)).min(1).max(3),
});

type NewsRow = typeof news.$inferInsert;

/**
 * Reads every article of `content/{en,ru}/news`.
 * @throws when a file's front matter is invalid; the message names the file
 */
export const readNews = memoised(async (): Promise<NewsRow[]> => {
  const documents = await readDocuments('news', Front);
  return documents.map(({ slug, language, front, body }) => ({
    slug,
    language,
    title: typographyOf(language)(front.title),
    teaser: typographyOf(language)(front.teaser),
    body: renderDocument(body, language).html,
    markdown: body,
    tags: front.tags,
    isFeatured: front.featured,
    publishedAt: front.published,
    updatedAt: front.published,
  }));
});

/** Updates the news from their files: adds, changes and removes articles, except those that staff wrote or changed. */
export async function loadNews(db: Db, read = readNews): Promise<void> {
  const rows = await read();
  if (rows.length === 0) return;
  const names = rows.map(({ slug, language }) => `${language}/${slug}`);
  const isGone = notInArray(sql`${news.language} || '/' || ${news.slug}`, names);
  await db.delete(news).where(and(eq(news.isOwn, false), isGone));
  const { title, teaser, body, markdown, tags, isFeatured, publishedAt } = news;
  await db
    .insert(news)
    .values(rows)
    .onConflictDoUpdate({
      target: [news.slug, news.language],
      set: {
        title: sql`excluded.title`,
        teaser: sql`excluded.teaser`,
        body: sql`excluded.body`,
        markdown: sql`excluded.markdown`,
        tags: sql`excluded.tags`,
        isFeatured: sql`excluded.is_featured`,
        publishedAt: sql`excluded.published_at`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`not ${news.isOwn} and (${title}, ${teaser}, ${body}, ${markdown}, ${tags}, ${isFeatured}, ${publishedAt}) is distinct from (excluded.title, excluded.teaser, excluded.body, excluded.markdown, excluded.tags, excluded.is_featured, excluded.published_at)`,
    });
}
