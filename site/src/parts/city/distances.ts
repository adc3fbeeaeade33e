import type { Location } from '@hoster/contract';
import { type Coordinates, distanceKm } from '@hoster/ui/city-map';
import { type Place, places } from '../world-map/places.ts';
import { type ReferenceCity, referenceCities } from './reference-cities.ts';

/** Data centres closer to each other than this have the same distances, and one map. */
const SAME_CITY_KM = 50;

/** As many as a phone shows below the map without scrolling. */
const MOST = 7;

/** Neighbouring data centres, and where the first of them is. */
export interface City {
  at: Place;
  locations: readonly [Location, ...Location[]];
}

/** Groups data centres by city, in their order. Those without known coordinates are left out. */
export function citiesOf(locations: readonly Location[]): City[] {
  const cities: { at: Place; locations: [Location, ...Location[]] }[] = [];
  for (const location of locations) {
    const at = places[location.slug];
    if (!at) continue;
    const known = cities.find((city) => distanceKm(city.at, at) < SAME_CITY_KM);
    if (known) known.locations.push(location);
    else cities.push({ at, locations: [location] });
  }
  return cities;
}

/** Returns the large cities nearest to a place, without the one that it's in, nearest first. */
export function nearestCities(from: Coordinates): ReferenceCity[] {
  return referenceCities
    .map((city) => ({ city, kilometres: distanceKm(from, city) }))
    .filter(({ kilometres }) => kilometres >= SAME_CITY_KM)
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, MOST)
    .map(({ city }) => city);
}
