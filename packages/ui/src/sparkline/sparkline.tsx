import type { SVGProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './sparkline.css.ts';

export interface SparklineProps extends Omit<SVGProps<SVGSVGElement>, 'values' | 'children'> {
  /** Text alternative: "Load of the last hour, from 12 to 48 %". */
  label: string;
  /** Values in chronological order. */
  values: readonly number[];
  /** Minimum of the scale. @default the lowest value */
  min?: number | undefined;
  /** Maximum of the scale. @default the highest value */
  max?: number | undefined;
}

const width = 120;
const height = 32;
const edge = 3;

/** A line chart without axes with the last value highlighted. */
export function Sparkline({ label, values: given, min, max, className, ...rest }: SparklineProps) {
  // Missing values leave no gap.
  const values = given.filter(Number.isFinite);
  const bottom = min ?? Math.min(...values);
  const top = max ?? Math.max(...values);
  const points = values.map((value, index) => {
    const x = edge + (values.length < 2 ? 0 : (index / (values.length - 1)) * (width - 2 * edge));
    // Equal values are a line in the middle instead of at the bottom.
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
