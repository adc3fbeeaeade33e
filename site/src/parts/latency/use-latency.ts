import type { Location } from '@hoster/contract';
import { useState } from 'react';
import { useApp } from '../../app/app-context.tsx';
import type { Latency } from '../../features/latency/nearest.ts';
import { loadMessages } from '../../i18n/catalogue.ts';

/** Key of the measurement that needs no test host: to the machine that sent this page. */
export const THIS_SITE = 'site';

/** Measures only on demand: nothing is sent to other hosts before the visitor's click. */
export function useLatency() {
  const { lang } = useApp();
  const [failed, setFailed] = useState(false);
  const [latency, setLatency] = useState<Latency>({});
  const [measuring, setMeasuring] = useState(false);

  async function measure(locations: readonly Location[]): Promise<void> {
    if (measuring) return;
    setMeasuring(true);
    try {
      const [{ measurePlaces }] = await Promise.all([
        import('../../features/latency/measure-places.ts'),
        loadMessages(lang, ['latency']),
      ]);
      await measurePlaces(locations, (slug, time) => setLatency((known) => ({ ...known, [slug]: time })), {
        [THIS_SITE]: '/livez',
      });
    } catch {
      // Without a connection the script that measures can't be loaded.
      setFailed(true);
    } finally {
      setMeasuring(false);
    }
  }
  return { latency, measuring, failed, measure };
}
