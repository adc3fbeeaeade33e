import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createApp, type AppContext, type AppOptions } from './app-context.tsx';
import { bootJson } from './boot-json.ts';
import { BASE_AREAS, FIRST_AREAS, loadAllMessages } from './i18n/catalogue.ts';
import { intlFor } from './i18n/intl.ts';
import { pageLanguage, type Lang } from './i18n/languages.ts';
import { createRoutes } from './router/create-routes.tsx';
import { matchPage } from './router/match-page.ts';
import type { PageData } from './router/page.ts';
import { loadAllPages, loadedPage } from './router/page-modules.ts';
import { BaseAppProvider } from './router/root.tsx';
import { unsentFields } from './router/unsent-fields.ts';
import { headHtml, rootHtml } from './seo/head-tags.ts';
import { pageHead } from './seo/page-head.ts';
import { socialCard, type SocialCard } from './seo/social-card.ts';
import { offersLd } from './offers-ld.ts';
import { structuredData, type DescribedPage } from './seo/structured-data.ts';

export type { AppOptions, VisitorFacts } from './app-context.tsx';
export type { Transport } from './api/request.ts';

/** A page as the host sends it, or where the visitor has to go instead. */
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      lang: Lang;
      theme: string | null;
      /** Attributes of the root element beside its language, each after a space. */
      root: string;
      head: string;
      body: string;
      boot: string;
      page: string | null;
      /** What its picture for social networks shows; null when it has none. */
      card: () => SocialCard | null;
      /** When the page's script is loaded (`hydrateLate`). */
      late: boolean | 'at-sign';
      /** What the page draws by `lazy(…)` from the start. */
      parts: readonly string[];
      /** Module below the first screen, whose script waits until it's wanted. */
      belowFold: string | null;
      /** Message areas that the browser needs immediately, and those of deferred pages. */
      areas: readonly string[];
      lateAreas: readonly string[];
    };

const isApp = (value: unknown): value is AppContext =>
  typeof value === 'object' && value !== null && 'queryClient' in value;

function appOf(context: unknown): AppContext {
  if (isApp(context)) return context;
  throw new Error('The router was called without the application');
}

// Made once: the application travels as the request's context.
const handler = createStaticHandler(createRoutes(appOf));

/** Loads every page and message at start, so that no visitor waits for one. */
export async function prepare(): Promise<void> {
  await Promise.all([loadAllPages(), loadAllMessages()]);
}

/** Answers a request for a page: runs action and loaders, then renders to one string. */
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
      errors: { page: { status, statusText: '', internal: false, data: await unsentFields(form) } },
    });
  // An action's status counts more for the router than the failure of the page that should have shown its answer.
  const status = Math.max(0, ...errors.map((error) => (isRouteErrorResponse(error) ? error.status : 500)));
  if (status >= 500) return failed(status);
  try {
    return renderPage(app, url, result);
  } catch (error) {
    options.log('A page could not be rendered', error);
    return failed(500);
  }
}

/** JSON-LD that the server adds to what the page itself has. */
const describe = (page: DescribedPage): object[] => [...structuredData(page), ...offersLd(page)];

function renderPage(app: AppContext, url: URL, context: StaticHandlerContext): Rendered {
  const lang = pageLanguage(url.pathname, !matchPage(url.pathname), app.facts);
  const intl = intlFor(lang, app.facts.timeZone);
  const loaded: PageData | null = context.loaderData['page'] ?? null;
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    <StrictMode>
      <BaseAppProvider value={app}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </BaseAppProvider>
    </StrictMode>,
  );
  const route = loaded && loadedPage(loaded.page)?.route;
  const late = route?.hydrateLate ?? false;
  const { loaderData, actionData, errors } = context;
  const head = pageHead(app.inLanguage(lang), intl, url, loaded, context.statusCode, describe);
  return {
    kind: 'page',
    status: context.statusCode,
    lang,
    theme: app.facts.theme,
    root: rootHtml(head),
    head: headHtml(head),
    body,
    boot: bootJson(app.queryClient, { facts: app.facts, router: { loaderData, actionData, errors } }),
    page: loaded?.page ?? null,
    card: () => socialCard(head, lang),
    late,
    parts: (loaded && route?.parts?.(loaded.data)) ?? [],
    belowFold: route?.belowFold?.module ?? null,
    areas: late ? FIRST_AREAS : [...BASE_AREAS, ...(route?.areas ?? [])],
    lateAreas: late ? [...BASE_AREAS, ...(late === 'at-sign' ? [] : (route?.areas ?? []))] : [],
  };
}
