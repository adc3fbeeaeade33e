import { useEffect, useRef, type PointerEvent } from 'react';

/** Milliseconds: long enough to cross the button without wanting it, and to cut a corner on the way to the panel. */
const OPEN_AFTER = 100;
const CLOSE_AFTER = 250;

/** Opens when a mouse rests, closes when it has left for a while. Touch and pen do not hover. */
export function useHoverIntent(setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (open: boolean, milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), milliseconds);
  };
  return {
    cancel: () => clearTimeout(timer.current),
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && later(true, OPEN_AFTER),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && later(false, CLOSE_AFTER),
  };
}
