import { classNames } from '../class-names/class-names.ts';
import * as css from './chart.css.ts';

/** Circle, square, triangle and diamond around 0, 0: the same from both text directions. */
const SHAPES = ['M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z', 'M-4-4h8v8h-8Z', 'M0-5L5 4H-5Z', 'M0-5.5L5.5 0 0 5.5-5.5 0Z'];

/** There are as many looks of lines and bars as shapes. */
const lookOf = (index: number): number => index % SHAPES.length;

/** Class of a line. */
export const lineClass = (index: number): string | undefined => css.lines[lookOf(index)];

/** The mark of a line at a place in percent, in its size on the screen. */
export function Mark({ index, x, y }: { index: number; x: string | number; y: string | number }) {
  const look = lookOf(index);
  return (
    <svg x={x} y={y} overflow="visible" data-part="mark">
      <path d={SHAPES[look]} className={css.marks[look]} />
    </svg>
  );
}

/** A line with its mark, for the legend. */
export function LineSwatch({ index }: { index: number }) {
  return (
    <svg width="28" height="12" aria-hidden="true" className={css.swatch}>
      <path d="M1 6h26" className={lineClass(index)} />
      <Mark index={index} x={14} y={6} />
    </svg>
  );
}

/** The patterns of bars, by the id of their chart. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-1`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" className={css.ground} />
        <path d="M0 3h6" className={css.ink} />
      </pattern>
      <pattern id={`${id}-2`} width="6" height="6" patternUnits="userSpaceOnUse">
        <rect width="6" height="6" className={css.ground} />
        <circle cx="3" cy="3" r="1.25" className={css.dot} />
      </pattern>
    </defs>
  );
}

/** Attributes of a bar: full, hatched, dotted or empty. */
export function barLook(id: string, index: number): { className: string; fill?: string } {
  const look = lookOf(index);
  if (look === 0) return { className: css.solid };
  if (look === 3) return { className: classNames(css.outlined, css.ground) };
  return { className: css.outlined, fill: `url(#${id}-${look})` };
}
