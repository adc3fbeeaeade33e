import { dsFilterParams, localizePath, readDsFilter, toCents, type Visitor } from '@hoster/domain';
import { DsFilterQuery, type DsTariff } from '@hoster/contract';
import type { Db } from '../../../platform/db/index.ts';
import type { Language } from '../../../platform/http/index.ts';
import { serversOnOffer } from '../list/tariffs.ts';

/** Criteria of a saved search. */
export interface Search {
  readonly landing: string | null;
  /** The filters as the query of an address. */
  readonly query: string;
}

// Alerts aren't made for one country: dedicated servers are offered in all of them.
const anybody: Visitor = { profileCountry: null, siteCountry: null, signedIn: true, hasAuthCookie: true };

const filterOf = (query: string) =>
  readDsFilter(DsFilterQuery.parse(Object.fromEntries(new URLSearchParams(query).entries())));

/** The query with its filters only, written as the site writes it. */
export const settledQuery = (query: string): string => dsFilterParams(filterOf(query)).toString();

/**
 * Servers that a search finds and that can be ordered in its locations; their `url` leads there.
 * @throws AppError 404 for an unknown landing
 */
export const serversFor = (db: Db, { landing, query }: Search, language: Language): Promise<DsTariff[]> =>
  serversOnOffer(db, { landing: landing ?? undefined, filter: filterOf(query) }, anybody, language);

/** Prices in cents by slug, as stored by an alert. */
export const pricesOf = (servers: readonly DsTariff[]): Record<string, number> =>
  Object.fromEntries(servers.map(({ slug, price }) => [slug, toCents(price)]));

/** Servers that are new, or are cheaper now. */
export const newsAmong = (servers: readonly DsTariff[], seen: Readonly<Record<string, number>>): DsTariff[] =>
  servers.filter(({ slug, price }) => {
    const before = Object.hasOwn(seen, slug) ? seen[slug] : undefined;
    return before === undefined || toCents(price) < before;
  });

/** Path of the list with the search, without host. */
export function searchPath({ landing, query }: Search, language: Language): string {
  const page = `/dedicated-servers/${landing === null ? '' : `${landing}/`}`;
  return localizePath(`${page}${query === '' ? '' : `?${query}`}`, language);
}
