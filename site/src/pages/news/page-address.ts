/** Address of a page of the news, without language prefix. */
export const newsPageAddress = (page: number): string => (page === 1 ? '/news/' : `/news/?page=${page}`);
