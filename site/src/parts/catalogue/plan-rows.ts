import type { Landing, Location, VpsTariff } from '@hoster/contract';
import { openLocations } from '@hoster/domain/order/open-locations';

/**
 * Properties of a plan in the catalogues of all lines. `is_custom`: its sizes are chosen, so its price is the lowest
 * one.
 */
export type CataloguePlan = Pick<
  VpsTariff,
  'id' | 'slug' | 'name' | 'url' | 'price' | 'locations' | 'sold_out_locations' | 'is_popular' | 'position'
> & { is_custom?: boolean };

/** A page of a catalogue that shows a part of it. */
export type PartOfCatalogue = Pick<Landing, 'id' | 'url' | 'label' | 'country_code' | 'short_description'>;

/** Where a plan is available now. */
export interface Availability {
  state: 'available' | 'limited' | 'sold_out';
  free: Location[];
  soldOut: Location[];
}

export interface PlanRow<Plan extends CataloguePlan = CataloguePlan> {
  tariff: Plan;
  availability: Availability;
}

/** The locations of a page: those of its country, or all. */
export const placesOf = (locations: readonly Location[], landing: Pick<Landing, 'country_code'> | null): Location[] =>
  locations.filter(({ country_code }) => !landing?.country_code || country_code === landing.country_code);

/**
 * Returns where the plan is available, where it is sold out, and the overall status. Closed locations are listed
 * separately.
 */
export function availabilityOf(
  tariff: Pick<CataloguePlan, 'locations' | 'sold_out_locations'>,
  places: readonly Location[],
): Availability {
  const free = openLocations(places, tariff);
  const soldOut = openLocations(places, { locations: tariff.sold_out_locations });
  return { state: free.length === 0 ? 'sold_out' : soldOut.length > 0 ? 'limited' : 'available', free, soldOut };
}

/** Whether nothing on the page of a country can be ordered now. */
export const isSoldOut = (
  rows: readonly Pick<PlanRow, 'availability'>[],
  places: readonly Location[],
  landing: Pick<Landing, 'country_code'> | null,
): boolean =>
  Boolean(landing?.country_code) &&
  places.length > 0 &&
  rows.length > 0 &&
  rows.every(({ availability }) => availability.state === 'sold_out');

/** Whether a plan exists in one of the places. One without places of its own exists everywhere. */
export const existsIn = ({ locations }: Pick<CataloguePlan, 'locations'>, places: readonly Location[]): boolean =>
  locations.length === 0 || places.some(({ id }) => locations.includes(id));

/** The lines of a sheet, in the order of the server. */
export const rowsOf = <Plan extends CataloguePlan>(
  tariffs: readonly Plan[],
  places: readonly Location[],
): PlanRow<Plan>[] =>
  tariffs
    .toSorted((a, b) => a.position - b.position)
    .map((tariff) => ({ tariff, availability: availabilityOf(tariff, places) }));
