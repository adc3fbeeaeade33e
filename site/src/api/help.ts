import type { ArticleReport, ArticleReportRequest } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';

/** Categories of the help centre with their articles. */
export const helpTreeQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['help', 'tree', lang],
    queryFn: () => call('getCategoryTree'),
  });

/** Tags that have articles, at most 150. */
export const helpTagsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['help', 'tags', lang],
    queryFn: async () => (await call('getFeaturedTags', { query: { page_size: 150 } })).results,
  });

export interface ArticlesFilter {
  search?: string;
  /** Slug of a tag. */
  tags?: string;
  page?: number;
  page_size?: number;
}

/** A page of articles that match a search or have a tag. */
export const articlesQuery = ({ call, lang }: AppContext, filter: ArticlesFilter) =>
  queryOptions({
    queryKey: ['help', 'articles', lang, filter],
    queryFn: ({ signal }) => call('getArticles', { query: { ...filter }, signal, ignore: [404] }),
  });

/** One article; 404 for an unknown slug. */
export const articleQuery = ({ call, lang }: AppContext, slug: string) =>
  queryOptions({
    queryKey: ['help', 'article', lang, slug],
    queryFn: () => call('getArticle', { params: { slug }, ignore: [404] }),
  });

/** Reports a problem with an article. Throws `ApiError`. */
export const reportArticle = ({ call }: AppContext, slug: string, body: ArticleReportRequest): Promise<ArticleReport> =>
  call('postArticleReport', { params: { slug }, body, ignore: [400, 404, 429, 0, 500, 502, 503, 504] });
