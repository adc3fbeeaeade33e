import { computeTotal } from '@hoster/domain';
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

/** The cheapest of these plans that is available in one of these places, EUR cents; null when none is. */
function cheapest(plans: readonly PlanRow[], places: readonly LocationRow[], stock: Stock): number | null {
  const offers = plans.flatMap((plan) =>
    places
      .filter((place) => place.isAvailable && (stock.get(plan.id)?.get(place.id) ?? 0) > 0)
      .map((place) => listCents(plan, place)),
  );
  return offers.length === 0 ? null : Math.min(...offers);
}

/** Lowest price of a VPS, EUR cents a month; null when everything is sold out. */
export function minVpsCents(catalogue: Catalogue, stock: Stock): number | null {
  return cheapest(
    catalogue.plans.filter((plan) => !plan.isCustom),
    catalogue.locations,
    stock,
  );
}

/** The plans that a landing lists, except the custom one: those that match it and are sold in one of its locations. */
export function landingPlans(landing: LandingRow, catalogue: Catalogue, stock: Stock): PlanRow[] {
  const places = locationsOf(landing, catalogue);
  return catalogue.plans.filter(
    (plan) => !plan.isCustom && fits(plan, landing) && places.some(({ id }) => stock.get(plan.id)?.has(id)),
  );
}

/** Lowest price of the plans that a landing shows, in its locations. */
export function minLandingCents(landing: LandingRow, catalogue: Catalogue, stock: Stock): number | null {
  const plans = landingPlans(landing, catalogue, stock);
  return cheapest(plans, locationsOf(landing, catalogue), stock);
}

/** Lowest price of one plan, EUR cents a month. */
export function minPlanCents(plan: PlanRow, catalogue: Catalogue, stock: Stock): number | null {
  return cheapest([plan], catalogue.locations, stock);
}

function fits(plan: PlanRow, { tags, min }: LandingRow): boolean {
  return (
    (tags.length === 0 || plan.tags.some((tag) => tags.includes(tag))) &&
    plan.cpuCount >= (min.cpu_count ?? 0) &&
    plan.ramSize >= (min.ram_size ?? 0) &&
    plan.diskSize >= (min.disk_size ?? 0)
  );
}
