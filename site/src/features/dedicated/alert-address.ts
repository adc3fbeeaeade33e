import type { DsFilter } from '@hoster/domain/lines/dedicated/filter';
import { searchOf } from './filter-address.ts';

/** Address of the page that saves searches, without language prefix. */
const ALERTS_PATH = '/dedicated-servers/alerts/';

/** In its address: the landing that is searched, `in-germany`. */
const LANDING_PARAM = 'landing';

/** Address of the page that saves a search of a landing, or of the whole list. */
export function alertAddress(landing: string | undefined, filter: DsFilter): string {
  const search = searchOf(filter);
  search.delete('sort');
  if (landing !== undefined) search.set(LANDING_PARAM, landing);
  return search.size > 0 ? `${ALERTS_PATH}?${String(search)}` : ALERTS_PATH;
}

/** The landing in an address of the page that saves searches; undefined for the whole list or nonsense. */
export function landingIn(search: URLSearchParams): string | undefined {
  const text = search.get(LANDING_PARAM) ?? '';
  return /^(?:in|for)(?:-[a-z\d]{1,40}){1,6}$/.test(text) ? text : undefined;
}
