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
  const last = Math.max(0, Math.ceil(Number(((max - min) / step).toFixed(9))));
  return {
    last,
    at: (position) => settle(min + Math.min(position, last) * step, { min, max, step }),
    nearest: (value) => Math.min(last, Math.max(0, value >= max ? last : Math.round((value - min) / step))),
  };
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
