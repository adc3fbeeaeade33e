import type { Landing, VpsTypeLanding } from '@hoster/contract';
import type { CatalogueLanding } from './plan-rows.ts';

/** Landing pages for parts of the catalogue. */
export interface VpsLandings {
  byCountry: readonly Landing[];
  byType: readonly VpsTypeLanding[];
}

/** The landing of an address, `in-germany` or `on-windows`; null when there is none. */
export function landingOf(
  prefix: string | undefined,
  slug: string | undefined,
  { byCountry, byType }: VpsLandings,
): CatalogueLanding | null {
  const all: readonly CatalogueLanding[] = prefix === 'in' ? byCountry : byType;
  return all.find((landing) => landing.prefix === prefix && landing.slug === slug) ?? null;
}

/** Slug of a landing page's texts: `vps-in-germany`. */
export const contextSlugOf = (prefix: string | undefined, slug: string | undefined): string => `vps-${prefix}-${slug}`;
