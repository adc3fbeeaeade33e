'use client';

import type { KeyboardEvent } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { project } from './projection.ts';
import * as css from './world-map.css.ts';

export interface WorldMapPoint {
  /** Unique id. */
  id: string;
  /** Degrees east. */
  lon: number;
  /** Degrees north. */
  lat: number;
  /** Name of the place. */
  label: string;
  /** Value next to the name: "14 ms". */
  value?: string | undefined;
  /** State of the place. `active` is highlighted and pulses. @default 'idle' */
  state?: 'idle' | 'active' | 'off' | undefined;
  /** Side of the label; `none` hides it visually. Use different sides for neighbours. @default 'end' */
  side?: 'start' | 'end' | 'above' | 'below' | 'none' | undefined;
  /** Additional distance of the label, with a leader line; 1 is the distance between two dots. @default 0 */
  away?: number | undefined;
}

/** Position of the label, at least `away` units from the mark. */
function placeName(side: 'start' | 'end' | 'above' | 'below', away: number) {
  switch (side) {
    case 'start':
      return { x: -1.7 - away, y: 0.6, anchor: 'end', line: `M0 0H${-away - 1}` } as const;
    case 'end':
      return { x: 1.7 + away, y: 0.6, anchor: 'start', line: `M0 0H${away + 1}` } as const;
    case 'above':
      return { x: 0, y: -1.6 - away, anchor: 'middle', line: `M0 0V${-away - 1}` } as const;
    case 'below':
      return { x: 0, y: 2.9 + away, anchor: 'middle', line: `M0 0V${away + 1}` } as const;
  }
}

interface MapPointProps extends WorldMapPoint {
  selected: boolean;
  onSelect?: ((id: string) => void) | undefined;
}

/** One place: a mark with a label, or a button if selectable. */
export function MapPoint(props: MapPointProps) {
  const { id, lon, lat, label, value, state = 'idle', side = 'end', away = 0, selected, onSelect } = props;
  const { x, y } = project(lon, lat);
  const look = selected ? 'active' : state;
  const name = side === 'none' ? undefined : placeName(side, away);
  const button = onSelect && {
    role: 'button',
    tabIndex: 0,
    'aria-label': value === undefined ? label : `${label} ${value}`,
    'aria-pressed': selected,
    onClick: () => onSelect(id),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onSelect(id);
    },
  };
  return (
    <g
      data-part="point"
      data-state={look}
      transform={`translate(${x} ${y})`}
      className={classNames(css.point, button && css.operable)}
      {...button}
    >
      {name === undefined || away === 0 ? null : <path d={name.line} className={css.leader} />}
      {look === 'active' ? <circle r="1.1" className={css.halo} /> : null}
      {button ? <circle r="2.4" className={css.target} /> : null}
      <circle r={look === 'active' ? 1.05 : 0.8} className={css.mark[look]} />
      {button ? <circle r="1.9" className={css.ring} /> : null}
      {name === undefined ? null : (
        <text x={name.x} y={name.y} textAnchor={name.anchor} className={css.text}>
          {label}
          {value === undefined ? null : (
            <>
              {' '}
              <tspan className={css.value}>{value}</tspan>
            </>
          )}
        </text>
      )}
    </g>
  );
}
