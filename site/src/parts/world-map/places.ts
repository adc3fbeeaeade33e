import type { WorldMapPoint } from '@hoster/ui/world-map';

/** Position of a data centre or VPN server and the side of its label: neighbours need different sides. */
export type Place = Pick<WorldMapPoint, 'lat' | 'lon' | 'side' | 'away'>;

/** By slug. Places missing here are only in the list beside the map. */
export const places: Readonly<Record<string, Place>> = {
  frankfurt: { lat: 50.11, lon: 8.68, side: 'end', away: 5 },
  rotterdam: { lat: 51.92, lon: 4.48, side: 'above' },
  dallas: { lat: 32.78, lon: -96.8, side: 'end' },
  barcelona: { lat: 41.39, lon: 2.17, side: 'start', away: 2 },
  zurich: { lat: 47.38, lon: 8.54, side: 'below', away: 3 },
  // 25 km from Zurich: the marks would overlap, and the list has both.
  hunenberg: { lat: 47.18, lon: 8.43, side: 'none' },
  moscow: { lat: 55.76, lon: 37.62, side: 'end' },
  'saint-petersburg': { lat: 59.94, lon: 30.31, side: 'above' },
  kyiv: { lat: 50.45, lon: 30.52, side: 'end' },
  london: { lat: 51.51, lon: -0.13, side: 'start', away: 6 },
  paris: { lat: 48.86, lon: 2.35, side: 'start', away: 1 },
  warsaw: { lat: 52.23, lon: 21.01, side: 'below', away: 2 },
  stockholm: { lat: 59.33, lon: 18.07, side: 'above' },
  'hong-kong': { lat: 22.32, lon: 114.17, side: 'end' },
};
