import type { PageModule, PageRoute } from './page.ts';

/** A page's two modules. */
export interface LoadedPage extends PageModule {
  route: PageRoute<unknown>;
}

const routes = import.meta.glob<PageRoute<unknown>>('../../pages/*/route.ts', { import: 'route' });
const pages = import.meta.glob<PageModule>('../../pages/*/page.tsx');
const loaded = new Map<string, LoadedPage>();

/** The page of that folder if it has been loaded: rendering cannot wait. */
export const loadedPage = (name: string): LoadedPage | undefined => loaded.get(name);

/** Loads a page's modules. Rejects when they can't be loaded (offline, or an old tab after a deployment). */
export async function loadPage(name: string): Promise<LoadedPage> {
  const known = loaded.get(name);
  if (known) return known;
  const [route, module] = await Promise.all([
    routes[`../../pages/${name}/route.ts`]?.(),
    pages[`../../pages/${name}/page.tsx`]?.(),
  ]);
  if (!route || !module) throw new Error(`src/pages/${name} has no route.ts or no page.tsx`);
  const page = { route, Page: module.Page };
  loaded.set(name, page);
  return page;
}

/** Loads all pages: on the server at start, so that no visitor waits for one. */
export async function loadAllPages(): Promise<void> {
  await Promise.all(Object.keys(routes).map((path) => loadPage(path.split('/')[3] ?? '')));
}
