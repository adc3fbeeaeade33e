import type { Region } from './region.ts';

/** Milliseconds that something is kept which takes many calls to make. */
const KEPT_MS = 600_000;

/** Keeps what `make` gives, for each region apart. Those who ask at the same time wait for the same one. */
export function keptByRegion<Value>(
  make: (region: Region) => Promise<Value>,
  now: () => number = Date.now,
): (region: Region) => Promise<Value> {
  const kept = new Map<Region, { at: number; value: Promise<Value> }>();
  return (region) => {
    const known = kept.get(region);
    if (known && now() - known.at <= KEPT_MS) return known.value;
    const value = make(region);
    kept.set(region, { at: now(), value });
    // A failure is no answer for the next one who asks.
    value.catch(() => kept.delete(region));
    return value;
  };
}
