import { computeTotal, lowestCents, type OpenOffer } from '@hoster/domain';
import type { Catalogue, LandingRow, LocationRow, PlanRow, Stock } from './load.ts';
import { price } from './present.ts';
import { locationsOf } from './vps.ts';

/** List price of a plan in a location for a month, EUR cents net, by the product's pricing function. */
function listCents(plan: PlanRow, place: LocationRow): number {
  return computeTotal({
    tariff: { key: plan.slug, price: price(plan.priceCents) },
    surcharges: [place.pricePercent],
    period: { months: 1, discountPercent: 0 },
    count: 1,
    tax: { ratePercent: 0, reverseCharge: false },
  }).perMonth;
}

/** What of these plans can be bought now in these places. */
const offersOf = (plans: readonly PlanRow[], places: readonly LocationRow[], stock: Stock): OpenOffer[] =>
  plans.flatMap((plan) =>
    places
      .filter((place) => place.isAvailable && (stock.get(plan.id)?.get(place.id) ?? 0) > 0)
      .map((place) => ({ plan: plan.slug, location: place.id, cents: listCents(plan, place) })),
  );

/** The VPS that can be bought now, without custom ones. */
export const vpsOffers = (catalogue: Catalogue, stock: Stock): OpenOffer[] =>
  offersOf(
    catalogue.plans.filter((plan) => !plan.isCustom),
    catalogue.locations,
    stock,
  );

/** The plans that a landing lists, except the custom one: those that match it and are sold in one of its locations. */
export function landingPlans(landing: LandingRow, catalogue: Catalogue, stock: Stock): PlanRow[] {
  const places = locationsOf(landing, catalogue);
  return catalogue.plans.filter(
    (plan) => !plan.isCustom && fits(plan, landing) && places.some(({ id }) => stock.get(plan.id)?.has(id)),
  );
}

/** Lowest price of the plans that a landing shows, in its locations; see `lowestCents`. */
export function minLandingCents(landing: LandingRow, catalogue: Catalogue, stock: Stock): number | null {
  const plans = landingPlans(landing, catalogue, stock);
  return lowestCents(offersOf(plans, locationsOf(landing, catalogue), stock));
}

/** Lowest price of one plan, EUR cents a month; null when it's sold out. */
export function minPlanCents(plan: PlanRow, catalogue: Catalogue, stock: Stock): number | null {
  return lowestCents(offersOf([plan], catalogue.locations, stock));
}

function fits(plan: PlanRow, { tags, min }: LandingRow): boolean {
  return (
    (tags.length === 0 || plan.tags.some((tag) => tags.includes(tag))) &&
    plan.cpuCount >= (min.cpu_count ?? 0) &&
    plan.ramSize >= (min.ram_size ?? 0) &&
    plan.diskSize >= (min.disk_size ?? 0)
  );
}
