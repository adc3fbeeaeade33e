import { useEffect, type RefObject } from 'react';
import { TOP_LAYER } from '../layers/top-layer.ts';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Calls back on a press or focus outside `root` while `active`. Toasts don't count as outside, so that they can be read
 * without closing anything.
 */
export function useOutside(active: boolean, root: RefObject<HTMLElement | null>, onOutside: () => void) {
  const latest = useLatest(onOutside);
  useEffect(() => {
    if (!active) return undefined;
    const look = (event: Event) => {
      const target = event.target;
      if (!(target instanceof Element) || root.current?.contains(target)) return;
      if (!target.closest(`[${TOP_LAYER}]`)) latest.current();
    };
    document.addEventListener('pointerdown', look, true);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look, true);
      document.removeEventListener('focusin', look);
    };
  }, [active, root, latest]);
}
