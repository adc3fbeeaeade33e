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
  /** Disks from the first bay. Disks that don't fit are omitted. */
  disks: readonly ChassisDisk[];
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
  return (
    <>
      <rect x="14" y="1" width={width - 28} height={height - 2} rx="3" className={css.body} />
      {/* Rack ears with screws, which show the height in units. */}
      <path d={`M14 6H2v${height - 12}h12M${width - 14} 6h12v${height - 12}h-12`} className={css.line} />
      {Array.from({ length: bays }, (_, index) => {
        const disk = disks[index];
        const x = front.x + (index % inLine) * bayWidth;
        const y = 8 + Math.floor(index / inLine) * bayHeight;
        return (
          <g key={index} data-part="bay" data-disk={disk?.type ?? 'empty'} transform={`translate(${x} ${y})`}>
            <rect
              x="2"
              y="2"
              width={bayWidth - 4}
              height={bayHeight - 4}
              rx="2"
              className={css.bay[disk?.type ?? 'empty']}
            />
            {disk === undefined || plain ? null : (
              <>
                <circle cx="8" cy={bayHeight - 8} r="2" className={css.lamp} />
                {bayWidth >= 34 && disk.mark !== undefined ? (
                  <text x={bayWidth / 2} y={bayHeight / 2 + 3} className={css.text}>
                    {disk.mark}
                  </text>
                ) : null}
              </>
            )}
          </g>
        );
      })}
      {plain ? null : (
        <>
          <path d={ventsOf(units)} className={css.vent} />
          <circle cx="29" cy={height / 2} r="5" className={css.inner} />
          <path d={`M29 ${height / 2 - 7}v5`} className={css.inner} />
        </>
      )}
    </>
  );
}
