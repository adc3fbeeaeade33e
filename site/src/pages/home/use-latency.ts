import type { Location } from '@hoster/contract';
import { useState } from 'react';
import type { Latency } from '../../features/latency/nearest.ts';

/** Key of the measurement that needs no test host: to the machine that sent this page. */
export const THIS_SITE = 'site';

/** Measures on demand only: before the visitor asks, nothing is sent to other hosts. */
export function useLatency() {
  const [latency, setLatency] = useState<Latency>({});
  const [measuring, setMeasuring] = useState(false);

  async function measure(locations: readonly Location[]): Promise<void> {
    if (measuring) return;
    setMeasuring(true);
    try {
      const { measurePlaces } = await import('../../features/latency/measure-places.ts');
      await measurePlaces(locations, (slug, time) => setLatency((known) => ({ ...known, [slug]: time })), {
        [THIS_SITE]: '/livez',
      });
    } finally {
      setMeasuring(false);
    }
  }
  return { latency, measuring, measure };
}
