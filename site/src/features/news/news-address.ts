import type { NewsHeadline } from '../../api/news.ts';

/** Address of an article, without language prefix where it is a page of ours. */
export const newsAddress = ({ slug, url }: Pick<NewsHeadline, 'slug' | 'url'>): string => url ?? `/news/${slug}/`;
