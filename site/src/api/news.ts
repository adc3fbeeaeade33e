import type { NewsArticle, NewsItem, NewsList } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';

/** An article as lists show it: without its text, which would travel for nothing. */
export type NewsHeadline = Pick<NewsItem, 'slug' | 'title' | 'teaser' | 'published' | 'tags' | 'url'>;

/** A page of the news as lists show it. */
export interface NewsHeadlines {
  count: number;
  isLast: boolean;
  results: NewsHeadline[];
  featured: NewsHeadline[];
}

/** Articles on a page of the list. */
const NEWS_PAGE_SIZE = 6;

const headline = ({ slug, title, teaser, published, tags, url }: NewsItem): NewsHeadline => ({
  slug,
  title,
  teaser,
  published,
  tags,
  url,
});

/** A page of the news without the featured articles, which come beside them. 404 beyond the last page. */
export const newsQuery = ({ request, lang }: AppContext, page: number) =>
  queryOptions({
    queryKey: ['news', lang, page],
    queryFn: async (): Promise<NewsHeadlines> => {
      const query = { featured: 'false', page, page_size: NEWS_PAGE_SIZE };
      const { count, next, results, featured } = await request<NewsList>('/my/api/public-news/', { query });
      return { count, isLast: next === null, results: results.map(headline), featured: featured.map(headline) };
    },
  });

/** The newest articles, featured ones among them. Empty where the backend has no news (404). */
export const latestNewsQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['news', lang, 'latest'],
    queryFn: async (): Promise<NewsHeadline[]> => {
      const list = await request<NewsList>('/my/api/public-news/', {
        query: { page_size: 3 },
        ignore: [404],
        rethrow: false,
      });
      return list?.results.map(headline) ?? [];
    },
  });

/** An article with its neighbours by date. */
export const newsArticleQuery = ({ request, lang }: AppContext, slug: string) =>
  queryOptions({
    queryKey: ['news', lang, 'article', slug],
    queryFn: () => request<NewsArticle>(`/my/api/public-news/${encodeURIComponent(slug)}/`),
  });
