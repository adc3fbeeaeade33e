/** A threshold from which a value needs attention. */
export type MeterLevel = {
  tone: 'success' | 'warning' | 'danger';
  /** Text for the level, so that it doesn't rely on colour: "Almost full". */
  label: string;
} & ({ from: number; below?: undefined } | { below: number; from?: undefined });

const gravity = { success: 0, warning: 1, danger: 2 };

/** Returns the most severe level that applies to the value. */
export const levelOf = (value: number, levels: readonly MeterLevel[]): MeterLevel | undefined =>
  levels
    .filter((level) => (level.from === undefined ? value < level.below : value >= level.from))
    .toSorted((one, other) => gravity[other.tone] - gravity[one.tone])[0];

/** Treats NaN and negative values as 0. */
export const amountOf = (value: number): number => (Number.isFinite(value) ? Math.max(0, value) : 0);

const percent = (value: number): number => Math.round(value * 10_000) / 100;

/** Returns the position of each segment in percent of the bar. Above the limit, the bar represents the sum. */
export function shares(given: readonly number[], limit: number) {
  const values = given.map(amountOf);
  const max = amountOf(limit);
  const total = values.reduce((sum, value) => sum + value, 0);
  const scale = Math.max(total, max) || 1;
  let from = 0;
  const parts = values.map((value) => {
    const part = { from: percent(from / scale), size: percent(value / scale) };
    from += value;
    return part;
  });
  return { parts, limit: percent(max / scale) };
}
