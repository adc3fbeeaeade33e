import { useLayoutEffect, type RefObject } from 'react';
import { belongsTo, type Layer } from '../layers/layer-tree.ts';
import { holds, isElement, rootOf, targetOf } from '../layers/realm.ts';
import { TOP_LAYER } from '../layers/top-layer.ts';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Calls back on a press or focus outside `root` while `active`. Layers that were opened from inside `layer` don't count
 * as outside, nor do toasts, so that they can be read without closing anything.
 */
export function useOutside(active: boolean, root: RefObject<HTMLElement | null>, onOutside: () => void, layer?: Layer) {
  const latest = useLatest(onOutside);
  useLayoutEffect(() => {
    const node = root.current;
    if (!active || !node) return undefined;
    const look = (event: Event) => {
      const target = targetOf(event);
      if (!isElement(target) || holds(root.current, target) || (layer && belongsTo(target, layer))) return;
      if (!target.closest(`[${TOP_LAYER}]`)) latest.current();
    };
    const stop = new AbortController();
    // Focus that moves inside a shadow root isn't seen by the document.
    for (const place of new Set([node.ownerDocument, rootOf(node)])) {
      place.addEventListener('pointerdown', look, { capture: true, signal: stop.signal });
      place.addEventListener('focusin', look, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [active, root, latest, layer]);
}
