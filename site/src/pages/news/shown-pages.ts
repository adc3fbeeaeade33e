import type { AppContext } from '../../app/app-context.tsx';

/** Consecutive pages of the news on screen. */
export interface ShownPages {
  first: number;
  last: number;
}

const shown = new WeakMap<AppContext['queryClient'], Map<string, ShownPages>>();

/**
 * The first of the pages to show with the given one: pages appended in this tab are restored with their whole list, so
 * that Back finds its position. On the server, and for a page opened from elsewhere, only that page.
 */
export function firstPageWith({ queryClient, lang }: AppContext, page: number): number {
  const known = shown.get(queryClient)?.get(lang);
  return known && known.first <= page && page <= known.last + 1 ? known.first : page;
}

/** Stores the pages on screen. Going back to an earlier page doesn't discard the later ones. */
export function noteShownPages({ queryClient, lang }: AppContext, pages: ShownPages): void {
  const all = shown.get(queryClient) ?? new Map<string, ShownPages>();
  const known = all.get(lang);
  shown.set(queryClient, all);
  all.set(lang, known?.first === pages.first ? { ...pages, last: Math.max(known.last, pages.last) } : pages);
}
