import type { AppContext } from '../../app-context.tsx';

/** Pages of the news that are on screen one after the other. */
export interface ShownPages {
  first: number;
  last: number;
}

const shown = new WeakMap<AppContext['queryClient'], Map<string, ShownPages>>();

/**
 * The first of the pages to be shown with one: pages appended in this tab come back with their whole list, so that Back
 * finds its place. On the server, and for a page from elsewhere, that page alone.
 */
export function firstPageWith({ queryClient, lang }: AppContext, page: number): number {
  const known = shown.get(queryClient)?.get(lang);
  return known && known.first <= page && page <= known.last + 1 ? known.first : page;
}

/** Remembers what is on screen. Going back to an earlier page doesn't forget the later ones. */
export function noteShownPages({ queryClient, lang }: AppContext, pages: ShownPages): void {
  const all = shown.get(queryClient) ?? new Map<string, ShownPages>();
  const known = all.get(lang);
  shown.set(queryClient, all);
  all.set(lang, known?.first === pages.first ? { ...pages, last: Math.max(known.last, pages.last) } : pages);
}
