import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createApp, type AppContext, type AppOptions } from './app/app-context.tsx';
import { type BrandLook, knownBrand, knownLook } from './app/visitor/brand.ts';
import { knownLanguages } from './app/visitor/languages.ts';
import { bootJson } from './app/boot-json.ts';
import { BASE_AREAS, loadAllMessages } from './i18n/catalogue.ts';
import { intlFor } from './i18n/intl.ts';
import { pageLanguage, type Lang } from './i18n/languages.ts';
import { createRoutes } from './app/router/create-routes.tsx';
import { matchPage } from './app/router/match-page.ts';
import type { PageData } from './app/router/page.ts';
import { loadAllPages, loadedPage } from './app/router/page-modules.ts';
import { BaseAppProvider } from './app/router/root.tsx';
import { unsentOf } from './app/router/unsent-fields.ts';
import { headHtml, rootHtml } from './seo/head-tags.ts';
import { pageHead } from './seo/page-head.ts';
import { socialCard, type SocialCard } from './seo/social-card.ts';
import { lineLd } from './order/lines/line-ld.ts';
import { structuredData, type DescribedPage } from './seo/structured-data.ts';

export type { AppOptions, VisitorFacts } from './app/app-context.tsx';
export type { Transport } from './api/request.ts';

/** A page for the host to send, or the redirect target. */
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      lang: Lang;
      theme: string | null;
      look: BrandLook;
      /** Attributes of the root element beside its language, each after a space. */
      root: string;
      head: string;
      body: string;
      boot: string;
      page: string | null;
      /** Content of its picture for social networks; null when it has none. */
      card: () => SocialCard | null;
      /** Message areas that the page needs. */
      areas: readonly string[];
    };

const isApp = (value: unknown): value is AppContext =>
  typeof value === 'object' && value !== null && 'queryClient' in value;

function appOf(context: unknown): AppContext {
  if (isApp(context)) return context;
  throw new Error('The router was called without the application');
}

// Created once: the application is passed as the request's context.
const handler = createStaticHandler(createRoutes(appOf));

/** Loads every page and message at start, so that no visitor waits for one. */
export async function prepare(): Promise<void> {
  await Promise.all([loadAllPages(), loadAllMessages()]);
}

/** Statuses of a form that may be sent again as it is: after signing in, or waiting. */
const TYPED_AGAIN = new Set([401, 429]);

/** Answers a request for a page: runs action and loaders, then renders the whole page. */
export async function render(request: Request, options: AppOptions): Promise<Rendered> {
  const app = createApp(options);
  const form = request.method === 'POST' ? request.clone() : null;
  const result = await handler.query(request, { requestContext: app });
  if (result instanceof Response) {
    return { kind: 'redirect', status: result.status, location: result.headers.get('location') ?? '/' };
  }
  const errors = Object.values(result.errors ?? {});
  for (const error of errors) {
    if (!isRouteErrorResponse(error)) options.log('A page could not be loaded', error);
  }
  const url = new URL(request.url);
  const failed = async (status: number): Promise<Rendered> =>
    renderPage(app, url, {
      ...result,
      statusCode: status,
      actionData: null,
      errors: { page: { status, statusText: '', internal: false, data: await unsentOf(form) } },
    });
  // The router prefers an action's status over the failure of the page that was to show its result.
  const status = Math.max(0, ...errors.map((error) => (isRouteErrorResponse(error) ? error.status : 500)));
  if (status >= 500 || (form && TYPED_AGAIN.has(status))) return failed(status);
  try {
    return await renderPage(app, url, result);
  } catch (error) {
    options.log('A page could not be rendered', error);
    return failed(500);
  }
}

/** Renders to one string, lazy parts included. Rejects when any part can't be rendered. */
const renderHtml = (tree: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      // Renders every part in place: larger ones would be appended at the end, with a script that moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });

/** JSON-LD that the server adds to the page's own. */
const describe = (page: DescribedPage): object[] => [...structuredData(page), ...lineLd(page)];

async function renderPage(app: AppContext, url: URL, context: StaticHandlerContext): Promise<Rendered> {
  const lang = pageLanguage(url.pathname, !matchPage(url.pathname), app.facts, knownLanguages(app));
  const intl = intlFor(lang, app.facts.timeZone, knownBrand(app.inLanguage(lang)));
  const loaded: PageData | null = context.loaderData['page'] ?? null;
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = await renderHtml(
    <StrictMode>
      <BaseAppProvider value={app}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </BaseAppProvider>
    </StrictMode>,
  );
  const route = loaded && loadedPage(loaded.page)?.route;
  const { loaderData, actionData, errors } = context;
  const head = pageHead(app.inLanguage(lang), intl, url, loaded, context.statusCode, describe);
  return {
    kind: 'page',
    status: context.statusCode,
    lang,
    theme: app.facts.theme,
    look: knownLook(app.inLanguage(lang)),
    root: rootHtml(head),
    head: headHtml(head),
    body,
    boot: bootJson(app.queryClient, { facts: app.facts, router: { loaderData, actionData, errors } }),
    page: loaded?.page ?? null,
    card: () => socialCard(head, lang, knownLook(app.inLanguage(lang))),
    areas: [...BASE_AREAS, ...(route?.areas ?? [])],
  };
}
