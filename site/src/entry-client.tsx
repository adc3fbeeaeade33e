import { supportPageTranslation, TRANSLATED } from '@hoster/ui/page-translation';
import { hydrate, type DehydratedState } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type HydrationState } from 'react-router-dom';
import { createApp, type VisitorFacts } from './app/app-context.tsx';
import { loadMessages } from './i18n/catalogue.ts';
import { pageLanguage } from './i18n/languages.ts';
import { showLanguage } from './i18n/shown-language.ts';
import { createRoutes } from './app/router/create-routes.tsx';
import { matchPage } from './app/router/match-page.ts';
import { loadPage } from './app/router/page-modules.ts';
import { BaseAppProvider } from './app/router/root.tsx';
import { documentCookies } from './app/visitor/cookies.ts';
import { knownLanguages } from './app/visitor/languages.ts';
import { keepFields } from './app/browser/keep-fields.ts';
import { startBrowser } from './app/browser/start-browser.ts';
import { notify } from './app/browser/toaster.ts';
import type { Transport } from './api/request.ts';

/** Transport of the browser: same origin, with cookies. */
const browserTransport: Transport = (url, { method, headers, body, form, credentials, signal, keepalive }) =>
  fetch(url, {
    method,
    headers,
    credentials,
    body: form ?? body ?? null,
    signal: signal ?? null,
    keepalive: keepalive ?? false,
  });

/** State from the server: see `entry-server.tsx`. */
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
  const lang = pageLanguage(location.pathname, !match, boot.facts, knownLanguages(app));
  showLanguage(lang);
  // Hydration can't suspend: everything that the server has rendered is loaded first.
  const page = match && !boot.router.errors ? await loadPage(match.entry.page) : null;
  await loadMessages(lang, page?.route.areas ?? []);
  const router = createBrowserRouter(
    createRoutes(() => app),
    { hydrationData: boot.router },
  );
  startBrowser(app, router);
  let hasNavigated = false;
  router.subscribe(() => (hasNavigated = true));
  const tree = (
    <StrictMode>
      <BaseAppProvider value={app}>
        <RouterProvider router={router} />
      </BaseAppProvider>
    </StrictMode>
  );
  const container = document.getElementById('app');
  if (!container) return;
  supportPageTranslation();
  const fields = keepFields(container);
  startTransition(() => void hydrateRoot(container, tree, { onRecoverableError }));

  /**
   * A part was drawn anew instead of hydrated. Nothing is wrong if a navigation has changed what it shows, or a
   * browser's translator.
   */
  function onRecoverableError(error: unknown): void {
    if (hasNavigated) return;
    const before = fields.restore();
    if (!before.some((part) => part.matches(TRANSLATED) || part.querySelector(TRANSLATED))) reportError(error);
  }
}

// Without its scripts the page stays as the server rendered it: links and forms still work.
start().catch((error: unknown) => console.error('The page could not be taken over', error));
