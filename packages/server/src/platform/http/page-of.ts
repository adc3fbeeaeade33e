import type { Page, PageQuery } from '@hoster/contract';

type Filter = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * A page of a list, with the paths of the pages beside it.
 * @param query as asked: what isn't empty is in those paths too
 */
export function pageOf<Item>(
  results: Item[],
  { count, path, query }: { count: number; path: string; query: PageQuery & Filter },
): Page<Item> {
  const { page, page_size: size, ...filter } = query;
  const pathOf = (other: number): string => {
    const search = new URLSearchParams({ page: String(other), page_size: String(size) });
    for (const [name, value] of Object.entries(filter))
      if (value !== undefined && value !== '') search.set(name, String(value));
    return `${path}?${search.toString()}`;
  };
  return {
    count,
    next: page * size < count ? pathOf(page + 1) : null,
    previous: page > 1 ? pathOf(page - 1) : null,
    results,
  };
}
