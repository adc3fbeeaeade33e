import { createElement } from 'react';
import { useLoaderData } from 'react-router-dom';
import { loadedPage } from './page-modules.ts';
import type { PageData, PageParams, PageRoute } from './page.ts';
import { Part } from '../part.tsx';

/** Shows the page that the loader has chosen. A page keeps its state while only its parameters change. */
export function PageSlot() {
  const { page } = useLoaderData<PageData>();
  const loaded = loadedPage(page);
  if (!loaded) throw new Error(`The page ${page} is shown before it has been loaded`);
  // React hydrates it separately from the layout, in steps that a tap can interrupt.
  return <Part key={page}>{createElement(loaded.Page)}</Part>;
}

/** Parameters of the page's address. */
export const usePageParams = (): PageParams => useLoaderData<PageData>().params;

/** Result of the page's `load`. Pass the route as the type: `usePageData<typeof route>()`. */
export function usePageData<Route>(): Route extends PageRoute<infer Data> ? Data : never {
  // The router keeps data of all pages in one slot; the page that asks is the one that was loaded.
  return useLoaderData<{ data: Route extends PageRoute<infer Data> ? Data : never }>().data;
}
