import { plainNumber } from '../number-field/decimal.ts';

/** Lower and upper bound, inclusive. */
export type Range = readonly [from: number, to: number];

/** Returns the bounds in ascending order and clamped. NaN becomes the outer bound. */
export function inside([a, b]: Range, whole: Range): Range {
  const bound = (value: number, otherwise: number): number =>
    Number.isNaN(value) ? otherwise : Math.min(whole[1], Math.max(whole[0], value));
  const [from, to] = [bound(a, whole[0]), bound(b, whole[1])];
  return from <= to ? [from, to] : [to, from];
}

/** Formats a range for the URL: "10-250", or '' for the full range. */
export const formatRange = (range: Range, whole: Range): string =>
  range[0] <= whole[0] && range[1] >= whole[1] ? '' : `${plainNumber(range[0])}-${plainNumber(range[1])}`;

/** Parses a range from the URL. Swaps crossed bounds, clamps values, and returns the full range for invalid text. */
export function parseRange(text: string | null | undefined, whole: Range): Range {
  const match = /^(-?\d+(?:\.\d+)?)-(-?\d+(?:\.\d+)?)$/.exec(text ?? '');
  if (!match) return whole;
  return inside([Number(match[1]), Number(match[2])], whole);
}
