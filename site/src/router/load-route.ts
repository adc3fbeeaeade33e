import { data as withStatus } from 'react-router-dom';
import type { AppContext } from '../app-context.tsx';
import { isApiError } from '../api/errors.ts';
import { pageContextQuery } from '../api/site.ts';
import { loadMessages } from '../i18n/catalogue.ts';
import { pageLanguage } from '../i18n/languages.ts';
import { isFirstEntry } from '../start/first-entry.ts';
import { isOffline, TabError } from '../start/tab-error.ts';
import { startUp } from '../start/start-up.ts';
import { matchPage } from './match-page.ts';
import { type PageData, UNSENT, type WithStatus } from './page.ts';
import { loadPage } from './page-modules.ts';
import { tellUnsent } from './unsent.ts';

/** Loads whatever the address asks for: module, texts, start-up data, the page's own data. */
export async function loadRoute(
  base: AppContext,
  request: Request,
): Promise<PageData | Response | WithStatus<PageData>> {
  const url = new URL(request.url);
  const match = matchPage(url.pathname);
  const lang = pageLanguage(url.pathname, !match, base.facts);
  const app = base.inLanguage(lang);
  const starting = startUp(app);
  if (!match) {
    await Promise.all([starting, loadMessages(lang, [])]);
    throw withStatus(null, { status: 404 });
  }
  const { route } = await loadPage(match.entry.page);
  const contextSlug = route.contextSlug?.(match.params) ?? null;
  const [data] = await Promise.all([
    // The error page needs what every page starts with.
    withHttpErrors(async () => route.load?.({ app, params: match.params, url, request })).catch(
      async (error: unknown) => {
        await starting;
        throw error;
      },
    ),
    loadMessages(lang, [...route.areas, ...(route.belowFold?.areas ?? [])]),
    contextSlug ? loadPageContext(app, match.entry.page, contextSlug) : undefined,
    starting,
  ]);
  if (data instanceof Response) return data;
  const page = { page: match.entry.page, params: match.params, contextSlug };
  return isWithStatus(data)
    ? withStatus({ ...page, data: data.data }, data.init ?? undefined)
    : { ...page, data: data ?? null };
}

const isWithStatus = (value: unknown): value is WithStatus<unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';

/** Runs the page's action for a form that was sent to its address. */
export async function actRoute(base: AppContext, request: Request): Promise<unknown> {
  const url = new URL(request.url);
  const match = matchPage(url.pathname);
  if (!match) throw withStatus(null, { status: 404 });
  const app = base.inLanguage(pageLanguage(url.pathname, false, base.facts));
  const { route } = await loadPage(match.entry.page);
  const { act } = route;
  if (!act) throw withStatus(null, { status: 405 });
  const form = await readForm(request);
  return withHttpErrors(() =>
    act({ app, params: match.params, url, request, form }).catch((error: unknown) => {
      if (import.meta.env.SSR || !isAway(error)) throw error;
      tellUnsent(app);
      return withStatus(undefined, { status: UNSENT });
    }),
  );
}

/** The form that was sent. @throws 415 for anything else, 400 for one that can't be read */
async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    throw withStatus(null, { status: 415 });
  return request.formData().catch(() => {
    throw withStatus(null, { status: 400 });
  });
}

/** What calls answer, with 0 for no answer at all, when the backend is away for a while. */
const AWAY = new Set([0, 502, 503, 504]);
const isAway = (error: unknown): boolean => isApiError(error) && AWAY.has(error.status);

/** Failures of calls become answers of the page: what the visitor caused stays 4xx, 503 says to come back, all others are 500. */
async function withHttpErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isApiError(error, 0) && isOffline()) throw new TabError('offline', error);
    if (isApiError(error)) throw withStatus(null, { status: pageStatus(error.status) });
    throw error;
  }
}

const pageStatus = (status: number): number => (AWAY.has(status) ? 503 : status >= 400 && status < 500 ? status : 500);

const lastShown = new WeakMap<AppContext['queryClient'], string>();

/** Asked anew when the route's name or the language changes, else kept (specification, section 4). */
async function loadPageContext(app: AppContext, page: string, slug: string): Promise<void> {
  const shown = `${app.lang} ${page}`;
  const changed = lastShown.get(app.queryClient) !== shown;
  lastShown.set(app.queryClient, shown);
  const query = pageContextQuery(app, slug);
  // A page without texts of its own is still a page: nothing here may break it.
  await app.queryClient.prefetchQuery(changed && !isFirstEntry() ? { ...query, staleTime: 0 } : query);
}
