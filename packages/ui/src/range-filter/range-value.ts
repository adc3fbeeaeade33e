/** Lower and upper bound, both included. */
export type Range = readonly [from: number, to: number];

/** For the address: "10-250"; '' for the whole range, so that an untouched filter leaves no trace. */
export const formatRange = (range: Range, whole: Range): string =>
  range[0] <= whole[0] && range[1] >= whole[1] ? '' : `${range[0]}-${range[1]}`;

/** From the address: crossed bounds are swapped, what lies outside is brought in, nonsense is the whole range. */
export function parseRange(text: string | null | undefined, whole: Range): Range {
  const match = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(text ?? '');
  if (!match) return whole;
  const clamp = (value: string | undefined) => Math.min(whole[1], Math.max(whole[0], Number(value)));
  const [a, b] = [clamp(match[1]), clamp(match[2])];
  return a <= b ? [a, b] : [b, a];
}
