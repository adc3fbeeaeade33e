interface Offer {
  /** Ids of the locations that have it; all without. */
  readonly locations?: readonly number[];
  /** Ids of those that have it and are full. */
  readonly sold_out_locations?: readonly number[];
}

/**
 * Returns the locations that take an order of something now: a plan, a server, a size of storage; without `offer`, of
 * anything. None means that it is sold out everywhere.
 */
export const openLocations = <Location extends { readonly id: number; readonly is_available: boolean }>(
  all: readonly Location[],
  { locations, sold_out_locations: full = [] }: Offer = {},
): Location[] =>
  all.filter(({ id, is_available: isOpen }) => isOpen && locations?.includes(id) !== false && !full.includes(id));
