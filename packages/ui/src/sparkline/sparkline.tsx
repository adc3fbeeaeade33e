import type { SVGProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './sparkline.css.ts';

export interface SparklineProps extends Omit<SVGProps<SVGSVGElement>, 'values' | 'children'> {
  /** What it shows and where it went: "Load of the last hour, from 12 to 48 %". */
  label: string;
  /** The figures in the order of time. */
  values: readonly number[];
  /** Bottom of the picture. @default the least value */
  min?: number | undefined;
  /** Top of the picture. @default the greatest value */
  max?: number | undefined;
}

const width = 120;
const height = 32;
const edge = 3;

/** A line of values without axes; the last one is lit. */
export function Sparkline({ label, values: given, min, max, className, ...rest }: SparklineProps) {
  // A moment that nobody measured leaves no hole in the others.
  const values = given.filter(Number.isFinite);
  const bottom = min ?? Math.min(...values);
  const top = max ?? Math.max(...values);
  const points = values.map((value, index) => {
    const x = edge + (values.length < 2 ? 0 : (index / (values.length - 1)) * (width - 2 * edge));
    // All alike: a line through the middle, not on the ground.
    const share = top === bottom ? 0.5 : (value - bottom) / (top - bottom);
    return { x: Number(x.toFixed(2)), y: Number((height - edge - share * (height - 2 * edge)).toFixed(2)) };
  });
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L');
  const last = points.at(-1);
  return (
    <svg
      data-component="sparkline"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      {...rest}
      className={classNames(css.root, className)}
    >
      {last === undefined ? null : (
        <>
          <path d={`M${line}L${last.x} ${height}L${points[0]?.x ?? 0} ${height}Z`} className={css.ground} />
          <path d={`M${line}`} className={css.line} />
          <circle cx={last.x} cy={last.y} r="2.5" className={css.last} />
        </>
      )}
    </svg>
  );
}
