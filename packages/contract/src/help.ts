import { z } from 'zod';
import { CountText, Html, Id, Language, Page, PageQuery, Prose, Slug, Timestamp } from './common.ts';
import { PageContext } from './content.ts';
import { HELP_SEARCH_MAX } from './lists.ts';

/** Most characters of a comment on an article. */
export const HELP_COMMENT_MAX = 2000;

/** A subject that articles of several categories share. */
export const HelpTag = z.object({ id: Id, slug: Slug, name: z.string() });
export type HelpTag = z.infer<typeof HelpTag>;

/** A tag with the number of its articles. */
export const FeaturedTag = HelpTag.extend({ article_count: z.int().min(0) });
export type FeaturedTag = z.infer<typeof FeaturedTag>;

/** A category of articles with the categories in it, at most three levels deep. */
export const HelpCategory = z.object({
  id: Id,
  slug: Slug,
  title: z.string(),
  /** Name of an icon in Lucide. */
  icon: z.string().nullable(),
  description: z.string().nullable(),
  /** Articles here and in the categories below. */
  article_count: z.int().min(0),
  /** Articles of this category itself, in order. */
  articles: z.array(z.object({ slug: Slug, title: z.string(), position: z.int() })),
  get children() {
    return z.array(HelpCategory);
  },
});
export type HelpCategory = z.infer<typeof HelpCategory>;

/** An article in a list. */
export const ArticleCard = z.object({
  slug: Slug,
  title: z.string(),
  excerpt: z.string(),
  /** Where the search was found: text with `<mark>` around what matched; null outside of a search. */
  highlight: Html.nullable(),
  tags: z.array(HelpTag),
  category: z.object({ slug: Slug, title: z.string() }),
  updated: Timestamp,
});
export type ArticleCard = z.infer<typeof ArticleCard>;

const Named = z.object({ slug: Slug, title: z.string() });

/** An article with everything its page shows. */
export const Article = ArticleCard.extend({
  body: Html,
  /** Headings of the body; `id` is the anchor. */
  toc: z.array(z.object({ id: z.string(), level: z.union([z.literal(2), z.literal(3)]), title: z.string() })),
  /** The article's categories from the top level down. */
  breadcrumbs: z.array(Named),
  related: z.array(Named),
  available_languages: z.array(Language),
  page: PageContext,
  reading_minutes: z.int().min(1),
  /** When it was last checked to be right without a change; null if not since its update. */
  reviewed: Timestamp.nullable(),
});
export type Article = z.infer<typeof Article>;

/** Query of the list of articles. */
export const ArticlesQuery = PageQuery.extend({
  search: z.string().trim().max(HELP_SEARCH_MAX).optional(),
  /** Slugs joined with commas; articles have all of them. */
  tags: z.string().max(200).optional(),
  /** Slug; categories below it are included. */
  category: z.string().max(100).optional(),
  /** By default the best matches of a search first, else by category and position. */
  ordering: z.enum(['title', '-title', 'updated', '-updated']).optional(),
});
export type ArticlesQuery = z.infer<typeof ArticlesQuery>;

/** Query of the list of tags. */
export const FeaturedTagsQuery = PageQuery.extend({
  page_size: CountText(200).default(150),
});
export type FeaturedTagsQuery = z.infer<typeof FeaturedTagsQuery>;

/** What a reader says about an article. */
export const ArticleReportRequest = z.object({ comment: Prose(HELP_COMMENT_MAX) });
export type ArticleReportRequest = z.infer<typeof ArticleReportRequest>;

export const ArticleReport = z.object({ id: Id, created: Timestamp });
export type ArticleReport = z.infer<typeof ArticleReport>;

/** A page of articles. `searched`: the words that were searched for instead of misspelt or unknown ones. */
export const ArticlesFound = Page(ArticleCard).extend({ searched: z.string().nullable() });
export type ArticlesFound = z.infer<typeof ArticlesFound>;
