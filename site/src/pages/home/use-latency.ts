import type { Location } from '@hoster/contract';
import { useState } from 'react';

/** Key of the measurement that needs no test host: to the machine that sent this page. */
export const THIS_SITE = 'site';

/** Milliseconds by slug; null: no answer. What has not been measured is not in it. */
export type Latency = Readonly<Record<string, number | null>>;

/** Measures on demand only: before the visitor asks, no other host hears of them. */
export function useLatency() {
  const [latency, setLatency] = useState<Latency>({});
  const [measuring, setMeasuring] = useState(false);

  async function measure(locations: readonly Location[]): Promise<void> {
    if (measuring) return;
    setMeasuring(true);
    const targets: [slug: string, url: string][] = [[THIS_SITE, '/livez']];
    for (const { slug, ping_host: host } of locations) if (host) targets.push([slug, `https://${host}/ping`]);
    try {
      const { roundTrip } = await import('./round-trip.ts');
      await Promise.all(
        targets.map(async ([slug, url]) => {
          const time = await roundTrip(url);
          setLatency((known) => ({ ...known, [slug]: time }));
        }),
      );
    } finally {
      setMeasuring(false);
    }
  }
  return { latency, measuring, measure };
}
