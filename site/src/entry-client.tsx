import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type HydrationState } from 'react-router-dom';
import { createApp, type VisitorFacts } from './app-context.tsx';
import { FIRST_AREAS, loadMessages } from './i18n/catalogue.ts';
import { pageLanguage } from './i18n/languages.ts';
import { createRoutes } from './router/create-routes.tsx';
import { matchPage } from './router/match-page.ts';
import { loadPage, loadPageRoute } from './router/page-modules.ts';
import { BaseAppProvider } from './router/root.tsx';
import { browserTransport } from './start/browser-transport.ts';
import { documentCookies } from './start/cookies.ts';
import { startBrowser } from './start/start-browser.ts';
import { notify } from './start/toaster.ts';

/** What the server tells the page: see `entry-server.tsx`. */
interface Boot {
  facts: VisitorFacts;
  queries: DehydratedState;
  router: HydrationState;
}

async function start(): Promise<void> {
  const boot: Boot = JSON.parse(document.getElementById('boot')?.textContent ?? '');
  const app = createApp({
    facts: boot.facts,
    transport: browserTransport,
    ...documentCookies(boot.facts.cookieDomain),
    notify,
    log: (message, detail) => console.error(message, detail),
  });
  hydrate(app.queryClient, boot.queries);
  const match = matchPage(location.pathname);
  const lang = pageLanguage(location.pathname, !match, boot.facts);
  const page = match && !boot.router.errors ? await loadPageRoute(match.entry.page) : null;
  if (page?.hydrateLate) await loadMessages(lang, [], FIRST_AREAS);
  else await Promise.all([match && page && loadPage(match.entry.page), loadMessages(lang, page?.areas ?? [])]);
  const router = createBrowserRouter(
    createRoutes(() => app),
    { hydrationData: boot.router },
  );
  startBrowser(app, router);
  const tree = (
    <StrictMode>
      <BaseAppProvider value={app}>
        <RouterProvider router={router} />
      </BaseAppProvider>
    </StrictMode>
  );
  const container = document.getElementById('app');
  if (container) startTransition(() => void hydrateRoot(container, tree));
}

// Without its scripts the page stays as the server made it: links and forms work even so.
start().catch((error: unknown) => console.error('The page could not be taken over', error));
