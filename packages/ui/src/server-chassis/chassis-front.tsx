import * as css from './server-chassis.css.ts';

export interface ChassisDisk {
  /** Type of the disk, which decides how it looks. */
  type: 'hdd' | 'ssd' | 'nvme';
  /** Text on the disk, at most five characters: "960G", "8T". */
  mark?: string | undefined;
}

export interface ChassisFrontProps {
  /** Height in rack units. @default 1 */
  units?: 1 | 2 | 4 | undefined;
  /** Number of disk bays, 1 to 24. */
  bays: number;
  /** What is in each bay, from the first; null leaves one empty. Disks that don't fit are omitted. */
  disks: readonly (ChassisDisk | null)[];
}

/** Width of a front, and height of a unit, in units of the drawing. */
export const width = 480;
export const unit = 48;
const front = { x: 44, right: 92 };

/** Rows of six round holes in the right part of the front, in one path: as elements they would be most of the picture. */
const ventsOf = (units: number): string =>
  Array.from({ length: units * 3 * 6 }, (_, index) => {
    const x = width - front.right + 14 + (index % 6) * 9;
    const y = (Math.floor(index / 6) + 0.5) * (unit / 3);
    return `M${x} ${y}a2 2 0 1 1 4 0a2 2 0 1 1-4 0`;
  }).join('');

interface BayProps {
  disk: ChassisDisk | null;
  x: number;
  y: number;
  wide: number;
  high: number;
}

function Bay({ disk, x, y, wide, high }: BayProps) {
  const kind = disk?.type ?? 'empty';
  return (
    <g data-part="bay" data-disk={kind} transform={`translate(${x} ${y})`}>
      <rect x="2" y="2" width={wide - 4} height={high - 4} rx="2" className={css.bay[kind]} />
      {disk === null ? null : (
        <>
          <circle cx="8" cy={high - 8} r="2" className={css.lamp} />
          {wide >= 34 && disk.mark !== undefined ? (
            <text x={wide / 2} y={high / 2 + 3} className={css.text}>
              {disk.mark}
            </text>
          ) : null}
        </>
      )}
    </g>
  );
}

/** Bays without their disks' lamps and marks, in a path for each look: a list has many thumbnails. */
function PlainBays({ bays }: { bays: readonly BayProps[] }) {
  const pathOf = (isUsed: boolean): string =>
    bays
      .filter(({ disk }) => (disk !== null) === isUsed)
      .map(({ x, y, wide, high }) => `M${x + 2} ${y + 2}h${wide - 4}v${high - 4}h${4 - wide}z`)
      .join('');
  const [empty, used] = [pathOf(false), pathOf(true)];
  return (
    <>
      {empty === '' ? null : <path d={empty} className={css.bay.empty} />}
      {used === '' ? null : <path d={used} className={css.used} />}
    </>
  );
}

interface FrontProps extends ChassisFrontProps {
  /** Only the case and its bays, for small pictures. @default false */
  plain?: boolean | undefined;
}

/** The front of a server, inside an SVG. */
export function ChassisFront({ units = 1, bays, disks, plain = false }: FrontProps) {
  const height = units * unit;
  const lines = Math.min(units, Math.ceil(bays / 4));
  const inLine = Math.ceil(bays / lines);
  const bayWidth = Math.min(96, (width - front.x - front.right) / inLine);
  const bayHeight = (height - 16) / lines;
  const each = Array.from({ length: bays }, (_, index) => ({
    disk: disks[index] ?? null,
    x: front.x + (index % inLine) * bayWidth,
    y: 8 + Math.floor(index / inLine) * bayHeight,
    wide: bayWidth,
    high: bayHeight,
  }));
  return (
    <>
      <rect x="14" y="1" width={width - 28} height={height - 2} rx="3" className={css.body} />
      {/* Rack ears with screws, which show the height in units. */}
      <path d={`M14 6H2v${height - 12}h12M${width - 14} 6h12v${height - 12}h-12`} className={css.line} />
      {plain ? (
        <PlainBays bays={each} />
      ) : (
        <>
          {each.map((bay, index) => (
            <Bay key={index} {...bay} />
          ))}
          <path d={ventsOf(units)} className={css.vent} />
          <circle cx="29" cy={height / 2} r="5" className={css.inner} />
          <path d={`M29 ${height / 2 - 7}v5`} className={css.inner} />
        </>
      )}
    </>
  );
}
