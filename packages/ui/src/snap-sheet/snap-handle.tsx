import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { cssOf, type SnapPoint } from './heights.ts';
import * as css from './snap-sheet.css.ts';
import { useSnap } from './use-snap.ts';

interface SnapHandleProps {
  panel: RefObject<HTMLElement | null>;
  points: readonly SnapPoint[];
  at: number;
  sequential: boolean;
  label: string;
  onSnap: (index: number) => void;
  onSwipe: () => void;
}

/** Sets the height of the sheet by touch, and with the handle for mouse and keyboard. */
export function SnapHandle({ panel, points, at, sequential, label, onSnap, onSwipe }: SnapHandleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const last = points.length - 1;
  const height = cssOf(points[at] ?? 1);
  useSnap(panel, { points, at, sequential, onSnap, onSwipe });
  // Through CSSOM, which a strict content security policy allows. The panel's own ref is set after this effect.
  useLayoutEffect(() => {
    const sheet = button.current?.parentElement;
    if (sheet) sheet.style.blockSize = height;
  }, [height]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onSnap(Math.min(Math.max(at + (event.key === 'ArrowUp' ? 1 : -1), 0), last));
  };
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      aria-expanded={at === last}
      className={css.handle}
      data-part="handle"
      onClick={() => onSnap(at === last ? 0 : at + 1)}
      onKeyDown={onKeyDown}
    />
  );
}
