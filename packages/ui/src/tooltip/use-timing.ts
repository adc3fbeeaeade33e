import { useEffect, useRef, useState } from 'react';

/**
 * Delays in milliseconds: before the first tooltip, to reach the tooltip, of a long press, and in which others open
 * without delay.
 */
const REST = 500;
const GRACE = 150;
const LONG_PRESS = 500;
const WARM = 400;

/** Time when the last tooltip on the page closed; the next one then opens without delay. */
let lastClosed = 0;

/** Hides the current tooltip, because only one is shown at a time. */
let closeShown: (() => void) | null = null;

/** Returns when a tooltip opens and closes. */
export function useTiming(setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(false);
  const [close] = useState(() => () => {
    clearTimeout(timer.current);
    shown.current = false;
    setOpen(false);
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (closeShown === close) closeShown = null;
    },
    [close],
  );
  const now = (open: boolean) => {
    clearTimeout(timer.current);
    if (shown.current && !open) lastClosed = Date.now();
    if (open && closeShown !== close) closeShown?.();
    if (open) closeShown = close;
    else if (closeShown === close) closeShown = null;
    shown.current = open;
    setOpen(open);
  };
  const later = (open: boolean, milliseconds: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => now(open), milliseconds);
  };
  return {
    now,
    enter: () => later(true, closeShown || Date.now() - lastClosed < WARM ? 0 : REST),
    leave: () => later(false, GRACE),
    press: () => (shown.current ? now(false) : later(true, LONG_PRESS)),
    release: () => {
      if (!shown.current) clearTimeout(timer.current);
    },
  };
}
