'use client';
import { useEffect } from 'react';
import { OWN_GESTURE } from '../layers/follow-touch.ts';
import { useLatest } from '../layers/use-latest.ts';

export interface EdgeSwipeOptions {
  /** The edge of the window, in the writing direction. @default 'start' */
  side?: 'start' | 'end' | undefined;
  /** How far from the edge the finger may land, in pixels. @default 24 */
  reach?: number | undefined;
  /** The finger has come far enough. */
  onSwipe: () => void;
}

/** Pixels the finger has to come. */
const FAR = 48;

/**
 * Opens a side dialog by a finger that comes in from the edge of the window. It puts nothing over the page, so that
 * taps at the edge go on working, and it rests while a dialog is open. Some systems keep this gesture for their own
 * Back: it is a short cut beside a button, never the only way.
 */
export function useEdgeSwipe({ side = 'start', reach = 24, onSwipe }: EdgeSwipeOptions) {
  const latest = useLatest(onSwipe);
  useEffect(() => {
    let start: { x: number; y: number; sign: 1 | -1 } | null = null;
    // A part of the movement is ours, so all of it is: the browser would make its own Back of the rest.
    let taken = false;
    // It has opened, or a second finger has come: nothing more will come of it.
    let done = false;

    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!start || !touch) return;
      const along = (touch.clientX - start.x) * start.sign;
      // It scrolls.
      if (!done && Math.abs(touch.clientY - start.y) > Math.max(along, 8)) return end();
      taken ||= along > 0;
      if (taken && event.cancelable) event.preventDefault();
      if (done || along < FAR) return;
      done = true;
      latest.current();
    };
    // Only for as long as a finger is on its way: a listener that may refuse to scroll makes all scrolling wait.
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
