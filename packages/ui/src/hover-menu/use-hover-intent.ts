import { useEffect, useRef, type PointerEvent } from 'react';

/** Milliseconds: long enough to cross the button without wanting it, and to cut a corner on the way to the panel. */
const OPEN_AFTER = 100;
const CLOSE_AFTER = 250;

/** Opens when a mouse rests, closes when it has left for a while. Touch and pen do not hover. */
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
    /** For a menu that was loaded while the mouse already rested on its place, and so never saw it enter. */
    onPointerMove: enter,
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      inside.current = false;
      later(false, CLOSE_AFTER);
    },
  };
}
