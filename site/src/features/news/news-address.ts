import type { NewsHeadline } from '../../api/news.ts';

/** Address of an article, without language prefix where it's a page of this site. */
export const newsAddress = ({ slug, url }: Pick<NewsHeadline, 'slug' | 'url'>): string => url ?? `/news/${slug}/`;
