/**
 * Positions the bars of a histogram above a slider: each bar centred on its step, or evenly spread if there are fewer
 * bars than steps.
 */
export function barsOver(given: readonly number[], positions: readonly number[], last: number) {
  const [from = 0, to = last] = positions;
  const counts = given.slice(0, last + 1);
  const bars = counts.length;
  if (bars > last) return { counts, range: [from, to] as const, viewBox: `5 0 ${Math.max(1, bars - 1) * 10} 100` };
  const first = Math.min(bars - 1, Math.floor((from * bars) / last));
  const range = [first, Math.max(first, Math.ceil((to * bars) / last) - 1)] as const;
  return { counts, range, viewBox: `0 0 ${Math.max(1, bars) * 10} 100` };
}
