import { useLoaderData } from 'react-router-dom';
import type { PageData, PageParams, PageRoute } from './page.ts';
import { loadedPage } from './page-modules.ts';

/** Shows the page that the loader has decided on. A page keeps its state while only its parameters change. */
export function PageSlot() {
  const { page } = useLoaderData<PageData>();
  const loaded = loadedPage(page);
  if (!loaded) throw new Error(`Page ${page} is shown before it was loaded`);
  const { Page } = loaded;
  return <Page key={page} />;
}

/** Parameters of the page's address. */
export const usePageParams = (): PageParams => useLoaderData<PageData>().params;

/** What the page's own `load` gave. Name the route for the type: `usePageData<typeof route>()`. */
export function usePageData<Route>(): Route extends PageRoute<infer Data> ? Data : never {
  // The router keeps data of all pages in one slot; the page that asks is the one that was loaded.
  return useLoaderData<{ data: Route extends PageRoute<infer Data> ? Data : never }>().data;
}
