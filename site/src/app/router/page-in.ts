/** Larger than any list; the backend accepts no larger number. */
const PAGE_MAX = 1_000_000;

/** The number of the page that an address asks for by `?page=`; 1 when it's missing or invalid. */
export function pageIn(query: URLSearchParams): number {
  const text = query.get('page') ?? '';
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), PAGE_MAX) : 1;
}
