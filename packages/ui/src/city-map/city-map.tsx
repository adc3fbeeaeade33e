import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { land } from '../world-map/land.ts';
import { project } from '../world-map/projection.ts';
import * as css from './city-map.css.ts';
import { type Coordinates, distanceKm } from './distance.ts';

export interface CityMapPlace extends Coordinates {
  /** Unique id. */
  id: string;
  /** Name of the place. */
  label: string;
  /** Measured time from the city with its unit: "14 ms". Without it, `notMeasured` is shown, if given. */
  latency?: ReactNode;
  /** Side of the name on the map. Use different sides for neighbours. @default 'end' */
  side?: 'start' | 'end' | 'above' | 'below' | undefined;
}

export interface CityMapProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Accessible name: "Distances from Helsinki to our locations". */
  label: string;
  /** The city in the middle. */
  city: Coordinates & { label: string };
  /** The places, in the order of the list. */
  places: readonly CityMapPlace[];
  /** Returns a distance in kilometres as text: "1,240 km". */
  formatDistance: (kilometres: number) => string;
  /** Shown where the time hasn't been measured: "Not measured". @default none: a list without any time has no column for times */
  notMeasured?: ReactNode;
  /** Width of the map in degrees of longitude. Lines to places beyond it end at its edge. @default 60 */
  span?: number | undefined;
}

/** Proportion of the map. */
const RATIO = 0.56;
/** Degrees between two dots in a row. */
const DOT = 2.4;

/** Position of a name next to its mark, in hundredths of the width. */
const NAMES = {
  start: { x: -1.8, y: 0.8, anchor: 'end' },
  end: { x: 1.8, y: 0.8, anchor: 'start' },
  above: { x: 0, y: -1.8, anchor: 'middle' },
  below: { x: 0, y: 3.4, anchor: 'middle' },
} as const;

/** A part of the dotted map around a city, with its distances to other places, and the same numbers as a list. */
export function CityMap(props: CityMapProps) {
  const { label, city, places, formatDistance, notMeasured, span = 60, className, ...rest } = props;
  const isTimed = notMeasured !== undefined || places.some(({ latency }) => latency !== undefined);
  const center = project(city.lon, city.lat);
  const width = Math.min(360, Math.max(20, span)) / DOT;
  // The drawing is 100 units wide whatever it shows, so that marks and texts have one size.
  const scale = 100 / width;
  const placed = places.filter(isPlaced).map((place) => {
    const { x, y } = project(place.lon, place.lat);
    return { ...place, x: round((x - center.x) * scale), y: round((y - center.y) * scale) };
  });
  return (
    <figure data-component="city-map" aria-label={label} {...rest} className={classNames(css.root, className)}>
      <svg viewBox={`-50 ${-50 * RATIO} 100 ${100 * RATIO}`} aria-hidden="true" className={css.drawing}>
        <path
          data-part="land"
          d={land}
          transform={`scale(${round(scale)}) translate(${-center.x} ${-center.y})`}
          className={css.land}
        />
        {placed.map(({ id, x, y }) => (
          <path key={id} data-part="line" d={`M0 0L${x} ${y}`} className={css.line} />
        ))}
        {placed.map(({ id, label: name, side = 'end', x, y }) => (
          <g key={id} data-part="place" transform={`translate(${x} ${y})`}>
            <circle r="0.9" className={css.mark} />
            <text x={NAMES[side].x} y={NAMES[side].y} textAnchor={NAMES[side].anchor} className={css.name}>
              {name}
            </text>
          </g>
        ))}
        <g data-part="city">
          <circle r="2.6" className={css.ring} />
          <circle r="1.3" className={css.city} />
          <text x="0" y="-4" textAnchor="middle" className={css.cityName}>
            {city.label}
          </text>
        </g>
      </svg>
      <ul role="list" data-part="list" className={css.list}>
        {places.map((place) => (
          <li key={place.id} className={classNames(css.entry, isTimed && css.timed)}>
            <span className={css.place}>
              <bdi>{place.label}</bdi>
            </span>{' '}
            <bdi data-part="distance" className={css.figure}>
              {isPlaced(place) ? formatDistance(distanceKm(city, place)) : null}
            </bdi>{' '}
            {isTimed ? (
              <span
                data-part="latency"
                data-measured={place.latency === undefined ? undefined : ''}
                className={css.latency}
              >
                <bdi>{place.latency ?? notMeasured}</bdi>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A place without coordinates has text but no mark. */
const isPlaced = ({ lat, lon }: Coordinates): boolean => Number.isFinite(lat) && Number.isFinite(lon);

const round = (value: number): number => Math.round(value * 100) / 100;
