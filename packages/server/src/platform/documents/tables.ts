import type { Language } from '@hoster/contract';
import { boolean, jsonb, pgTable, primaryKey, text, timestamp } from '../../platform/db/drizzle-pg.ts';

/** Titles of a page as its file's front matter spells them; the names are those of the wire format. */
export type PageFront = {
  seo_title: string | null;
  seo_title_optional: string | null;
  seo_description: string | null;
  seo_keywords: string | null;
  headline: string | null;
  noindex: boolean;
  /** Answers are HTML. */
  faq: { question: string; answer: string }[];
};

/**
 * Texts of public pages, by page type and language, placeholders still in them. They're updated from the Markdown files
 * until someone edits a page in the database.
 */
export const pageTexts = pgTable(
  'page_texts',
  {
    slug: text().notNull(),
    language: text().$type<Language>().notNull(),
    front: jsonb().$type<PageFront>().notNull(),
    /** The long text as HTML. */
    footer: text(),
    isEdited: boolean().notNull().default(false),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.language] })],
);
