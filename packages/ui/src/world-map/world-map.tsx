import type { ComponentProps } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { land } from './land.ts';
import { MapPoint, type WorldMapPoint } from './map-point.tsx';
import { height, project, width } from './projection.ts';
import * as css from './world-map.css.ts';

export interface WorldMapProps extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'> {
  /** Accessible name: "Our eight locations and the time to each". */
  label: string;
  /** The places. */
  points: readonly WorldMapPoint[];
  /** Routes between points by id, in the direction of travel. */
  routes?: readonly { from: string; to: string }[] | undefined;
  /** Called when a place is selected. Makes places buttons. */
  onSelect?: ((id: string) => void) | undefined;
  /** Id of the selected place. */
  selected?: string | undefined;
}

/** Curves upwards by a fifth of its length, so that both directions of a route don't overlap. */
function arc(from: WorldMapPoint, to: WorldMapPoint): string {
  const a = project(from.lon, from.lat);
  const b = project(to.lon, to.lat);
  const bend = Math.hypot(b.x - a.x, b.y - a.y) / 5;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - bend };
  return `M${a.x} ${a.y}Q${middle.x.toFixed(2)} ${middle.y.toFixed(2)} ${b.x} ${b.y}`;
}

/** A dotted world map with places and routes. Server-rendered, with a text alternative. */
export function WorldMap({ label, points, routes = [], onSelect, selected, className, ...rest }: WorldMapProps) {
  // A place without coordinates has text but no mark.
  const placed = points.filter(({ lon, lat }) => Number.isFinite(lon) && Number.isFinite(lat));
  const places = new Map(placed.map((point) => [point.id, point]));
  const names = new Map(points.map((point) => [point.id, point.label]));
  const operable = onSelect !== undefined;
  return (
    <figure data-component="world-map" aria-label={label} {...rest} className={classNames(css.root, className)}>
      <svg
        className={css.drawing}
        viewBox={`0 0 ${width} ${height}`}
        {...(operable ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path data-part="land" d={land} className={css.land} />
        {routes.map(({ from, to }) => {
          const start = places.get(from);
          const end = places.get(to);
          return start && end ? (
            <path key={`${from} ${to}`} data-part="route" d={arc(start, end)} className={css.route} />
          ) : null;
        })}
        {placed.map((point) => (
          <MapPoint key={point.id} {...point} selected={point.id === selected} onSelect={onSelect} />
        ))}
      </svg>
      {operable && routes.length === 0 ? null : (
        <ul data-part="words" className={css.words}>
          {(operable ? [] : points).map((point) => (
            <li key={point.id}>
              {point.label}
              {point.value === undefined ? null : `, ${point.value}`}
            </li>
          ))}
          {routes.map(({ from, to }) => {
            const [start, end] = [names.get(from), names.get(to)];
            return start !== undefined && end !== undefined ? (
              <li key={`${from} ${to}`}>
                {start} → {end}
              </li>
            ) : null;
          })}
        </ul>
      )}
    </figure>
  );
}
