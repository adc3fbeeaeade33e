import type { Article, Language } from '@hoster/contract';
import { sql } from '../../platform/db/drizzle.ts';
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '../../platform/db/drizzle-pg.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const config = `case language when 'ru' then 'russian'::regconfig else 'english'::regconfig end`;
const weighed = (texts: string, weight: 'A' | 'B' | 'C') =>
  sql.raw(`setweight(to_tsvector(${config}, ${texts}), '${weight}')`);

/**
 * Help articles by language, as in their Markdown files. `search` weighs titles (A) over excerpts and labels (B) over
 * text (C), in word stems of the language.
 */
export const helpArticles = pgTable(
  'help_articles',
  {
    slug: text().notNull(),
    language: text().$type<Language>().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    keywords: text().notNull(),
    /** Slug of the category. */
    category: text().notNull(),
    position: integer().notNull(),
    /** Slugs. */
    tags: jsonb().$type<string[]>().notNull(),
    /** Slugs of other articles. */
    related: jsonb().$type<string[]>().notNull(),
    updated: date({ mode: 'string' }).notNull(),
    /** When it was last reviewed; null if not since its update. */
    reviewed: date({ mode: 'string' }),
    readingMinutes: integer().notNull(),
    /** HTML. */
    body: text().notNull(),
    toc: jsonb().$type<Article['toc']>().notNull(),
    /** The body's text without markup. */
    plain: text().notNull(),
    /** Keywords and the names of tags and category: searched, not shown. */
    labels: text().notNull(),
    search: tsvector().generatedAlwaysAs(
      sql`${weighed('title', 'A')} || ${weighed("excerpt || ' ' || labels", 'B')} || ${weighed('plain', 'C')}`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.language] }),
    index('help_articles_search').using('gin', table.search),
  ],
);

export type HelpArticleRow = typeof helpArticles.$inferSelect;

/** Every word of the articles, for correcting misspelt searches (PostgreSQL documentation, F.35.5). */
export const helpWords = pgTable('help_words', { word: text().primaryKey() }, (table) => [
  index('help_words_similar').using('gin', table.word.op('gin_trgm_ops')),
]);

/** Problems that readers reported. */
export const helpReports = pgTable('help_reports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Of the article, which may have been deleted since. */
  slug: text().notNull(),
  language: text().$type<Language>().notNull(),
  comment: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** When staff were done with it. */
  doneAt: timestamp({ withTimezone: true }),
});
