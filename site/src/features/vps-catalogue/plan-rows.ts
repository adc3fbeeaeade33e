import type { Landing, Location, VpsTariff, VpsTypeLanding } from '@hoster/contract';

/** A page of the catalogue that shows a part of it: one country, or one purpose. */
export type CatalogueLanding = Landing | VpsTypeLanding;

/** Where a plan can be had now. */
export interface Availability {
  state: 'available' | 'limited' | 'sold_out';
  free: Location[];
  soldOut: Location[];
}

export interface PlanRow {
  tariff: VpsTariff;
  availability: Availability;
}

const isTypeLanding = (landing: CatalogueLanding): landing is VpsTypeLanding => 'min' in landing;

/** The places a page is about: those of its country, or all. */
export const placesOf = (locations: readonly Location[], landing: CatalogueLanding | null): Location[] =>
  locations.filter(({ country_code }) => !landing?.country_code || country_code === landing.country_code);

function fits(tariff: VpsTariff, landing: CatalogueLanding): boolean {
  if (!isTypeLanding(landing)) return true;
  const { cpu_count = 0, ram_size = 0, disk_size = 0 } = landing.min;
  // A size that can be chosen fits when its upper end does: that is for the configurator to say.
  if (tariff.is_custom) return true;
  if (landing.os_family === 'windows' && !tariff.windows_allowed) return false;
  return tariff.cpu_count >= cpu_count && tariff.ram_size >= ram_size && tariff.disk_size >= disk_size;
}

const tagged = (tariff: VpsTariff, landing: CatalogueLanding): boolean =>
  !isTypeLanding(landing) ||
  landing.tags.length === 0 ||
  tariff.is_custom ||
  tariff.tags.some((tag) => landing.tags.includes(tag));

/**
 * Returns where the plan is available, where it is sold out, and the overall status. Closed locations are listed
 * separately.
 */
export function availabilityOf(tariff: VpsTariff, places: readonly Location[]): Availability {
  const open = places.filter(({ id, is_available }) => is_available && tariff.locations.includes(id));
  const free = open.filter(({ id }) => !tariff.sold_out_locations.includes(id));
  const soldOut = open.filter(({ id }) => tariff.sold_out_locations.includes(id));
  return { state: free.length === 0 ? 'sold_out' : soldOut.length > 0 ? 'limited' : 'available', free, soldOut };
}

/**
 * The plans that a catalogue page shows, in the order of the server. A landing whose tags fit no plan shows all that
 * meet its minimum: a page by purpose is never empty while there is something to sell.
 */
export function planRows(
  tariffs: readonly VpsTariff[],
  locations: readonly Location[],
  landing: CatalogueLanding | null,
): PlanRow[] {
  const places = placesOf(locations, landing);
  const fitting = tariffs.filter(
    (tariff) =>
      (!landing || fits(tariff, landing)) &&
      (tariff.locations.length === 0 || places.some(({ id }) => tariff.locations.includes(id))),
  );
  const chosen = landing ? fitting.filter((tariff) => tagged(tariff, landing)) : fitting;
  return (chosen.some(({ is_custom }) => !is_custom) ? chosen : fitting)
    .toSorted((a, b) => a.position - b.position)
    .map((tariff) => ({ tariff, availability: availabilityOf(tariff, places) }));
}
