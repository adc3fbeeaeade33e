import type { DsCatalogue, DsPlanRow, DsStock } from '../../catalogue/dedicated-load.ts';
import type { Catalogue, LandingRow, LocationRow } from '../../catalogue/load.ts';

/** Where dedicated servers are sold. */
const placesOf = ({ locations }: Catalogue): LocationRow[] =>
  locations.filter(({ products }) => products.includes('dedicated'));

/** What a page lists: plans in places. */
export interface Listed {
  readonly plans: readonly DsPlanRow[];
  readonly places: readonly LocationRow[];
}

/** What the list of all servers has. */
export const everything = (catalogue: Catalogue): Listed => ({
  plans: catalogue.dedicated.plans,
  places: placesOf(catalogue),
});

/** What a landing lists: the servers of its tags that are sold in its country, as far as it has these. */
export function landingList({ countryCode, tags }: LandingRow, catalogue: Catalogue, stock: DsStock): Listed {
  const places = placesOf(catalogue).filter((row) => countryCode === null || row.countryCode === countryCode);
  const plans = catalogue.dedicated.plans.filter(
    (row) =>
      (tags.length === 0 || row.tags.some((tag) => tags.includes(tag))) &&
      places.some(({ id }) => stock.get(row.id)?.has(id)),
  );
  return { plans, places: places.filter(({ id }) => plans.some((row) => stock.get(row.id)?.has(id))) };
}

/** Lowest price of what is available in a list, EUR cents a month; null when nothing is. */
export function minDsCents({ plans, places }: Listed, stock: DsStock): number | null {
  const open = places.filter(({ isAvailable }) => isAvailable);
  const prices = plans.filter((row) => open.some(({ id }) => canBeHad(row, stock.get(row.id)?.get(id)))).map(centsOf);
  // Not spread into the arguments of `Math.min`: there may be thousands.
  return prices.length === 0 ? null : prices.reduce((a, b) => Math.min(a, b));
}

const centsOf = ({ priceCents }: DsPlanRow): number => priceCents;

/** @param left how many a place has; undefined where it isn't sold */
const canBeHad = ({ isOnOrder }: DsPlanRow, left: number | undefined): boolean =>
  left !== undefined && (isOnOrder || left > 0);

/** Countries in which any of the plans is sold. */
export const countriesOf = ({ plans, places }: Listed, stock: DsStock): Set<string> =>
  new Set(
    places.filter(({ id }) => plans.some((row) => stock.get(row.id)?.has(id))).map(({ countryCode }) => countryCode),
  );

/** The plan with this address. */
export const planBySlug = ({ plans }: DsCatalogue, slug: string): DsPlanRow | undefined =>
  plans.find((row) => row.slug === slug);
