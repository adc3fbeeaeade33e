import { useEffect, useRef, type PointerEvent } from 'react';
import { pushEscapeLayer } from '../layers/escape-stack.ts';
import { useLatest } from '../layers/use-latest.ts';
import { half } from './slider.css.ts';

interface DragOptions {
  /** Positions of the thumbs in ascending order. */
  positions: readonly number[];
  /** The last position of the track. */
  last: number;
  vertical: boolean;
  disabled: boolean;
  /** Returns the allowed positions of a thumb. */
  bounds: (index: number) => { lowest: number; highest: number };
  onMove: (positions: number[]) => void;
  onCommit: (positions: number[]) => void;
}

interface Drag {
  pointer: number;
  index: number;
  /** Distance from the pointer to the thumb's centre, in positions, so that it doesn't jump when grabbed. */
  grip: number;
  from: number | undefined;
  positions: number[];
  /** Stops handling Escape. */
  release: () => void;
}

/** Of two thumbs at the same position, the upper one is closer to positions above, the lower one to positions below. */
export const nearestThumb = (positions: readonly number[], at: number): number =>
  positions.reduce((best, position, index) => {
    const difference = Math.abs(position - at) - Math.abs((positions[best] ?? 0) - at);
    return difference < 0 || (difference === 0 && at > position) ? index : best;
  }, 0);

/**
 * Returns whether a slider's values increase to the left. Read on demand, because the direction may change at any time.
 */
export const isMirrored = (root: Element): boolean => getComputedStyle(root.parentElement ?? root).direction === 'rtl';

/**
 * Returns pointer handlers for the root of Radix's slider, which ignores prevented events. They drag thumbs by mouse,
 * pen and touch; Escape cancels. Radix's own handlers would drag with the right button and make a grabbed thumb jump.
 */
export function useDrag({ positions, last, vertical, disabled, bounds, onMove, onCommit }: DragOptions) {
  const held = useRef<Drag>(undefined);
  // The Escape handler uses the render at the time of the press.
  const latest = useLatest({ onMove });
  useEffect(() => () => held.current?.release(), []);

  /** Returns the fractional position of a pointer on the track. */
  const place = ({ currentTarget, clientX, clientY }: PointerEvent): number => {
    const { left, right, bottom, width, height } = currentTarget.getBoundingClientRect();
    const rtl = isMirrored(currentTarget);
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
      // Otherwise it would select text and focus the pressed element.
      event.preventDefault();
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
      thumbs[index]?.focus({ preventScroll: true });
      if (gripped < 0) move(held.current, at);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      event.preventDefault();
      if (held.current?.pointer === event.pointerId) move(held.current, place(event));
    },
    onPointerUp: (event: PointerEvent): void => {
      event.preventDefault();
      if (held.current?.pointer !== event.pointerId) return;
      const drag = letGo();
      if (drag && drag.positions[drag.index] !== drag.from) onCommit(drag.positions);
    },
    // The browser scrolled the page instead, so cancel.
    onPointerCancel: ({ pointerId }: PointerEvent): void => {
      if (held.current?.pointer === pointerId) takeBack();
    },
  };
}
