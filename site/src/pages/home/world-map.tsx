import type { VpsLocation } from '@hoster/contract';
import { places } from './places.ts';
import type { Latency } from './use-latency.ts';
import * as css from './world.css.ts';

export interface WorldMapProps {
  locations: readonly VpsLocation[];
  latency: Latency;
}

/**
 * The land as dots, the data centres as marks with their codes and, once measured, the latency. The dots are a mask
 * file of 1 kB: neither the page nor its script carries them. Hidden from screen readers, whom the list tells the same.
 */
export function WorldMap({ locations, latency }: WorldMapProps) {
  // Those that can be had lie on top of a full neighbour.
  const marked = locations.toSorted((a, b) => Number(a.is_available) - Number(b.is_available));
  return (
    <div className={css.map} aria-hidden="true">
      <div className={css.dots} />
      <svg viewBox="-1 -1 173 66" className={css.marks}>
        {marked.map(({ slug, datacenter, is_available: available }) => {
          const place = places[slug];
          if (!place) return null;
          const { x, y, label } = place;
          const time = latency[slug];
          return (
            <g key={slug}>
              {label ? (
                <>
                  <path d={`M${x} ${y}L${label.x} ${label.y}`} className={css.leader} />
                  <text
                    x={label.x + (label.x < x ? -0.8 : 0.8)}
                    y={label.y}
                    dominantBaseline="middle"
                    textAnchor={label.x < x ? 'end' : 'start'}
                    className={css.code}
                  >
                    {datacenter}
                    {typeof time === 'number' ? ` ${Math.round(time)} ms` : null}
                  </text>
                </>
              ) : null}
              <circle cx={x} cy={y} r={0.9} className={available ? css.point : css.full} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
