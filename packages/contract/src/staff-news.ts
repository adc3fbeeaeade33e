import { z } from 'zod';
import { Html, IdText, Language, Name, Prose, readable, Slug, Timestamp } from './common.ts';

/** State of an article. `planned`: it appears at its date. */
export const StaffNewsState = z.enum(['published', 'planned', 'hidden']);
export type StaffNewsState = z.infer<typeof StaffNewsState>;

/** An article as the list of staff shows it. */
export const StaffNewsItem = z.object({
  slug: Slug,
  title: z.string(),
  languages: z.array(Language),
  published: Timestamp,
  state: StaffNewsState,
  featured: z.boolean(),
  /** Whether staff wrote or changed it: its file, if it has one, doesn't count any more. */
  is_own: z.boolean(),
});
export type StaffNewsItem = z.infer<typeof StaffNewsItem>;

/** `after`: slug of the last article of the page before. */
export const StaffNewsQuery = z.object({
  search: z.string().trim().max(100).default(''),
  state: StaffNewsState.optional(),
  after: Slug.max(80).optional(),
});
export type StaffNewsQuery = z.infer<typeof StaffNewsQuery>;

/** Articles, latest date first. `next`: `after` of the next page; null on the last. */
export const StaffNewsPage = z.object({ results: z.array(StaffNewsItem), next: Slug.nullable() });
export type StaffNewsPage = z.infer<typeof StaffNewsPage>;

/** An article in a language. `body` is Markdown without HTML. */
export const StaffNewsText = z.strictObject({
  title: Name(80),
  teaser: Name(220),
  body: Prose(50_000),
});
export type StaffNewsText = z.infer<typeof StaffNewsText>;

const article = {
  published: Timestamp,
  featured: z.boolean(),
  hidden: z.boolean(),
  tags: z.array(z.string().max(40)).max(3),
};

/** An article as staff edit it. Languages without a text don't have the article. */
export const StaffNewsArticle = z.object({
  slug: Slug,
  ...article,
  texts: z.object({ en: StaffNewsText.nullable(), ru: StaffNewsText.nullable() }),
  state: StaffNewsState,
  is_own: z.boolean(),
  /** Sent with a change. */
  version: z.string(),
});
export type StaffNewsArticle = z.infer<typeof StaffNewsArticle>;

/** Writes an article. `version` null: a new one. */
export const StaffNewsWrite = z.strictObject({
  ...article,
  texts: z.strictObject({ en: StaffNewsText.nullable(), ru: StaffNewsText.nullable() }),
  version: z.string().max(40).nullable(),
});
export type StaffNewsWrite = z.infer<typeof StaffNewsWrite>;

/** A text to look at before it's saved. */
export const MarkdownPreviewRequest = z.strictObject({
  language: Language,
  body: z.string().overwrite(readable).max(50_000),
});
export type MarkdownPreviewRequest = z.infer<typeof MarkdownPreviewRequest>;
export const MarkdownPreview = z.object({ html: Html });
export type MarkdownPreview = z.infer<typeof MarkdownPreview>;

/** A reader's report about a help article. */
export const StaffArticleReport = z.object({
  id: z.int(),
  slug: Slug,
  language: Language,
  /** Of the article; null once it's gone. */
  title: z.string().nullable(),
  comment: z.string(),
  created: Timestamp,
  done: Timestamp.nullable(),
});
export type StaffArticleReport = z.infer<typeof StaffArticleReport>;

/** `before`: id of the last report of the page before. */
export const StaffReportsQuery = z.object({
  state: z.enum(['open', 'done']).default('open'),
  search: z.string().trim().max(100).default(''),
  before: IdText.optional(),
});
export type StaffReportsQuery = z.infer<typeof StaffReportsQuery>;

/** Reports, newest first. */
export const StaffReportPage = z.object({ results: z.array(StaffArticleReport), next: z.int().nullable() });
export type StaffReportPage = z.infer<typeof StaffReportPage>;
