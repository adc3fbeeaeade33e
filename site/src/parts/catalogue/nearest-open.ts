import type { Location } from '@hoster/contract';
import { openLocations } from '@hoster/domain/order/open-locations';
import { distanceKm } from '@hoster/ui/city-map';
import { places } from '../world-map/places.ts';
import type { PlanRow } from './plan-rows.ts';

/** A place to order instead, and how far away it is; null where that isn't known. */
export interface Elsewhere {
  place: Location;
  kilometres: number | null;
}

/** The location nearest to a place in which one of the plans can be ordered now; null when they are sold out everywhere. */
export function nearestOpen(
  from: Location,
  locations: readonly Location[],
  rows: readonly Pick<PlanRow, 'tariff'>[],
): Elsewhere | null {
  const origin = places[from.slug];
  const open = new Set(rows.flatMap(({ tariff }) => openLocations(locations, tariff)));
  const [nearest] = [...open]
    .map((place) => {
      const there = places[place.slug];
      return { place, kilometres: origin && there ? distanceKm(origin, there) : null };
    })
    .toSorted((a, b) => (a.kilometres ?? Infinity) - (b.kilometres ?? Infinity));
  return nearest ?? null;
}
