/** In the address of a page whose form wasn't sent, because staff only see the account of a customer. */
const UNCHANGED = 'unchanged';

/** The same page, which says that nothing was changed. */
export function unchangedHref({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.set(UNCHANGED, '1');
  return `${pathname}?${query}`;
}

/** Whether a page is to say that nothing was changed. */
export const isUnchanged = (search: string): boolean => new URLSearchParams(search).has(UNCHANGED);
