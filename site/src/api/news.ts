import type { NewsItem } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';

/** An article for lists, without its text, which they don't show. */
export type NewsHeadline = Pick<NewsItem, 'slug' | 'title' | 'teaser' | 'published' | 'tags' | 'url'>;

/** A page of the news for lists. */
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

/** A page of the news without the featured articles, which are returned separately. 404 after the last page. */
export const newsQuery = ({ call, lang }: AppContext, page: number) =>
  queryOptions({
    queryKey: ['news', lang, page],
    queryFn: async (): Promise<NewsHeadlines> => {
      const query = { featured: false, page, page_size: NEWS_PAGE_SIZE };
      const { count, next, results, featured } = await call('getPublicNews', { query });
      return { count, isLast: next === null, results: results.map(headline), featured: featured.map(headline) };
    },
  });

/** The newest articles, featured ones among them. Empty where the backend has no news (404). */
export const latestNewsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['news', lang, 'latest'],
    queryFn: async (): Promise<NewsHeadline[]> => {
      const list = await call('getPublicNews', { query: { page_size: 3 }, ignore: [404], rethrow: false });
      return list?.results.map(headline) ?? [];
    },
  });

/** An article with its neighbours by date. */
export const newsArticleQuery = ({ call, lang }: AppContext, slug: string) =>
  queryOptions({
    queryKey: ['news', lang, 'article', slug],
    queryFn: () => call('getNewsArticle', { params: { slug } }),
  });
