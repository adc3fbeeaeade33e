'use client';
import { useEffect } from 'react';
import { OWN_GESTURE } from '../layers/follow-touch.ts';
import { useLatest } from '../layers/use-latest.ts';

export interface EdgeSwipeOptions {
  /** The edge of the window, relative to the writing direction. @default 'start' */
  side?: 'start' | 'end' | undefined;
  /** Width of the touch area along the edge, in pixels. @default 24 */
  reach?: number | undefined;
  /** Called when the swipe is long enough. */
  onSwipe: () => void;
}

/** Minimum length of a swipe, in pixels. */
const FAR = 48;

/**
 * Opens a side dialog with a swipe from the edge of the window. Adds no elements to the page, so taps at the edge keep
 * working. Inactive while a dialog is open. Some systems use this gesture for Back, so it must not be the only way to
 * open the dialog.
 */
export function useEdgeSwipe({ side = 'start', reach = 24, onSwipe }: EdgeSwipeOptions) {
  const latest = useLatest(onSwipe);
  useEffect(() => {
    let start: { x: number; y: number; sign: 1 | -1 } | null = null;
    // Block the whole movement, because the browser would use the rest for its own Back gesture.
    let taken = false;
    // It has opened, or a second finger has landed: ignore the rest.
    let done = false;

    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!start || !touch) return;
      const along = (touch.clientX - start.x) * start.sign;
      // The page scrolls.
      if (!done && Math.abs(touch.clientY - start.y) > Math.max(along, 8)) return end();
      taken ||= along > 0;
      if (taken && event.cancelable) event.preventDefault();
      if (done || along < FAR) return;
      done = true;
      latest.current();
    };
    // Only during a swipe, because a non-passive listener delays all scrolling.
    const end = () => {
      start = null;
      taken = done = false;
      document.removeEventListener('touchmove', onMove);
      document.removeEventListener('touchend', onEnd);
      document.removeEventListener('touchcancel', onEnd);
    };
    const onEnd = ({ touches }: TouchEvent) => {
      if (touches.length === 0) end();
    };
    const onStart = ({ touches, target }: TouchEvent) => {
      if (taken && touches.length > 1) {
        done = true;
        return;
      }
      end();
      const [touch] = touches;
      const root = document.documentElement;
      if (!touch || touches.length > 1 || root.hasAttribute('data-scroll-lock')) return;
      if (target instanceof Element && target.closest(OWN_GESTURE)) return;
      const atLeft = (side === 'start') === (getComputedStyle(root).direction !== 'rtl');
      if ((atLeft ? touch.clientX : root.clientWidth - touch.clientX) > reach) return;
      start = { x: touch.clientX, y: touch.clientY, sign: atLeft ? 1 : -1 };
      document.addEventListener('touchmove', onMove, { passive: false });
      document.addEventListener('touchend', onEnd);
      document.addEventListener('touchcancel', onEnd);
    };
    document.addEventListener('touchstart', onStart, { passive: true });
    return () => {
      end();
      document.removeEventListener('touchstart', onStart);
    };
  }, [side, reach, latest]);
}
