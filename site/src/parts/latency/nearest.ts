import type { Location } from '@hoster/contract';

/** Milliseconds by slug; null: no answer. Data centres that haven't been measured are missing. */
export type Latency = Readonly<Record<string, number | null>>;

/** Slug of the data centre that answered first among those that take new servers; null while none has. */
export function nearest(latency: Latency, locations: readonly Location[]): string | null {
  let best: { slug: string; time: number } | null = null;
  for (const { slug, is_available: available } of locations) {
    const time = latency[slug];
    if (available && typeof time === 'number' && (best === null || time < best.time)) best = { slug, time };
  }
  return best?.slug ?? null;
}
