/**
 * Finds the dots of our grid that are on land with the package dotted-map, and writes them to `src/world-map/land.ts`:
 *   npx -y pnpm@12 --filter @hoster/ui exec node scripts/draw-land.ts
 */
import { writeFile } from 'node:fs/promises';
import { getMapJSON } from 'dotted-map';
import { columns, rowHeight, rows, unproject } from '../src/world-map/projection.ts';

interface Grid {
  points: Record<string, unknown>;
  X_MIN: number;
  X_RANGE: number;
  Y_MAX: number;
  Y_RANGE: number;
  width: number;
  height: number;
}

const region = { lat: { min: -57, max: 78 }, lng: { min: -179.9, max: 179.9 } };
const grid = JSON.parse(getMapJSON({ height: 320, grid: 'vertical', region })) as Grid;
const earth = 6_378_137;

/** The package's grid is in metres of the Mercator projection. */
function isLand(longitude: number, latitude: number): boolean {
  const east = (earth * longitude * Math.PI) / 180;
  const up = earth * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  const x = Math.round(((east - grid.X_MIN) * grid.width) / grid.X_RANGE);
  const y = Math.round(((grid.Y_MAX - up) * grid.height) / grid.Y_RANGE);
  return `${x};${y}` in grid.points;
}

/** A run of neighbouring dots is one line; round caps on dashes of no length draw its dots. */
let path = '';
let dots = 0;
for (let row = 0; row < rows; row += 1) {
  const y = Math.round(row * rowHeight * 10) / 10;
  let start: number | undefined;
  for (let column = 0; column <= columns; column += 1) {
    const x = column + (row % 2) / 2;
    const { longitude, latitude } = unproject(x, row * rowHeight);
    const land = column < columns && isLand(longitude, latitude);
    if (land) dots += 1;
    if (land && start === undefined) start = x;
    if (!land && start !== undefined) {
      path += `M${start} ${y}h${x - start - 1 || '.01'}`;
      start = undefined;
    }
  }
}

await writeFile(
  new URL('../src/world-map/land.ts', import.meta.url),
  `/** Written by scripts/draw-land.ts: ${dots} dots on land, each run of neighbours one line. */\nexport const land =\n  '${path}';\n`,
);
process.stdout.write(`${dots} dots, ${path.length} characters\n`);
