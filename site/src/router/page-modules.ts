import type { PageModule, PageRoute } from './page.ts';

/** A page's two modules together. */
export interface LoadedPage extends PageModule {
  route: PageRoute<unknown>;
}

const routes = import.meta.glob<PageRoute<unknown>>('../pages/*/route.ts', { import: 'route' });
const pages = import.meta.glob<PageModule>('../pages/*/page.tsx');
const loaded = new Map<string, LoadedPage>();

/** The page of that folder if it has been loaded: rendering cannot wait. */
export const loadedPage = (name: string): LoadedPage | undefined => loaded.get(name);

/** Loads what is needed to fetch a page's data. Rejects as {@link loadPage} does. */
export async function loadPageRoute(name: string): Promise<PageRoute<unknown>> {
  const route = await routes[`../pages/${name}/route.ts`]?.();
  if (!route) throw new Error(`src/pages/${name} has no route.ts`);
  return route;
}

/** Loads a page's modules. Rejects when they cannot be had (offline, or an old tab after a deployment). */
export async function loadPage(name: string): Promise<LoadedPage> {
  const known = loaded.get(name);
  if (known) return known;
  const [route, module] = await Promise.all([loadPageRoute(name), pages[`../pages/${name}/page.tsx`]?.()]);
  if (!module) throw new Error(`src/pages/${name} has no page.tsx`);
  const page = { route, Page: module.Page };
  loaded.set(name, page);
  return page;
}

/** Loads all pages: on the server at start, so that no visitor waits for one. */
export async function loadAllPages(): Promise<void> {
  await Promise.all(Object.keys(routes).map((path) => loadPage(path.split('/')[2] ?? '')));
}
