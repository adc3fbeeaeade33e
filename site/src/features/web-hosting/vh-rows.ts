import type { CmsLanding, Landing, Location, VhTariff } from '@hoster/contract';
import { openLocations } from '@hoster/domain/order/open-locations';
import { existsIn, placesOf, rowsOf, type PlanRow } from '../../parts/catalogue/plan-rows.ts';

/** A page of the catalogue that shows a part of it: one country, or one system. */
export type VhLanding = Landing | CmsLanding;

/** The system of a page. */
export const cmsOfLanding = (landing: VhLanding | null) => (landing && 'cms' in landing ? landing.cms : undefined);

/**
 * The data centres of a page. `own`: those of its country, or all; none where the visitor may not order there. `offered`:
 * then the first one with room instead.
 */
export function vhPlaces(
  tariffs: readonly VhTariff[],
  locations: readonly Location[],
  landing: VhLanding | null,
): { own: Location[]; offered: Location[] } {
  const own = placesOf(locations, landing);
  if (own.length > 0) return { own, offered: own };
  const open = tariffs.flatMap((tariff) => openLocations(locations, tariff));
  return { own, offered: [...open, ...locations].slice(0, 1) };
}

/** The pages of countries where the visitor may order. Those of the others exist, but are linked for nobody. */
export const offeredLandings = (landings: readonly Landing[], locations: readonly Location[]): Landing[] =>
  landings.filter((landing) => placesOf(locations, landing).length > 0);

/**
 * The plans of a catalogue page: those of the country, or with enough RAM for the system. Never empty while there is
 * something to sell.
 */
export function vhRows(
  tariffs: readonly VhTariff[],
  locations: readonly Location[],
  landing: VhLanding | null,
): PlanRow<VhTariff>[] {
  const places = vhPlaces(tariffs, locations, landing).offered;
  const here = tariffs.filter((tariff) => existsIn(tariff, places));
  const needed = cmsOfLanding(landing)?.memory_mb ?? 0;
  const fitting = here.filter(({ memory_mb: memory }) => memory >= needed);
  // Where everything is sold out, the list of data centres says it once for all plans.
  const open = places.filter((place) => here.some((tariff) => openLocations([place], tariff).length > 0));
  return rowsOf(fitting.length > 0 ? fitting : here, open.length > 0 ? open : places);
}
