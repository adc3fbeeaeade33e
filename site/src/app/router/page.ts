import type { ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { data as withStatus } from 'react-router-dom';
import type { PageContext } from '@hoster/contract';
import type { AppContext } from '../app-context.tsx';
import type { PageMeta } from '../../seo/page-meta.ts';

/** Parameters of the address by the names of the route table; `prefix` and `slug` for landing pages. */
export type PageParams = Readonly<Record<string, string>>;

export interface LoadArgs {
  /** The application in the language of the page. */
  app: AppContext;
  params: PageParams;
  url: URL;
  request: Request;
}

export interface ActArgs extends LoadArgs {
  form: FormData;
}

export interface MetaArgs<Data> {
  intl: IntlShape;
  params: PageParams;
  url: URL;
  /** Texts of the page from the server; null when it has none (404, failure). */
  context: PageContext | null;
  data: Data;
}

/** Result of React Router's `data(…, { status })`. */
export type WithStatus<Data> = ReturnType<typeof withStatus<Data>>;

/** The `route` export of a page's `route.ts`. Runs on the server and in the browser. */
export interface PageRoute<Data = null> {
  /** Message catalogues the page needs besides the layout's (`src/i18n/<language>/<area>.json`). */
  areas: readonly string[];
  /** Slug of the page's texts (`GET …/page-context/{slug}/public_page_context/`). */
  contextSlug?(params: PageParams): string;
  /**
   * Fetches what the page needs before it is shown, by `app.queryClient.ensureQueryData(…)`. The result must be JSON,
   * or `data(…, { status })` for a page with its own design that responds with a status other than 200. A thrown
   * `ApiError` 404 shows the 404 page with status 404, another one the 500 page; a page that is already shown with another
   * query stays instead. A `redirect(…)` is followed.
   */
  load?(args: LoadArgs): Promise<Data | Response | WithStatus<Data>>;
  /** Handles a form sent by POST to the page's address. Returns `data(…, status)` or `redirect(…)`. */
  act?(args: ActArgs): Promise<unknown>;
  meta?(args: MetaArgs<Data>): PageMeta;
}

/** Status of a form whose calls have failed. Its page keeps everything typed: nothing is reloaded. */
export const UNSENT = 503;

/** Types a page's route. */
export const definePage = <Data = null>(route: PageRoute<Data>): PageRoute<Data> => route;

/** Exports of a page's `page.tsx`. */
export interface PageModule {
  Page: ComponentType;
}

/** Router data of a loaded page. */
export interface PageData {
  /** Folder of the page under `src/pages`. */
  page: string;
  params: PageParams;
  contextSlug: string | null;
  data: unknown;
}
