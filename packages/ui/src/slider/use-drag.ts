import { useEffect, useRef, type PointerEvent } from 'react';
import { viewOf } from '../layers/realm.ts';
import { pushEscapeLayer } from '../layers/escape-stack.ts';
import { useLatest } from '../layers/use-latest.ts';
import type { Placed } from './place.ts';
import { half } from './slider.css.ts';

interface DragOptions {
  /** Positions of the thumbs in ascending order. */
  positions: readonly number[];
  /** The last position of the track. */
  last: number;
  vertical: boolean;
  disabled: boolean;
  /** Moves a thumb as far as it may go. */
  placed: (positions: readonly number[], index: number, to: number) => Placed;
  onMove: (positions: number[]) => void;
  onCommit: (positions: number[]) => void;
}

interface Drag {
  pointer: number;
  index: number;
  /** Distance from the pointer to the thumb's centre, in positions, so that it doesn't jump when grabbed. */
  grip: number;
  from: readonly number[];
  positions: readonly number[];
  /** Stops handling Escape. */
  release: () => void;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((position, index) => position === other[index]);

const thumbsOf = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-part="thumb"]')];

/** Focuses a thumb, or the native input in it. */
export function focusThumb(root: Element, index: number): void {
  const thumb = thumbsOf(root)[index];
  (thumb?.querySelector('input') ?? thumb)?.focus({ preventScroll: true });
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
export function useDrag({ positions, last, vertical, disabled, placed, onMove, onCommit }: DragOptions) {
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
  const move = (drag: Drag, at: number, root: Element): void => {
    const { positions: next, index } = placed(drag.positions, drag.index, Math.round(at + drag.grip));
    if (isSame(next, drag.positions)) return;
    drag.positions = next;
    if (index !== drag.index) focusThumb(root, index);
    drag.index = index;
    onMove(next);
  };
  const letGo = (): Drag | undefined => {
    const drag = held.current;
    held.current = undefined;
    drag?.release();
    return drag;
  };
  const takeBack = (): void => {
    const drag = letGo();
    if (drag && !isSame(drag.positions, drag.from)) latest.current.onMove([...drag.from]);
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      // Otherwise it would select text and focus the pressed element.
      event.preventDefault();
      if (disabled || event.button !== 0 || !event.isPrimary) return;
      const thumbs = thumbsOf(event.currentTarget);
      const at = place(event);
      const gripped = thumbs.findIndex((thumb) => thumb.contains(event.target as Node));
      const index = gripped < 0 ? nearestThumb(positions, at) : gripped;
      const grip = gripped < 0 ? 0 : (positions[index] ?? at) - at;
      letGo();
      const release = pushEscapeLayer(() => {
        takeBack();
        return true;
      }, viewOf(event.currentTarget));
      held.current = { pointer: event.pointerId, index, grip, from: positions, positions, release };
      event.currentTarget.setPointerCapture(event.pointerId);
      focusThumb(event.currentTarget, index);
      if (gripped < 0) move(held.current, at, event.currentTarget);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      event.preventDefault();
      if (held.current?.pointer === event.pointerId) move(held.current, place(event), event.currentTarget);
    },
    onPointerUp: (event: PointerEvent): void => {
      event.preventDefault();
      if (held.current?.pointer !== event.pointerId) return;
      const drag = letGo();
      if (drag && !isSame(drag.positions, drag.from)) onCommit([...drag.positions]);
    },
    // The browser scrolled the page instead, so cancel.
    onPointerCancel: ({ pointerId }: PointerEvent): void => {
      if (held.current?.pointer === pointerId) takeBack();
    },
  };
}
