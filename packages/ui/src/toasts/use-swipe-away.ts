import { useRef, type PointerEvent } from 'react';

/** Minimum movement of a swipe, in pixels. */
const SLOP = 8;
/** Fraction of its width, and average velocity in px/ms, at which a toast is swiped away. */
const FAR = 0.4;
const FAST = 0.5;

/**
 * Lets users swipe a toast towards the edge of the window with a finger or a pen. Spread the handlers on its root, which
 * needs `touch-action: pan-y`: otherwise the browser scrolls and cancels the pointer. Smaller than `useSwipe` of
 * dialogs, which have four directions and scroll themselves.
 */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<{ x: number; at: number; sign: number }>(null);
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { type, clientX, timeStamp, currentTarget: toast } = event;
    if (type === 'pointerdown' && event.isPrimary && event.pointerType !== 'mouse') {
      const sign = getComputedStyle(toast).direction === 'rtl' ? -1 : 1;
      start.current = { x: clientX, at: timeStamp, sign };
      return;
    }
    if (!start.current) return;
    const { x, at, sign } = start.current;
    const moved = (clientX - x) * sign;
    const far = moved < SLOP ? 0 : moved;
    if (type === 'pointermove') {
      toast.style.translate = `${far * sign}px`;
      return;
    }
    // Lifted, cancelled, or a second finger.
    start.current = null;
    const { translate } = toast.style;
    toast.style.translate = '';
    if (type === 'pointerup' && (far > toast.offsetWidth * FAR || far / (timeStamp - at) > FAST)) onAway();
    else if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      toast.animate?.({ translate: [translate, '0'] }, { duration: 200, easing: 'ease-out' });
  };
  return { onPointerDown: onPointer, onPointerMove: onPointer, onPointerUp: onPointer, onPointerCancel: onPointer };
}
