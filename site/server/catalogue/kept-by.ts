/** Milliseconds that something is kept which takes many calls to make. */
const KEPT_MS = 600_000;

/**
 * Keeps what `make` gives, for each key apart, such as the region of visitors. Those who ask at the same time wait for
 * the same one.
 */
export function keptBy<Key, Value>(
  make: (key: Key) => Promise<Value>,
  now: () => number = Date.now,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, { at: number; value: Promise<Value> }>();
  return (key) => {
    const known = kept.get(key);
    if (known && now() - known.at <= KEPT_MS) return known.value;
    const value = make(key);
    kept.set(key, { at: now(), value });
    // A failure is no answer for the next one who asks.
    value.catch(() => kept.delete(key));
    return value;
  };
}
