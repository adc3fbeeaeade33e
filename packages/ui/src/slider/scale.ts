import { nearestStep } from '../number-field/decimal.ts';
import { settle } from '../number-field/parse-number.ts';

/** Scale of a slider: positions 0, 1 … last with their values. */
export interface Scale {
  last: number;
  /** Returns the value at a position. */
  at: (position: number) => number;
  /** Returns the position closest to a value. */
  nearest: (value: number) => number;
}

/** Returns even steps from `min` to `max`, without binary rounding errors. */
export function evenScale(min: number, max: number, step: number): Scale {
  const steps = Math.ceil(Number(((max - min) / step).toFixed(9)));
  const last = steps > 0 && steps < Infinity ? steps : 0;
  return {
    last,
    at: (position) => (last === 0 ? min : settle(min + Math.min(position, last) * step, { min, max, step })),
    nearest: (value) => (value >= max ? last : Math.min(last, Math.max(0, nearestStep(value, min, step).count))),
  };
}

/**
 * Returns logarithmic stops, for values such as prices, rounded to two significant digits. Both ends are exact. `min`
 * must be above zero.
 */
export function logStops(min: number, max: number, count = 40): number[] {
  const inner = Array.from({ length: Math.max(0, count - 2) }, (_, index) =>
    Number((min * (max / min) ** ((index + 1) / (count - 1))).toPrecision(2)),
  );
  return [...new Set([min, ...inner.filter((stop) => stop > min && stop < max), max])];
}

/** Returns the number of values closest to each stop, as `counts` of a histogram. */
export function countByStop(values: readonly number[], stops: readonly number[]): number[] {
  const { nearest } = stopScale(stops);
  const counts = stops.map(() => 0);
  for (const value of values) if (Number.isFinite(value)) counts[nearest(value)] = (counts[nearest(value)] ?? 0) + 1;
  return counts;
}

/** Scale with the given values at equal distances: 1, 2, 4, 8 … */
export function stopScale(stops: readonly number[]): Scale {
  const distance = (position: number, value: number) => Math.abs((stops[position] ?? 0) - value);
  return {
    last: Math.max(0, stops.length - 1),
    at: (position) => stops[position] ?? 0,
    nearest: (value) =>
      stops.reduce((best, _, position) => (distance(position, value) < distance(best, value) ? position : best), 0),
  };
}
