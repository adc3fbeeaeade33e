import type { landings } from '../catalogue/index.ts';

export type NewLanding = typeof landings.$inferInsert;

/** A country whose locations have a page. */
export type Country = [slug: string, code: string, en: string, ru: string, shortEn: string, shortRu: string];

/** Returns the pages of a product line by country, in this order, with ids from `firstId`. */
export const countryLandings = (
  kind: NewLanding['kind'],
  firstId: number,
  countries: readonly Country[],
): NewLanding[] =>
  countries.map(([slug, countryCode, en, ru, shortEn, shortRu], position) => ({
    id: firstId + position,
    kind,
    slug,
    prefix: 'in',
    label: { en, ru },
    shortDescription: { en: shortEn, ru: shortRu },
    countryCode,
    min: {},
    tags: [],
    position,
  }));
