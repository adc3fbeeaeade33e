import { useEffect, useRef, type PointerEvent } from 'react';

/** Delays in milliseconds: long enough to cross the trigger by accident, and to cut a corner towards the panel. */
const OPEN_AFTER = 100;
const CLOSE_AFTER = 250;

/** Opens when a mouse rests and closes some time after it has left. Ignores touch and pen. */
export function useHoverIntent(setOpen: (open: boolean) => void) {
  const inside = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (open: boolean, milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), milliseconds);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || inside.current) return;
    inside.current = true;
    later(true, OPEN_AFTER);
  };
  return {
    cancel: () => clearTimeout(timer.current),
    onPointerEnter: enter,
    /** Handles a menu that loads while the mouse is already over it and gets no enter event. */
    onPointerMove: enter,
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      inside.current = false;
      later(false, CLOSE_AFTER);
    },
  };
}
