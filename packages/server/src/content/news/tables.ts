import type { Language } from '@hoster/contract';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from '../../platform/db/drizzle-pg.ts';

/** News articles by language: those of files, which follow them, and those of staff. */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull(),
    language: text().$type<Language>().notNull(),
    title: text().notNull(),
    teaser: text().notNull(),
    /** HTML. */
    body: text().notNull(),
    markdown: text().notNull().default(''),
    /** Whether staff wrote or changed it; a file of this name doesn't count then. */
    isOwn: boolean().notNull().default(false),
    isHidden: boolean().notNull().default(false),
    tags: jsonb().$type<string[]>().notNull(),
    isFeatured: boolean().notNull(),
    /** Not shown before. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** When its text last changed; at first, when it was published. */
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('news_slug_language').on(table.slug, table.language),
    index('news_published').on(table.language, table.publishedAt),
  ],
);
