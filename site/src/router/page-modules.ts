import { loadBelowFold } from '../start/below-fold.tsx';
import { documentScripts, type OwnScripts } from '../start/document-scripts.ts';
import type { PageModule, PageRoute } from './page.ts';

/** A page's two modules together. */
export interface LoadedPage extends PageModule {
  route: PageRoute<unknown>;
}

const loaded = new Map<string, LoadedPage>();
const table = () => import('./page-table.ts');

/** The page of that folder if it has been loaded: rendering cannot wait. */
export const loadedPage = (name: string): LoadedPage | undefined => loaded.get(name);

/** The page's scripts as the document names them. */
function ownScripts(name: string): OwnScripts | null {
  if (import.meta.env.SSR || import.meta.env.DEV) return null;
  const { own } = documentScripts();
  return own?.page === name ? own : null;
}

/** Loads what is needed to fetch a page's data. Rejects as {@link loadPage} does. */
export async function loadPageRoute(name: string): Promise<PageRoute<unknown>> {
  const own = ownScripts(name);
  if (own) {
    const module: { route: PageRoute<unknown> } = await import(/* @vite-ignore */ own.routeScript);
    return module.route;
  }
  const route = await (await table()).routes[`../pages/${name}/route.ts`]?.();
  if (!route) throw new Error(`src/pages/${name} has no route.ts`);
  return route;
}

async function loadPageModule(name: string): Promise<PageModule> {
  const own = ownScripts(name);
  if (own) return import(/* @vite-ignore */ own.pageScript);
  const module = await (await table()).pages[`../pages/${name}/page.tsx`]?.();
  if (!module) throw new Error(`src/pages/${name} has no page.tsx`);
  return module;
}

/** Loads a page's modules. Rejects when they cannot be had (offline, or an old tab after a deployment). */
export async function loadPage(name: string): Promise<LoadedPage> {
  const page = await loadFirstScreen(name);
  await loadBelowFold();
  return page;
}

/** Loads a page's modules without what is below its first screen. Rejects as {@link loadPage} does. */
export async function loadFirstScreen(name: string): Promise<LoadedPage> {
  const known = loaded.get(name);
  if (known) return known;
  const [route, { Page }] = await Promise.all([loadPageRoute(name), loadPageModule(name)]);
  const page = { route, Page };
  loaded.set(name, page);
  return page;
}

/** Loads all pages: on the server at start, so that no visitor waits for one. */
export async function loadAllPages(): Promise<void> {
  const { routes } = await table();
  await Promise.all(Object.keys(routes).map((path) => loadPage(path.split('/')[2] ?? '')));
}
