import type { ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { data as withStatus } from 'react-router-dom';
import type { PageContext } from '@hoster/contract';
import type { AppContext } from '../app-context.tsx';
import type { PageMeta } from '../seo/page-meta.ts';

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

/** What React Router's `data(…, { status })` gives. */
export type WithStatus<Data> = ReturnType<typeof withStatus<Data>>;

/** What a page's `route.ts` exports as `route`. Everything here runs on the server and in the browser. */
export interface PageRoute<Data = null> {
  /** Russian message catalogues the page needs besides the layout's (`src/i18n/ru/<area>.json`). */
  areas: readonly string[];
  /**
   * Leaves the server's HTML of a first visit as it is until the page is at rest, or the visitor moves, touches, types
   * or scrolls: for pages of text, figures, links and native controls, whose script then keeps nothing else waiting.
   * `at-sign` doesn't load it at rest either: for a long form of native controls, which most visitors on phones pass.
   */
  hydrateLate?: boolean | 'at-sign';
  /**
   * What the page draws by `lazy(…)` from the start, as modules (`src/…`) that nothing imports statically: their
   * styles are linked like the page's own, else the page would move under the visitor's finger when they come.
   */
  parts?(data: Data): readonly string[];
  /**
   * The part below the first screen, as a module (`src/…`) whose script waits until it's wanted (`belowFold(…)`), and the
   * message areas that only this part needs.
   */
  belowFold?: { module: string; areas: readonly string[] };
  /** Slug of the page's texts (`GET …/page-context/{slug}/public_page_context/`). */
  contextSlug?(params: PageParams): string;
  /**
   * Fetches what the page needs before it is shown, by `app.queryClient.ensureQueryData(…)`. What it gives must be JSON,
   * or `data(…, { status })` for a page of its own design that answers another status than 200.
   * A thrown `ApiError` 404 shows the 404 page with status 404, another one the 500 page; a `redirect(…)` is followed.
   */
  load?(args: LoadArgs): Promise<Data | Response | WithStatus<Data>>;
  /** Deals with a form sent by POST to the page's address. Gives `data(…, status)` or `redirect(…)`. */
  act?(args: ActArgs): Promise<unknown>;
  meta?(args: MetaArgs<Data>): PageMeta;
}

/** Status of a form whose calls found no backend. Its page stays as it is, with everything typed: nothing is loaded anew. */
export const UNSENT = 503;

/** Types a page's route. */
export const definePage = <Data = null>(route: PageRoute<Data>): PageRoute<Data> => route;

/** What a page's `page.tsx` exports. */
export interface PageModule {
  Page: ComponentType;
}

/** What the router keeps of a loaded page. */
export interface PageData {
  /** Folder of the page under `src/pages`. */
  page: string;
  params: PageParams;
  contextSlug: string | null;
  data: unknown;
}
