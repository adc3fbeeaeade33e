import type { CatalogueLocation, Location } from '@hoster/contract';

interface Sold {
  /** Ids of the locations where it exists; all when absent. */
  locations?: readonly number[];
  sold_out_locations: readonly number[];
}

/** Locations where something is sold, in catalogue format. */
export const placesOf = (
  all: readonly (Location & { price_percent?: number })[],
  { locations, sold_out_locations: soldOut }: Sold,
): CatalogueLocation[] =>
  all
    .filter(({ id }) => locations?.includes(id) ?? true)
    .map(({ id, slug, country_code, city, is_available, price_percent: percent = 0 }) => ({
      slug,
      country_code,
      city,
      available: is_available && !soldOut.includes(id),
      ...(percent > 0 && { surcharge_percent: percent }),
    }));

/** Whether something is available anywhere. */
export const isAvailable = (places: readonly CatalogueLocation[]): boolean => places.some(({ available }) => available);
