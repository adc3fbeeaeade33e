import { dsFilterParams, isDsLandingName, type DsFilter } from '@hoster/domain/lines/dedicated/filter';

/** In its address: the landing that is searched, `in-germany`. */
const LANDING_PARAM = 'landing';

const addressOf = (path: string, landing: string | undefined, filter: DsFilter): string => {
  const search = dsFilterParams({ ...filter, sort: 'none' });
  if (landing !== undefined) search.set(LANDING_PARAM, landing);
  return search.size > 0 ? `${path}?${String(search)}` : path;
};

/** Address of the page that saves a search of a landing, or of the whole list. */
export const alertAddress = (landing: string | undefined, filter: DsFilter): string =>
  addressOf('/dedicated-servers/alerts/', landing, filter);

/** Address of a search's Atom feed. */
export const feedAddress = (landing: string | undefined, filter: DsFilter): string =>
  addressOf('/dedicated-servers.atom', landing, filter);

/** The landing in an address of the page that saves searches; undefined for the whole list or nonsense. */
export function landingIn(search: URLSearchParams): string | undefined {
  const text = search.get(LANDING_PARAM) ?? '';
  return isDsLandingName(text) ? text : undefined;
}
