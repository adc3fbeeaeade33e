import type { OpenOffer } from '@hoster/domain';
import type { Catalogue, DsPlanRow, DsStock, LandingRow, LocationRow } from '../../../catalogue/index.ts';

/** Locations in which dedicated servers are sold. */
export const placesOf = ({ locations }: Catalogue): LocationRow[] =>
  locations.filter(({ products }) => products.includes('dedicated'));

/** Contents of a list: plans and locations. */
export interface Listed {
  readonly plans: readonly DsPlanRow[];
  readonly places: readonly LocationRow[];
}

/** Contents of the list of all servers. */
export const everything = (catalogue: Catalogue): Listed => ({
  plans: catalogue.dedicated.plans,
  places: placesOf(catalogue),
});

/**
 * Contents of a landing: servers with its tags that are sold in its country, if it has these. `tariffsFor` follows the
 * same rule, for what one visitor may see.
 */
export function landingList({ countryCode, tags }: LandingRow, catalogue: Catalogue, stock: DsStock): Listed {
  const places = placesOf(catalogue).filter((row) => countryCode === null || row.countryCode === countryCode);
  const plans = catalogue.dedicated.plans.filter(
    (row) =>
      (tags.length === 0 || row.tags.some((tag) => tags.includes(tag))) &&
      places.some(({ id }) => stock.get(row.id)?.has(id)),
  );
  return { plans, places: places.filter(({ id }) => plans.some((row) => stock.get(row.id)?.has(id))) };
}

/** What of a list can be bought now. */
export function dsOffers({ plans, places }: Listed, stock: DsStock): OpenOffer[] {
  const open = places.filter(({ isAvailable }) => isAvailable);
  return plans.flatMap((row) =>
    open
      .filter(({ id }) => canBeHad(row, stock.get(row.id)?.get(id)))
      .map(({ id }) => ({ plan: row.slug, location: id, cents: row.priceCents })),
  );
}

/** @param left stock of a location; undefined where it isn't sold */
const canBeHad = ({ isOnOrder }: DsPlanRow, left: number | undefined): boolean =>
  left !== undefined && (isOnOrder || left > 0);

/** Countries in which any of the plans is sold. */
export const countriesOf = ({ plans, places }: Listed, stock: DsStock): Set<string> =>
  new Set(
    places.filter(({ id }) => plans.some((row) => stock.get(row.id)?.has(id))).map(({ countryCode }) => countryCode),
  );
