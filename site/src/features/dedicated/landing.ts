import type { DsGroupLanding, Landing } from '@hoster/contract';

/** A part of the list with a page of its own. */
export type DedicatedLanding = Landing | DsGroupLanding;

/** Name of a landing in calls: `in-germany`; undefined for the whole list. */
export const partOf = (landing: Pick<Landing, 'prefix' | 'slug'> | null): string | undefined =>
  landing ? `${landing.prefix}-${landing.slug}` : undefined;

/** Slug of the texts of a page: `ds-in-germany`. */
export const textsOf = (landing: Pick<Landing, 'prefix' | 'slug'> | null): string => `ds-${partOf(landing) ?? 'list'}`;
