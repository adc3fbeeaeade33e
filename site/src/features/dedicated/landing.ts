import type { DsGroupLanding, Landing } from '@hoster/contract';
import { noDsFilter, type DsFilter } from '@hoster/domain/lines/dedicated/filter';

/** A part of the list with a page of its own. */
export type DedicatedLanding = Landing | DsGroupLanding;

/** The servers that a landing is about. */
export function filterOfLanding(landing: DedicatedLanding | null): DsFilter {
  if (landing === null) return noDsFilter;
  if ('plan_set' in landing) return { ...noDsFilter, tags: [landing.plan_set] };
  return { ...noDsFilter, countries: landing.country_code === null ? [] : [landing.country_code] };
}

/** Slug of the texts of a page: `ds-in-germany`. */
export const textsOf = (landing: Pick<Landing, 'prefix' | 'slug'> | null): string =>
  landing ? `ds-${landing.prefix}-${landing.slug}` : 'ds-list';
