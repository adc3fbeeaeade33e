import { dsFilterParams, localizePath, readDsFilter, toCents, type Visitor } from '@hoster/domain';
import { DsFilterQuery, type DsTariff } from '@hoster/contract';
import type { Db } from '../../db/types.ts';
import type { Language } from '../../http/language.ts';
import { serversOnOffer } from '../lines/dedicated/tariffs.ts';

/** What a saved search looks for. */
export interface Search {
  readonly landing: string | null;
  /** The filters as the query of an address. */
  readonly query: string;
}

// Alerts aren't made for one country: dedicated servers are offered in all of them.
const anybody: Visitor = { profileCountry: null, siteCountry: null, signedIn: true, hasAuthCookie: true };

const filterOf = (query: string) =>
  readDsFilter(DsFilterQuery.parse(Object.fromEntries(new URLSearchParams(query).entries())));

/** The query with what is a filter, written as the site writes it. */
export const settledQuery = (query: string): string => dsFilterParams(filterOf(query)).toString();

/**
 * The servers that a search finds and that can be ordered where it looks; their `url` leads there.
 * @throws AppError 404 for an unknown landing
 */
export const serversFor = (db: Db, { landing, query }: Search, language: Language): Promise<DsTariff[]> =>
  serversOnOffer(db, { landing: landing ?? undefined, filter: filterOf(query) }, anybody, language);

/** Prices in cents by slug: what an alert remembers. */
export const pricesOf = (servers: readonly DsTariff[]): Record<string, number> =>
  Object.fromEntries(servers.map(({ slug, price }) => [slug, toCents(price)]));

/** Those that weren't there before, or are cheaper now. */
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
