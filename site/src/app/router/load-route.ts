import { pathLanguage } from '@hoster/domain/visitor/language';
import type { Query } from '@tanstack/react-query';
import { data as withStatus, redirect, replace } from 'react-router-dom';
import type { AppContext } from '../app-context.tsx';
import { type ApiError, isApiError } from '../../api/errors.ts';
import { isLooking } from '../../api/look.ts';
import { pageContextQuery } from '../../api/site.ts';
import { unchangedHref } from '../../features/look/unchanged.ts';
import { loadMessages } from '../../i18n/catalogue.ts';
import { hasLanguages, localPath, pageLanguage } from '../../i18n/languages.ts';
import { routerState } from '../browser/current-router.ts';
import { isFirstEntry } from '../browser/first-entry.ts';
import { isOffline, TabError } from '../browser/tab-error.ts';
import { loadLanguages } from '../visitor/languages.ts';
import { startUp } from '../browser/start-up.ts';
import { showLanguage } from '../../i18n/shown-language.ts';
import { matchPage } from './match-page.ts';
import { type PageData, UNSENT, type WithStatus } from './page.ts';
import { loadPage } from './page-modules.ts';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { intlFor } from '../../i18n/intl.ts';

const words = defineMessages({
  unsent: {
    id: 'late-parts.form-unsent',
    defaultMessage: 'We couldn’t send the form. Check your connection and try again.',
    description: 'Toast after a form was sent without a connection, or while the backend is away',
  },
  unloaded: {
    id: 'late-parts.unloaded',
    defaultMessage: 'We couldn’t load this. Check your connection and try again.',
    description: 'Toast after a choice on a page was made without a connection, or while the backend is away',
  },
  limited: {
    id: 'late-parts.limited',
    defaultMessage: 'Too many attempts. Wait a few minutes and try again.',
    description: 'Toast after a form was sent or a choice made too often',
  },
  looking: {
    id: 'late-parts.looking',
    defaultMessage: 'Nothing was changed: you’re only viewing this customer’s account.',
    description: 'Toast for staff who see the account of a customer and send a form',
  },
  failed: {
    id: 'late-parts.failed',
    defaultMessage: 'Something went wrong; our developers are already on it.',
    description: 'Toast after a call for a choice on a page or for a form failed; the page stays as it was',
  },
});

/** Reports a failure where the page has no message for it. */
const tell = ({ notify, lang, facts }: AppContext, message: MessageDescriptor): void =>
  notify('error', intlFor(lang, facts.timeZone).formatMessage(message));

/** Loads everything for an address: module, texts, start-up data, the page's own data. */
export async function loadRoute(
  base: AppContext,
  request: Request,
): Promise<PageData | Response | WithStatus<PageData>> {
  const url = new URL(request.url);
  const match = matchPage(url.pathname);
  const offered = await loadLanguages(base);
  const lang = pageLanguage(url.pathname, !match, base.facts, offered);
  // Its address in the language of the page, where that of the address isn't offered. Staff may offer it again.
  if (match && hasLanguages(url.pathname) && pathLanguage(url.pathname) !== lang)
    return redirect(localPath(lang, url.pathname) + url.search, 302);
  if (!import.meta.env.SSR) showLanguage(lang);
  const app = base.inLanguage(lang);
  const starting = startUp(app);
  if (!match) {
    await Promise.all([starting, loadMessages(lang, [])]);
    throw withStatus(null, { status: 404 });
  }
  const { route } = await loadPage(match.entry.page);
  const contextSlug = route.contextSlug?.(match.params) ?? null;
  const [data] = await Promise.all([
    // The error page needs the start-up data.
    withHttpErrors(async () =>
      route.load?.({ app, params: match.params, url, request }).catch((error: unknown) => keepPage(app, url, error)),
    ).catch(async (error: unknown) => {
      await starting;
      throw error;
    }),
    loadMessages(lang, route.areas),
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
  const app = base.inLanguage(pageLanguage(url.pathname, false, base.facts, await loadLanguages(base)));
  const { route } = await loadPage(match.entry.page);
  const { act } = route;
  if (!act) throw withStatus(null, { status: 405 });
  // Two forms are left to staff who only see the account of a customer: they end that.
  if (match.entry.page !== 'look' && match.entry.page !== 'logout' && (await isLooking(app))) {
    if (import.meta.env.SSR) return redirect(unchangedHref(url));
    tell(app, words.looking);
    return withStatus(undefined, { status: UNSENT });
  }
  const form = await readForm(request);
  return withHttpErrors(() =>
    act({ app, params: match.params, url, request, form })
      .catch((error: unknown) => {
        if (import.meta.env.SSR || !isApiError(error) || ANOTHER_PAGE.has(error.status)) throw error;
        tell(app, isAway(error) ? words.unsent : whyFailed(error));
        return withStatus(undefined, { status: UNSENT });
      })
      .finally(() => askAnew(app)),
  );
}

/**
 * Repeats what was asked for before a form was sent and isn't answered yet. The loader would take that answer for its
 * own, and the page would show what the form has changed as it was before.
 */
function askAnew({ queryClient }: AppContext): void {
  const isUnderway = ({ state }: Query) => state.fetchStatus === 'fetching';
  void queryClient.invalidateQueries({ predicate: isUnderway, refetchType: 'all' });
}

/** The submitted form. @throws 415 for anything else, 400 for one that can't be read */
async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    throw withStatus(null, { status: 415 });
  return request.formData().catch(() => {
    throw withStatus(null, { status: 400 });
  });
}

/** Statuses by which a call says what the visitor should see instead. */
const ANOTHER_PAGE = new Set([401, 403, 404]);

/**
 * A failed call for another query of the page that is shown (a promo code, a filter): the page stays as it is, with all
 * input, and a toast reports the failure. Anywhere else there is nothing to keep: the error is thrown.
 */
function keepPage(app: AppContext, url: URL, error: unknown): Response {
  const router = routerState();
  if (!router || !isApiError(error) || ANOTHER_PAGE.has(error.status)) throw error;
  const { errors, location, navigation } = router;
  const { pathname, search, hash } = location;
  const isSamePage = errors === null && pathname === url.pathname && search !== url.search;
  if (!isSamePage || navigation.formMethod !== undefined) throw error;
  tell(app, isAway(error) ? words.unloaded : whyFailed(error));
  return replace(pathname + search + hash);
}

const whyFailed = ({ status }: ApiError): MessageDescriptor => (status === 429 ? words.limited : words.failed);

/** Statuses of calls while the backend is temporarily unavailable; 0 means no answer. */
const AWAY = new Set([0, 502, 503, 504]);
const isAway = (error: unknown): boolean => isApiError(error) && AWAY.has(error.status);

/**
 * Maps failed calls to responses of the page: errors caused by the visitor stay 4xx, 503 means retry later, all others
 * are 500. An answer whose parts failed for different reasons (206) may be whole the next time.
 */
async function withHttpErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isApiError(error, 0) && isOffline()) throw new TabError('offline', error);
    if (isApiError(error)) throw withStatus(null, { status: pageStatus(error.status) });
    throw error;
  }
}

function pageStatus(status: number): number {
  if (status === 206 || AWAY.has(status)) return 503;
  return status >= 400 && status < 500 ? status : 500;
}

const lastShown = new WeakMap<AppContext['queryClient'], string>();

/** Reloaded when the route's name or the language changes, else cached. */
async function loadPageContext(app: AppContext, page: string, slug: string): Promise<void> {
  const shown = `${app.lang} ${page}`;
  const changed = lastShown.get(app.queryClient) !== shown;
  lastShown.set(app.queryClient, shown);
  const query = pageContextQuery(app, slug);
  // A failure here must not break the page: it works without its texts.
  await app.queryClient.prefetchQuery(changed && !isFirstEntry() ? { ...query, staleTime: 0 } : query);
}
