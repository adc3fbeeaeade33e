import { useLayoutEffect } from 'react';
import { TOP_LAYER } from '../layers/top-layer.ts';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Calls back on a press or focus outside while `active`. Toasts don't count as outside, so that they can be read
 * without closing anything.
 */
export function useOutside(active: boolean, isInside: (target: Element) => boolean, onOutside: () => void) {
  const latest = useLatest({ isInside, onOutside });
  useLayoutEffect(() => {
    if (!active) return undefined;
    const look = (event: Event) => {
      const target = event.target;
      if (!(target instanceof Element) || latest.current.isInside(target)) return;
      if (!target.closest(`[${TOP_LAYER}]`)) latest.current.onOutside();
    };
    document.addEventListener('pointerdown', look, true);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look, true);
      document.removeEventListener('focusin', look);
    };
  }, [active, latest]);
}
