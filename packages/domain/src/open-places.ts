interface Offer {
  /** Ids of the places that have it; all without. */
  readonly locations?: readonly number[];
  /** Ids of those that have it and are full. */
  readonly sold_out_locations?: readonly number[];
}

/**
 * Returns the places that take an order of something now: a plan, a server, a size of storage; without `offer`, of
 * anything. None means that it is sold out everywhere.
 */
export const openPlaces = <Place extends { readonly id: number; readonly is_available: boolean }>(
  places: readonly Place[],
  { locations, sold_out_locations: full = [] }: Offer = {},
): Place[] =>
  places.filter(({ id, is_available: isOpen }) => isOpen && locations?.includes(id) !== false && !full.includes(id));
