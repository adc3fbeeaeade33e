/** Steps that are easy to count in, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Removes what binary fractions add: 0.30000000000000004. */
const exact = (value: number): number => Number(value.toPrecision(12));

/**
 * Returns round numbers in equal steps that enclose all finite values and zero, lowest first: 12 and 87 are in
 * 0, 25, 50, 75, 100. Without values, 0 and 1.
 */
export function ticksOf(values: readonly (number | null)[], lowest?: number, highest?: number): readonly number[] {
  const known = values.filter((value): value is number => Number.isFinite(value));
  const low = lowest ?? Math.min(0, ...known);
  const high = Math.max(highest ?? Math.max(0, ...known), low);
  if (high === low) return low === 0 ? [0, 1] : [low, exact(low + Math.abs(low))];
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const from = Math.floor(exact(low / step));
  const to = Math.ceil(exact(high / step));
  return Array.from({ length: to - from + 1 }, (_, at) => exact((from + at) * step));
}

/** Returns where a value is between the outer ticks, from 0 at the bottom to 1 at the top. */
export function shareOf(value: number, ticks: readonly number[]): number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

/** Percent with as many digits as a screen can show. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
