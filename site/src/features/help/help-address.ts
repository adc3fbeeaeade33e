/** Articles on a page of results. */
export const PAGE_SIZE = 20;

/** The search in an address, without control characters and lone surrogates, which nothing can match. */
export const searchIn = (params: URLSearchParams): string =>
  (params.get('search') ?? '').replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim();

/** Path of an article, without language prefix. */
export const articlePath = (slug: string): string => `/help/${slug}/`;

/** Path of a tag's articles. */
export const tagPath = (slug: string): string => `/help/tag/${slug}/`;

/** Address of a category's articles, all of which are on the first page of the help centre. */
export const categoryHref = (slug: string): string => `/help/#${slug}`;

/** Path of the results of a search. */
export const searchPath = (search: string, page: number): string => {
  const params = new URLSearchParams({ search, ...(page > 1 && { page: String(page) }) });
  return `/help/?${params.toString()}`;
};
