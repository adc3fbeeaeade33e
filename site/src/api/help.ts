import type {
  Article,
  ArticlesFound,
  ArticleReport,
  ArticleReportRequest,
  FeaturedTag,
  HelpCategory,
  Page,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';

const ARTICLES = '/my/api/dream/article/';

/** Categories of the help centre with their articles. */
export const helpTreeQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['help', 'tree', lang],
    queryFn: () => request<HelpCategory[]>(`${ARTICLES}category_tree/`),
  });

/** Tags that have articles, at most 150 (specification, section 9). */
export const helpTagsQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['help', 'tags', lang],
    queryFn: async () =>
      (await request<Page<FeaturedTag>>('/my/api/dream/featured-tag/', { query: { page_size: 150 } })).results,
  });

export interface ArticlesFilter {
  search?: string;
  /** Slug of a tag. */
  tags?: string;
  page?: number;
  page_size?: number;
}

/** A page of articles that a search found, or that have a tag. */
export const articlesQuery = ({ request, lang }: AppContext, filter: ArticlesFilter) =>
  queryOptions({
    queryKey: ['help', 'articles', lang, filter],
    queryFn: ({ signal }) => request<ArticlesFound>(ARTICLES, { query: { ...filter }, signal, ignore: [404] }),
  });

/** One article; 404 for a slug that none has. */
export const articleQuery = ({ request, lang }: AppContext, slug: string) =>
  queryOptions({
    queryKey: ['help', 'article', lang, slug],
    queryFn: () => request<Article>(`${ARTICLES}${encodeURIComponent(slug)}/`, { ignore: [404] }),
  });

/** Reports a problem with an article. Throws `ApiError`. */
export const reportArticle = (
  { request }: AppContext,
  slug: string,
  body: ArticleReportRequest,
): Promise<ArticleReport> =>
  request<ArticleReport>(`${ARTICLES}${encodeURIComponent(slug)}/article_report/`, {
    method: 'POST',
    body,
    ignore: [400, 404, 429, 0, 500, 502, 503, 504],
  });
