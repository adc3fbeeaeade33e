/** Address of a page of the news, without language prefix. */
export const newsPageAddress = (page: number): string => (page === 1 ? '/news/' : `/news/?page=${page}`);

/** Beyond any list; the backend takes no larger number. */
const MOST = 1_000_000;

/** The page that an address names; the first one where it names none, or something else. */
export function pageIn(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), MOST) : 1;
}
