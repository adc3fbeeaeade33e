import type { Location } from '@hoster/contract';
import { useState } from 'react';
import { useApp } from '../../app/app-context.tsx';
import { loadMessages } from '../../i18n/catalogue.ts';
import type { Latency } from './nearest.ts';

/** What is known of the latency, and `measure`, which finds it out. */
export interface LatencyState {
  latency: Latency;
  measuring: boolean;
  /** Whether a measurement couldn't start. */
  failed: boolean;
  measure: (locations: readonly Location[]) => Promise<void>;
}

/**
 * Measures only on demand: nothing is sent to other hosts before the visitor's click.
 * @param others addresses to measure besides the data centres, by their names
 */
export function useLatency(others?: Readonly<Record<string, string>>): LatencyState {
  const { lang } = useApp();
  const [failed, setFailed] = useState(false);
  const [latency, setLatency] = useState<Latency>({});
  const [measuring, setMeasuring] = useState(false);

  async function measure(locations: readonly Location[]): Promise<void> {
    if (measuring) return;
    setMeasuring(true);
    try {
      const [{ measurePlaces }] = await Promise.all([import('./measure-places.ts'), loadMessages(lang, ['latency'])]);
      await measurePlaces(locations, (slug, time) => setLatency((known) => ({ ...known, [slug]: time })), others);
    } catch {
      // Without a connection the script that measures can't be loaded.
      setFailed(true);
    } finally {
      setMeasuring(false);
    }
  }
  return { latency, measuring, failed, measure };
}
