import type { z } from 'zod';
import { type Ask, BackendAway, NotOffered } from './ask.ts';

/** Maximum pages of a list, in case the backend's last page links to a next one. */
const MOST_PAGES = 200;

interface PageOf<Item> {
  next: string | null;
  results: Item[];
}

/** All items of a paginated list. @throws BackendAway, or NotOffered */
export async function allPages<Item>(ask: Ask, path: string, schema: z.ZodType<PageOf<Item>>): Promise<Item[]> {
  const first = await ask(path, schema);
  const items = [...first.results];
  let { next } = first;
  for (let page = 1; next !== null; page++) {
    if (page === MOST_PAGES || !URL.canParse(next, HOST)) throw new BackendAway(`${path} doesn't end`);
    const more: PageOf<Item> = await ask(pathOf(next), schema).catch(whenGone);
    items.push(...more.results);
    next = more.next;
  }
  return items;
}

/** Base for addresses without a host. */
const HOST = 'http://backend';

/** Django includes the host, which is meant for browsers. */
function pathOf(next: string): string {
  const { pathname, search } = new URL(next, HOST);
  return pathname + search;
}

/** The list may have become shorter since its last page was read. */
function whenGone(error: unknown): PageOf<never> {
  if (error instanceof NotOffered) return { next: null, results: [] };
  throw error;
}
