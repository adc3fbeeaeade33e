/** Lifetime of cached values that take many calls to make, in milliseconds. */
const KEPT_MS = 600_000;

/** Caches what `make` returns, by key, such as the visitor's region. Concurrent callers share one promise. */
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
    // Failures aren't cached.
    value.catch(() => kept.delete(key));
    return value;
  };
}
