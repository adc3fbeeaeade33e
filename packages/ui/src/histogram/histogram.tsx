import type { SVGProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as css from './histogram.css.ts';

export interface HistogramProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Text alternative: "Most plans cost 8 to 20 €". Without it, the chart is decorative. */
  label?: string | undefined;
  /** Number of items at each step, in ascending order. */
  counts: readonly number[];
  /** First and last selected step, 0-based. @default all */
  range?: readonly [number, number] | undefined;
}

/** Bar chart for a range filter, with one bar per step. Bars in the range are dark. */
export function Histogram({ label, counts: given, range, className, ...rest }: HistogramProps) {
  const counts = given.map((count) => (count > 0 && count < Infinity ? count : 0));
  const most = Math.max(1, ...counts);
  const [from, to] = range ?? [0, counts.length - 1];
  // Keeps a single item among thousands visible.
  const heights = counts.map((count) => (count === 0 ? 0 : Math.max(4, Math.round((count / most) * 100))));
  // One outline: an element for each of hundreds of bars would be laid out with every change around.
  const bars = (inside: boolean) =>
    heights
      .map((height, at) =>
        height && (at >= from && at <= to) === inside ? `M${at * 10 + 1} 100v-${height}h8v${height}z` : '',
      )
      .join('');
  return (
    <svg
      data-component="histogram"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`0 0 ${Math.max(1, counts.length) * 10} 100`}
      preserveAspectRatio="none"
      {...rest}
      className={classNames(css.root, className)}
    >
      <path d={bars(false)} className={css.bar.outside} />
      <path d={bars(true)} className={css.bar.inside} />
    </svg>
  );
}
