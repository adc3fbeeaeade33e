import type { Location } from '@hoster/contract';
import { pingUrl } from './ping-url.ts';
import { roundTrip } from './round-trip.ts';

/** Browsers open six connections to a host, and measurements that wait for one would include the wait. */
const AT_ONCE = 3;

/**
 * Measures the latency to the data centres that have a test host.
 * @param onTime is called with each slug and its milliseconds; null: no answer
 * @param others addresses to measure too, by their names
 */
export async function measurePlaces(
  places: readonly Location[],
  onTime: (slug: string, time: number | null) => void,
  others: Readonly<Record<string, string>> = {},
): Promise<void> {
  const targets = Object.entries(others);
  for (const place of places) {
    const url = pingUrl(place);
    if (url) targets.push([place.slug, url]);
  }
  const waiting = targets.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [slug, url] of waiting) onTime(slug, await roundTrip(url));
    }),
  );
}
