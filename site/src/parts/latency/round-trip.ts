const TRIES = 4;
const LIMIT_MS = 5000;

/**
 * Round-trip time to an address in milliseconds; null without an answer within 5 s. The best of several tries: the
 * first one includes DNS, connection and TLS.
 */
export async function roundTrip(url: string): Promise<number | null> {
  let best: number | null = null;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const began = performance.now();
    try {
      // The content of the answer doesn't matter, so CORS isn't needed.
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
