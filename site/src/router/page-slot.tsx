import { type ComponentType, createElement, lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useApp } from '../app-context.tsx';
import { loadMessages } from '../i18n/catalogue.ts';
import type { Lang } from '../i18n/languages.ts';
import { fetchBelow } from '../start/below-fold.tsx';
import { later } from '../start/late.ts';
import { takePressedBefore } from '../start/pressed-before.ts';
import { tellTypedBefore } from '../start/typed-before.ts';
import type { PageData, PageParams, PageRoute } from './page.ts';
import { loadedPage, loadFirstScreen, loadPageRoute } from './page-modules.ts';

/** Shows the page that the loader has decided on. A page keeps its state while only its parameters change. */
export function PageSlot() {
  const { page } = useLoaderData<PageData>();
  const view = pageView(page, useApp().lang);
  return (
    <Suspense key={page} fallback={null}>
      {createElement(view)}
      <DoneBefore />
    </Suspense>
  );
}

/** Tells the page around it what the visitor did before it was hydrated. */
function DoneBefore() {
  const press = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (main) press.current = takePressedBefore(main);
  }, []);
  useEffect(() => {
    const main = document.querySelector('main');
    if (main) tellTypedBefore(main);
    press.current?.();
    press.current = undefined;
  }, []);
  return null;
}

const lateViews = new Map<string, ComponentType>();

/** A loaded page's component; for the first page of a visit, if it may wait, one that loads when the page is at rest. */
function pageView(name: string, lang: Lang): ComponentType {
  const late = lateViews.get(name);
  if (late) return late;
  const loaded = loadedPage(name);
  if (loaded) return loaded.Page;
  const view = lazy(() =>
    later(
      async () => {
        try {
          const { areas, hydrateLate } = await loadPageRoute(name);
          if (hydrateLate === 'at-sign') fetchBelow();
          const [{ Page }] = await Promise.all([loadFirstScreen(name), loadMessages(lang, areas)]);
          return { default: Page };
        } catch (error) {
          // This view never resolves; returning to the page renders the loaded one.
          lateViews.delete(name);
          throw error;
        }
      },
      async () => (await loadPageRoute(name)).hydrateLate === 'at-sign',
    ),
  );
  lateViews.set(name, view);
  return view;
}

/** Parameters of the page's address. */
export const usePageParams = (): PageParams => useLoaderData<PageData>().params;

/** What the page's own `load` gave. Name the route for the type: `usePageData<typeof route>()`. */
export function usePageData<Route>(): Route extends PageRoute<infer Data> ? Data : never {
  // The router keeps data of all pages in one slot; the page that asks is the one that was loaded.
  return useLoaderData<{ data: Route extends PageRoute<infer Data> ? Data : never }>().data;
}
