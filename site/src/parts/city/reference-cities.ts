import type { CityMapPlace } from '@hoster/ui/city-map';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { type Place, places } from '../world-map/places.ts';

/** A large city to which data centres have a distance. */
export interface ReferenceCity extends Pick<CityMapPlace, 'id' | 'lat' | 'lon' | 'side'> {
  name: MessageDescriptor;
}

const names: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  london: { id: 'city.london', defaultMessage: 'London', description: 'City' },
  paris: { id: 'city.paris', defaultMessage: 'Paris', description: 'City' },
  warsaw: { id: 'city.warsaw', defaultMessage: 'Warsaw', description: 'City' },
  stockholm: { id: 'city.stockholm', defaultMessage: 'Stockholm', description: 'City' },
  kyiv: { id: 'city.kyiv', defaultMessage: 'Kyiv', description: 'City' },
  moscow: { id: 'city.moscow', defaultMessage: 'Moscow', description: 'City' },
  istanbul: { id: 'city.istanbul', defaultMessage: 'Istanbul', description: 'City' },
  dubai: { id: 'city.dubai', defaultMessage: 'Dubai', description: 'City' },
  'hong-kong': { id: 'city.hong-kong', defaultMessage: 'Hong Kong', description: 'City' },
  singapore: { id: 'city.singapore', defaultMessage: 'Singapore', description: 'City' },
  tokyo: { id: 'city.tokyo', defaultMessage: 'Tokyo', description: 'City' },
  'new-york': { id: 'city.new-york', defaultMessage: 'New York', description: 'City' },
  chicago: { id: 'city.chicago', defaultMessage: 'Chicago', description: 'City' },
  'los-angeles': { id: 'city.los-angeles', defaultMessage: 'Los Angeles', description: 'City' },
  'mexico-city': { id: 'city.mexico-city', defaultMessage: 'Mexico City', description: 'City' },
});

/** Where there is neither a data centre nor a VPN server. */
const others: Readonly<Record<string, Place>> = {
  istanbul: { lat: 41.01, lon: 28.98, side: 'below' },
  dubai: { lat: 25.2, lon: 55.27, side: 'below' },
  singapore: { lat: 1.35, lon: 103.82, side: 'start' },
  tokyo: { lat: 35.68, lon: 139.69, side: 'above' },
  'new-york': { lat: 40.71, lon: -74.01, side: 'above' },
  chicago: { lat: 41.88, lon: -87.63, side: 'above' },
  'los-angeles': { lat: 34.05, lon: -118.24, side: 'above' },
  'mexico-city': { lat: 19.43, lon: -99.13, side: 'end' },
};

/** Sides that differ from those on the map of the world: in its crop, names that lie at the edge would be cut off. */
const sides: Readonly<Record<string, CityMapPlace['side']>> = { moscow: 'above', stockholm: 'end' };

/** The cities to which distances are shown, anywhere in the world. */
export const referenceCities: readonly ReferenceCity[] = Object.entries(names).flatMap(([id, name]) => {
  const place = places[id] ?? others[id];
  if (!place) return [];
  const { lat, lon, side } = place;
  return [{ id, name, lat, lon, side: sides[id] ?? (side === 'none' ? undefined : side) }];
});
