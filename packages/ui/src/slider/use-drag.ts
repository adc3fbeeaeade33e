import { useEffect, useRef, type PointerEvent } from 'react';
import { pushEscapeLayer } from '../layers/escape-stack.ts';
import { useLatest } from '../layers/use-latest.ts';
import { half } from './slider.css.ts';

interface DragOptions {
  /** Positions of the thumbs, ascending. */
  positions: readonly number[];
  /** The last position of the line. */
  last: number;
  vertical: boolean;
  disabled: boolean;
  /** The positions that a thumb may take. */
  bounds: (index: number) => { lowest: number; highest: number };
  onMove: (positions: number[]) => void;
  onCommit: (positions: number[]) => void;
}

interface Drag {
  pointer: number;
  index: number;
  /** From the pointer to the middle of the thumb, in positions: a thumb does not jump to where it is gripped. */
  grip: number;
  from: number | undefined;
  positions: number[];
  /** Escape is somebody else's again. */
  release: () => void;
}

/** Of two thumbs on one spot the upper is nearer to what is above, and the lower to what is below. */
export const nearestThumb = (positions: readonly number[], at: number): number =>
  positions.reduce((best, position, index) => {
    const difference = Math.abs(position - at) - Math.abs((positions[best] ?? 0) - at);
    return difference < 0 || (difference === 0 && at > position) ? index : best;
  }, 0);

/** Moves thumbs by mouse, pen and finger, and back on Escape: handlers for the element that the thumbs stand in. */
export function useDrag({ positions, last, vertical, disabled, bounds, onMove, onCommit }: DragOptions) {
  const held = useRef<Drag>(undefined);
  // Escape is heard by what was drawn at the press.
  const latest = useLatest({ onMove });
  useEffect(() => () => held.current?.release(), []);

  /** Where on the line a pointer is, in positions, fractions too. */
  const place = ({ currentTarget, clientX, clientY }: PointerEvent): number => {
    const { left, right, bottom, width, height } = currentTarget.getBoundingClientRect();
    // Asked for when it matters: it may change at any time, and asking costs a layout.
    const rtl = getComputedStyle(currentTarget).direction === 'rtl';
    const length = (vertical ? height : width) - 2 * Number.parseInt(half);
    const along = (vertical ? bottom - clientY : rtl ? right - clientX : clientX - left) - Number.parseInt(half);
    return length > 0 ? (along / length) * last : 0;
  };
  const move = (drag: Drag, at: number): void => {
    const { lowest, highest } = bounds(drag.index);
    const to = Math.max(lowest, Math.min(highest, Math.round(at + drag.grip)));
    if (to === drag.positions[drag.index]) return;
    drag.positions = drag.positions.with(drag.index, to);
    onMove(drag.positions);
  };
  const letGo = (): Drag | undefined => {
    const drag = held.current;
    held.current = undefined;
    drag?.release();
    return drag;
  };
  const takeBack = (): void => {
    const drag = letGo();
    if (drag?.from === undefined || drag.positions[drag.index] === drag.from) return;
    latest.current.onMove(drag.positions.with(drag.index, drag.from));
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (disabled || event.button !== 0 || !event.isPrimary) return;
      const thumbs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="slider"]')];
      const at = place(event);
      const gripped = thumbs.findIndex((thumb) => event.target instanceof Node && thumb.contains(event.target));
      const index = gripped < 0 ? nearestThumb(positions, at) : gripped;
      const from = positions[index];
      const grip = gripped < 0 || from === undefined ? 0 : from - at;
      letGo();
      const release = pushEscapeLayer(() => {
        takeBack();
        return true;
      });
      held.current = { pointer: event.pointerId, index, grip, from, positions: [...positions], release };
      event.currentTarget.setPointerCapture(event.pointerId);
      // Otherwise it would select text, and the focus would go to what was pressed.
      event.preventDefault();
      thumbs[index]?.focus({ preventScroll: true });
      if (gripped < 0) move(held.current, at);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (held.current?.pointer === event.pointerId) move(held.current, place(event));
    },
    onPointerUp: ({ pointerId }: PointerEvent): void => {
      if (held.current?.pointer !== pointerId) return;
      const drag = letGo();
      if (drag && drag.positions[drag.index] !== drag.from) onCommit(drag.positions);
    },
    // The browser took it for a scroll of the page: nothing was meant.
    onPointerCancel: ({ pointerId }: PointerEvent): void => {
      if (held.current?.pointer === pointerId) takeBack();
    },
  };
}
