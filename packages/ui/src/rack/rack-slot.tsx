import type { ReactNode } from 'react';
import { ChassisFront, type ChassisFrontProps, unit, width } from '../server-chassis/chassis-front.tsx';
import * as css from './rack.css.ts';

/** Width of a rail with the numbers of its units. */
const rail = 30;
const wide = width + 2 * rail;

/** Square holes of the rail at the other side, three per unit, in one path. */
const holesOf = (units: number): string =>
  Array.from({ length: units * 3 }, (_, index) => `M${wide - 18} ${(index + 0.5) * (unit / 3) - 3}h6v6h-6z`).join('');

interface RackSlotProps {
  /** Height in rack units. */
  units: number;
  /** Number of its lowest unit. Units are counted from the bottom. */
  from: number;
  /** The server in it. Without it, the units are free. */
  server?: ChassisFrontProps | undefined;
}

/** A part of the rack with its rails. */
export function RackSlot({ units, from, server }: RackSlotProps) {
  const height = units * unit;
  const each = Array.from({ length: units }, (_, index) => index);
  return (
    <div data-part="slot" aria-hidden="true" className={css.slot}>
      <svg viewBox={`0 0 ${wide} ${height}`} focusable="false" className={css.drawing}>
        <rect x={rail} width={width} height={height} className={css.inside} />
        {each.map((index) => (
          <text key={index} x={rail / 2} y={(index + 0.5) * unit + 4} className={css.number}>
            {from + units - 1 - index}
          </text>
        ))}
        <path d={holesOf(units)} className={css.holes} />
        {server === undefined ? (
          each
            .slice(1)
            .map((index) => <path key={index} d={`M${rail + 14} ${index * unit}h${width - 28}`} className={css.free} />)
        ) : (
          <g transform={`translate(${rail} 0)`}>
            <ChassisFront {...server} />
          </g>
        )}
      </svg>
    </div>
  );
}

interface RackTextProps {
  /** Numbers of the units, drawn in the rail as well. */
  numbers: string;
  /** The radio button of a choice. */
  control?: ReactNode;
  name: ReactNode;
  note?: ReactNode;
  noteId?: string | undefined;
}

/** What is written beside a slot, or below the rack on phones. */
export function RackText({ numbers, control, name, note, noteId }: RackTextProps) {
  return (
    <div data-part="text" className={css.text}>
      <span aria-hidden="true" className={css.units}>
        {numbers}
      </span>
      {control}
      <span className={css.body}>
        <span className={css.name}>
          <bdi>{name}</bdi>
        </span>
        {note === undefined ? null : (
          <span id={noteId} data-part="note" className={css.note}>
            <bdi>{note}</bdi>
          </span>
        )}
      </span>
    </div>
  );
}
