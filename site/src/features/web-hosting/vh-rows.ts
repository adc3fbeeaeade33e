import type { CmsLanding, Landing, Location, VhTariff } from '@hoster/contract';
import { openPlaces } from '@hoster/domain/open-places';
import { existsIn, placesOf, rowsOf, type PlanRow } from '../catalogue/plan-rows.ts';

/** A page of the catalogue that shows a part of it: one country, or one system. */
export type VhLanding = Landing | CmsLanding;

/** The system that a page is about. */
export const cmsOfLanding = (landing: VhLanding | null) => (landing && 'cms' in landing ? landing.cms : undefined);

/** The plans that a catalogue page shows: those of the country, those with the RAM for the system. Never none while there is something to sell. */
export function vhRows(
  tariffs: readonly VhTariff[],
  locations: readonly Location[],
  landing: VhLanding | null,
): PlanRow<VhTariff>[] {
  const places = placesOf(locations, landing);
  const here = tariffs.filter((tariff) => existsIn(tariff, places));
  const needed = cmsOfLanding(landing)?.memory_mb ?? 0;
  const fitting = here.filter(({ memory_mb: memory }) => memory >= needed);
  // Where nothing is left, the list of data centres says so once for all plans.
  const open = places.filter((place) => here.some((tariff) => openPlaces([place], tariff).length > 0));
  return rowsOf(fitting.length > 0 ? fitting : here, open.length > 0 ? open : places);
}
