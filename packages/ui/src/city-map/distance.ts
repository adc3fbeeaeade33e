/** A place on Earth. */
export interface Coordinates {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lon: number;
}

/** Mean radius of the Earth in kilometres. */
const RADIUS = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the distance along the surface of the Earth in kilometres, by the haversine formula: exact to about 0.5 %. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const east = Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  const haversine = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east;
  // Rounding may exceed 1 for antipodes.
  return 2 * RADIUS * Math.asin(Math.sqrt(Math.min(1, haversine)));
}
