import { settle } from '../number-field/parse-number.ts';

/** What a slider moves over: positions 0, 1 … last, each with its value. */
export interface Scale {
  last: number;
  /** Value at a position. */
  at: (position: number) => number;
  /** The position nearest to a value. */
  nearest: (value: number) => number;
}

/** Even steps from `min` to `max`, without the dust of binary fractions. */
export function evenScale(min: number, max: number, step: number): Scale {
  const steps = Math.ceil(Number(((max - min) / step).toFixed(9)));
  const last = steps > 0 && steps < Infinity ? steps : 0;
  return {
    last,
    at: (position) => (last === 0 ? min : settle(min + Math.min(position, last) * step, { min, max, step })),
    nearest: (value) => (value >= max ? last : Math.min(last, Math.max(0, Math.round((value - min) / step) || 0))),
  };
}

/**
 * Stops for values that span decades, such as prices: at equal ratios, so that the line has room for the cheap ones,
 * and rounded to two digits, so that they read well. Both ends are exact. `min` must be above zero.
 */
export function logStops(min: number, max: number, count = 40): number[] {
  const inner = Array.from({ length: Math.max(0, count - 2) }, (_, index) =>
    Number((min * (max / min) ** ((index + 1) / (count - 1))).toPrecision(2)),
  );
  return [...new Set([min, ...inner.filter((stop) => stop > min && stop < max), max])];
}

/** How many of the values stand nearest to each stop: the `counts` of a histogram over that line. */
export function countByStop(values: readonly number[], stops: readonly number[]): number[] {
  const { nearest } = stopScale(stops);
  const counts = stops.map(() => 0);
  for (const value of values) if (Number.isFinite(value)) counts[nearest(value)] = (counts[nearest(value)] ?? 0) + 1;
  return counts;
}

/** Given values, each a step apart whatever their distance: 1, 2, 4, 8 … */
export function stopScale(stops: readonly number[]): Scale {
  const distance = (position: number, value: number) => Math.abs((stops[position] ?? 0) - value);
  return {
    last: Math.max(0, stops.length - 1),
    at: (position) => stops[position] ?? 0,
    nearest: (value) =>
      stops.reduce((best, _, position) => (distance(position, value) < distance(best, value) ? position : best), 0),
  };
}
