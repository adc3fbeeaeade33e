import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useLatest } from '../layers/use-latest.ts';

/** Milliseconds until the first repetition, and between repetitions. */
const WAIT = 400;
const EACH = 60;

/**
 * Returns handlers of a button that repeats its action while it is pressed. A click does it once, so that keys and
 * screen readers work; the click at the end of a repetition does nothing.
 */
export function useHold(action: () => void, disabled: boolean) {
  const latest = useLatest(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);
  // A disabled button gets no release event.
  useEffect(() => {
    if (disabled) stop();
  }, [disabled]);
  const repeat = (): void => {
    repeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, EACH);
  };
  return {
    onPointerDown: ({ button, isPrimary }: PointerEvent): void => {
      stop();
      repeated.current = false;
      if (button === 0 && isPrimary) timer.current = setTimeout(repeat, WAIT);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long press would open it on touch screens.
    onContextMenu: (event: MouseEvent): void => {
      if (repeated.current) event.preventDefault();
    },
    onClick: (): void => {
      stop();
      if (!repeated.current) latest.current();
      repeated.current = false;
    },
  };
}
