import { useEffect, useRef, useState } from 'react';

/** Milliseconds: a rest before the first tip, a grace to reach the tip, a long press, and how long its neighbours stay warm. */
const REST = 500;
const GRACE = 150;
const LONG_PRESS = 500;
const WARM = 400;

/** When the last tip of the page closed: the next one then opens without a rest. */
let lastClosed = 0;

/** Takes away the tip that is shown: there is never more than one. */
let closeShown: (() => void) | null = null;

/** When a tooltip opens and closes. */
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
