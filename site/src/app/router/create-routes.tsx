import type { RouteObject } from 'react-router-dom';
import type { AppContext } from '../app-context.tsx';
import { intlFor } from '../../i18n/intl.ts';
import { shownLanguage } from '../../i18n/shown-language.ts';
import { formWaits } from '../../seo/error-words.ts';
import { orReload } from '../browser/old-tab.ts';
import { TabError } from '../browser/tab-error.ts';
import { ErrorScreen } from './error-screen.tsx';
import { loadNavigation } from './load-navigation.ts';
import { UNSENT } from './page.ts';
import { PageSlot } from './page-slot.tsx';
import { Root } from './root.tsx';

const tellOffline = (error: unknown): void => {
  throw new TabError('offline', error);
};

/** A form is kept as it is, and sent later. */
function tellWaiting(app: AppContext): void {
  const intl = intlFor(shownLanguage(), app.facts.timeZone);
  app.notify('warning', intl.formatMessage(formWaits));
}

/**
 * Routes for the router. One catch-all is enough: `match-page.ts` knows the addresses, and the same loader, action and
 * error screen serve every page.
 * @param appOf returns the application for the router's per-request context (the browser has just one)
 */
export function createRoutes(appOf: (context: unknown) => AppContext): RouteObject[] {
  const page: RouteObject = {
    id: 'page',
    path: '*',
    loader: ({ request, context }) =>
      orReload(request, async () => (await loadNavigation()).loadRoute(appOf(context), request), tellOffline),
    action: ({ request, context }) => {
      const app = appOf(context);
      return orReload(
        request,
        async () => (await loadNavigation()).actRoute(app, request.clone()),
        () => tellWaiting(app),
      );
    },
    // The router loads nothing after a refused form. One that belongs to another page would show this page's data there.
    shouldRevalidate: ({ actionStatus, currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate ||
      (actionStatus !== UNSENT && currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search),
    element: <PageSlot />,
    errorElement: <ErrorScreen />,
  };
  return [{ id: 'root', element: <Root />, children: [page] }];
}
