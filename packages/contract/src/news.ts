import { z } from 'zod';
import { Html, Id, Page, PageQuery, Slug, Timestamp } from './common.ts';

/** A news article. */
export const NewsItem = z.object({
  id: Id,
  slug: Slug,
  title: z.string(),
  teaser: z.string(),
  body: Html,
  image: z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() }).nullable(),
  published: Timestamp,
  updated: Timestamp,
  is_featured: z.boolean(),
  tags: z.array(z.string()),
  /** Address elsewhere; null for articles of the site. */
  url: z.string().nullable(),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** One page of the news, newest first, and all featured articles. */
export const NewsList = Page(NewsItem).extend({ page: z.int().positive(), featured: z.array(NewsItem) });
export type NewsList = z.infer<typeof NewsList>;

/** `featured`: only the featured articles, or all others. */
export const NewsQuery = PageQuery.extend({ featured: z.stringbool().optional() });
export type NewsQuery = z.infer<typeof NewsQuery>;

/** Link to another article. */
export const NewsNeighbour = z.object({ slug: Slug, title: z.string() });
export type NewsNeighbour = z.infer<typeof NewsNeighbour>;

/** An article with the ones published before and after it. */
export const NewsArticle = NewsItem.extend({ older: NewsNeighbour.nullable(), newer: NewsNeighbour.nullable() });
export type NewsArticle = z.infer<typeof NewsArticle>;
