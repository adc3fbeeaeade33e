import { defineMessages } from '@formatjs/intl';
import {
  type Language,
  type StaffNewsArticle,
  type StaffNewsPage,
  type StaffNewsQuery,
  type StaffNewsState,
  type StaffNewsWrite,
} from '@hoster/contract';
import { languages } from '@hoster/contract/languages';
import { newsTags } from '@hoster/domain/text/news-tags';
import { createHash } from 'node:crypto';
import { and, asc, eq, notInArray, type SQL, sql } from '../../platform/db/drizzle.ts';
import { type Db, escapeLike } from '../../platform/db/index.ts';
import { renderDocument, typographyOf } from '../../platform/documents/index.ts';
import { AppError, FieldError, notFound, keysetPage } from '../../platform/http/index.ts';
import type { Context } from '../../platform/index.ts';
import { news } from './tables.ts';

type Row = typeof news.$inferSelect;
type Place = Pick<Context, 'clock' | 'db'>;

const pageSize = 50;

const texts = defineMessages({
  none: {
    id: 'content.news.no-text',
    defaultMessage: 'Write the article in at least one language.',
    description: 'Error of the form of a news article',
  },
  taken: {
    id: 'content.news.taken',
    defaultMessage: 'An article has this address already.',
    description: 'Error at the address of a new news article',
  },
  tag: {
    id: 'content.news.tag',
    defaultMessage: 'There’s no such tag.',
    description: 'Error at the tags of a news article',
  },
  changed: {
    id: 'content.news.changed',
    defaultMessage: 'Somebody else has just changed this article. Reload the page to see their changes.',
    description: 'Error: two members of the staff write the same article',
  },
});

const stateOf = (hidden: boolean, at: Date, now: Date): StaffNewsState =>
  hidden ? 'hidden' : at > now ? 'planned' : 'published';

/** Page of all articles, latest date first. */
export async function listStaffNews(
  { clock, db }: Place,
  { after, search, state }: StaffNewsQuery,
  language: Language,
): Promise<StaffNewsPage> {
  const now = clock.now();
  const { isFeatured, isHidden, isOwn, publishedAt, slug, title } = news;
  const part = `%${escapeLike(search)}%`;
  const inState: Readonly<Record<StaffNewsState, SQL>> = {
    hidden: sql`bool_and(${isHidden})`,
    planned: sql`not bool_and(${isHidden}) and max(${publishedAt}) > ${now.toISOString()}::timestamptz`,
    published: sql`not bool_and(${isHidden}) and max(${publishedAt}) <= ${now.toISOString()}::timestamptz`,
  };
  const rows = await db
    .select({
      slug,
      title: sql<string>`(array_agg(${title} order by ${news.language} <> ${language}))[1]`,
      languages: sql<Language[]>`array_agg(${news.language} order by ${news.language})`,
      at: sql<string>`max(${publishedAt})`,
      hidden: sql<boolean>`bool_and(${isHidden})`,
      featured: sql<boolean>`bool_or(${isFeatured})`,
      isOwn: sql<boolean>`bool_or(${isOwn})`,
    })
    .from(news)
    .where(search === '' ? undefined : sql`(${title} ilike ${part} or ${slug} ilike ${part})`)
    .groupBy(slug)
    .having(
      and(
        state && inState[state],
        after === undefined
          ? undefined
          : sql`(max(${publishedAt}), ${slug}) < (select max(last.published_at), last.slug from ${news} as last where last.slug = ${after} group by last.slug)`,
      ),
    )
    .orderBy(sql`max(${publishedAt}) desc`, sql`${slug} desc`)
    .limit(pageSize + 1);
  const page = keysetPage(rows, pageSize, (row) => row.slug);
  const results = page.results.map((row) => {
    const at = new Date(row.at);
    return {
      slug: row.slug,
      title: row.title,
      languages: row.languages,
      published: at.toISOString(),
      state: stateOf(row.hidden, at, now),
      featured: row.featured,
      is_own: row.isOwn,
    };
  });
  return { results, next: page.next };
}

const rowsOfSlug = (db: Db, slug: string) =>
  db.select().from(news).where(eq(news.slug, slug)).orderBy(asc(news.language));

const versionOf = (rows: readonly Row[]): string => createHash('md5').update(JSON.stringify(rows)).digest('hex');

/** An article with its Markdown. @throws AppError 404 */
export async function staffNewsArticle({ clock, db }: Place, slug: string): Promise<StaffNewsArticle> {
  const rows = await rowsOfSlug(db, slug);
  const [first] = rows;
  if (!first) throw notFound(`No news article ${slug}`);
  const textOf = (language: Language) => {
    const row = rows.find((one) => one.language === language);
    return row ? { title: row.title, teaser: row.teaser, body: row.markdown } : null;
  };
  return {
    slug,
    published: first.publishedAt.toISOString(),
    featured: first.isFeatured,
    hidden: first.isHidden,
    tags: first.tags,
    texts: { en: textOf('en'), ru: textOf('ru') },
    state: stateOf(first.isHidden, first.publishedAt, clock.now()),
    is_own: rows.some(({ isOwn }) => isOwn),
    version: versionOf(rows),
  };
}

/**
 * Writes an article. From then on it's the company's own: a file of the same name neither changes nor removes it.
 * @throws AppError 400 with errors by field, 404, 409 `record_changed`
 */
export async function writeNews({ clock, db }: Place, slug: string, body: StaffNewsWrite): Promise<void> {
  const written = languages.filter((language) => textIn(body, language) !== null);
  if (written.length === 0) throw new FieldError({ texts: [texts.none] });
  if (body.tags.some((tag) => !newsTags.some((one) => one === tag))) throw new FieldError({ tags: [texts.tag] });
  const now = clock.now();
  const publishedAt = new Date(body.published);
  await db.transaction(async (tx) => {
    const rows = await tx.select().from(news).where(eq(news.slug, slug)).orderBy(asc(news.language)).for('update');
    if (body.version === null && rows.length > 0) throw new FieldError({ slug: [texts.taken] });
    if (body.version !== null && rows.length === 0) throw notFound(`No news article ${slug}`);
    if (body.version !== null && versionOf(rows) !== body.version) {
      throw new AppError({ status: 409, code: 'record_changed', detail: texts.changed });
    }
    await tx.delete(news).where(and(eq(news.slug, slug), notInArray(news.language, written)));
    for (const language of written) {
      const text = textIn(body, language);
      if (!text) continue;
      const set = typographyOf(language);
      const row = {
        title: set(text.title),
        teaser: set(text.teaser),
        markdown: text.body,
        body: renderDocument(text.body, language).html,
        tags: body.tags,
        isFeatured: body.featured,
        isHidden: body.hidden,
        isOwn: true,
        publishedAt,
        updatedAt: publishedAt > now ? publishedAt : now,
      };
      await tx
        .insert(news)
        .values({ slug, language, ...row })
        .onConflictDoUpdate({ target: [news.slug, news.language], set: row });
    }
  });
}

const textIn = ({ texts: all }: StaffNewsWrite, language: Language) => all[language];
