/** Lower and upper bound, both included. */
export type Range = readonly [from: number, to: number];

/** Ascending and inside the whole; a bound that is no number is that of the whole. */
export function inside([a, b]: Range, whole: Range): Range {
  const bound = (value: number, otherwise: number): number =>
    Number.isNaN(value) ? otherwise : Math.min(whole[1], Math.max(whole[0], value));
  const [from, to] = [bound(a, whole[0]), bound(b, whole[1])];
  return from <= to ? [from, to] : [to, from];
}

/** For the address: "10-250"; '' for the whole range, so that an untouched filter leaves no trace. */
export const formatRange = (range: Range, whole: Range): string =>
  range[0] <= whole[0] && range[1] >= whole[1] ? '' : `${range[0]}-${range[1]}`;

/** From the address: crossed bounds are swapped, what lies outside is brought in, nonsense is the whole range. */
export function parseRange(text: string | null | undefined, whole: Range): Range {
  const match = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(text ?? '');
  if (!match) return whole;
  return inside([Number(match[1]), Number(match[2])], whole);
}
