import type { DsGroupLanding, Landing } from '@hoster/contract';

/** A selection of the list with a page of its own. */
export type DedicatedLanding = Landing | DsGroupLanding;

/** Id of the heading with the number of servers. */
export const COUNT_ID = 'servers';

/** Name of a landing in calls: `in-germany`; undefined for the whole list. */
export const landingName = (landing: Pick<Landing, 'prefix' | 'slug'> | null): string | undefined =>
  landing ? `${landing.prefix}-${landing.slug}` : undefined;

/** Slug of the texts of a page: `ds-in-germany`. */
export const textsOf = (landing: Pick<Landing, 'prefix' | 'slug'> | null): string =>
  `ds-${landingName(landing) ?? 'list'}`;
