import type { VpsLocation } from '@hoster/contract';
import { WorldMap, type WorldMapPoint } from '@hoster/ui/world-map';
import { useIntl } from 'react-intl';
import { latencyWords } from '../../parts/latency/latency-words.ts';
import { nearest, type Latency } from '../../parts/latency/nearest.ts';
import { places } from '../../parts/world-map/places.ts';
import * as css from './data-centers.css.ts';

export interface LocationMapProps {
  locations: readonly VpsLocation[];
  latency: Latency;
}

/** The data centres on the map by their codes; once measured, with the latency, and the nearest one highlighted. */
export function LocationMap({ locations, latency }: LocationMapProps) {
  const { formatMessage } = useIntl();
  const milliseconds = (time: number) => formatMessage(latencyWords.time, { time: Math.round(time) });
  const lit = nearest(latency, locations);
  const points = locations.flatMap(({ slug, datacenter, city, is_available: available }): WorldMapPoint[] => {
    const place = places[slug];
    const time = latency[slug];
    if (!place) return [];
    const state = slug === lit ? 'active' : available ? 'idle' : 'off';
    const value = typeof time === 'number' ? milliseconds(time) : undefined;
    return [{ ...place, id: slug, label: datacenter ?? city, state, value }];
  });
  // Available ones cover sold-out ones next to them.
  points.sort((a, b) => Number(b.state === 'off') - Number(a.state === 'off'));
  // The list beside it has the same content as text.
  return <WorldMap label="" aria-hidden points={points} className={css.map} />;
}
