/** One unit is the distance between two dots in a row; 150 go around the world. */
export const columns = 150;
const unit = (2 * Math.PI) / columns;

/** The map ends at these latitudes, beyond inhabited land. */
const north = 74;
const south = -56;

/** Miller projection, which limits the distortion of high latitudes. Latitude in radians. */
const miller = (latitude: number): number => 1.25 * Math.log(Math.tan(Math.PI / 4 + (0.4 * latitude * Math.PI) / 180));

/** Rows are closer than dots in a row and offset by half a dot, in a honeycomb pattern. */
export const rowHeight = Math.sqrt(3) / 2;
export const rows = Math.floor((miller(north) - miller(south)) / unit / rowHeight);

/** Size of the drawing in units. */
export const width = columns;
export const height = Math.ceil(rows * rowHeight);

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Converts degrees east and north to units from the top left corner. The map is cut at 169° west, in the Bering Strait.
 */
export function project(longitude: number, latitude: number): { x: number; y: number } {
  const turned = (longitude + 169 + 360) % 360;
  return { x: round((turned * columns) / 360), y: round((miller(north) - miller(latitude)) / unit) };
}

/** The inverse, for the script that finds dots on land. */
export function unproject(x: number, y: number): { longitude: number; latitude: number } {
  const longitude = ((x * 360) / columns - 169 + 540) % 360;
  const latitude = ((Math.atan(Math.exp((miller(north) - y * unit) / 1.25)) - Math.PI / 4) / 0.4) * (180 / Math.PI);
  return { longitude: longitude - 180, latitude };
}
