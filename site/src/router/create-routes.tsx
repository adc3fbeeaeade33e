import type { RouteObject } from 'react-router-dom';
import type { AppContext } from '../app-context.tsx';
import { orReload } from '../start/old-tab.ts';
import { ErrorScreen } from './error-screen.tsx';
import { loadNavigation } from './load-navigation.ts';
import { PageSlot } from './page-slot.tsx';
import { Root } from './root.tsx';

/**
 * The router's side of the route table. One catch-all does: `match-page.ts` knows the addresses, and the same
 * loader, action and error screen serve every page.
 * @param appOf gives the application for the router's per-request context (the browser has just one)
 */
export function createRoutes(appOf: (context: unknown) => AppContext): RouteObject[] {
  const page: RouteObject = {
    id: 'page',
    path: '*',
    loader: ({ request, context }) =>
      orReload(request, async () => (await loadNavigation()).loadRoute(appOf(context), request)),
    action: ({ request, context }) =>
      orReload(request, async () => (await loadNavigation()).actRoute(appOf(context), request)),
    element: <PageSlot />,
    errorElement: <ErrorScreen />,
  };
  return [{ id: 'root', element: <Root />, children: [page] }];
}
