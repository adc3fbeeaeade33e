const TRIES = 4;
const LIMIT_MS = 5000;

/**
 * Milliseconds of one exchange with an address; null when it does not answer within 5 s. The best of some tries: the
 * first one also pays for name, connection and encryption.
 */
export async function roundTrip(url: string): Promise<number | null> {
  let best: number | null = null;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const began = performance.now();
    try {
      // What it answers does not matter, so it need not allow us to read it.
      await fetch(url, {
        mode: 'no-cors',
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
    } catch {
      return best;
    }
    const took = performance.now() - began;
    best = best === null ? took : Math.min(best, took);
  }
  return best;
}
