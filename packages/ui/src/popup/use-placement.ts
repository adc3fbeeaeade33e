import { useLayoutEffect, type RefObject } from 'react';
import { viewOf } from '../layers/realm.ts';
import { place, type Align, type Side } from './place.ts';

/**
 * Moves an open popup to the browser's top layer, so that it isn't clipped but stays next to its trigger in the
 * document and tab order. Keeps it at its anchor. Sets positions through CSSOM, which a strict CSP allows.
 * @param onPut called with each new position; must be stable
 */
export function usePlacement(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  side: Side,
  align: Align,
  gap = 8,
  onPut?: (popup: HTMLElement, anchor: DOMRect) => void,
) {
  useLayoutEffect(() => {
    const box = popup.current;
    const from = anchor.current;
    if (!open || !box || !from) return undefined;
    const view = viewOf(box);
    const page = box.ownerDocument.documentElement;
    box.showPopover?.();
    const put = () => {
      box.style.maxBlockSize = '';
      // Without the scrollbar and its gutter, which Chrome includes in clientWidth while there is no scrollbar.
      const room = { width: page.offsetWidth, height: view.innerHeight };
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const rtl = getComputedStyle(from).direction === 'rtl';
      const rect = from.getBoundingClientRect();
      const spot = place(rect, size, room, { side, align, gap }, rtl);
      box.dataset['side'] = spot.side;
      box.style.left = `${spot.left}px`;
      box.style.top = `${spot.top}px`;
      if (size.height > spot.maxHeight) box.style.maxBlockSize = `${spot.maxHeight}px`;
      onPut?.(box, rect);
    };
    put();
    const observer = new ResizeObserver(put);
    observer.observe(box);
    // A scrollbar that appears or disappears fires no resize event.
    observer.observe(page);
    view.addEventListener('scroll', put, { capture: true, passive: true });
    view.addEventListener('resize', put);
    return () => {
      observer.disconnect();
      view.removeEventListener('scroll', put, { capture: true });
      view.removeEventListener('resize', put);
      if (box.isConnected) box.hidePopover?.();
    };
  }, [open, anchor, popup, side, align, gap, onPut]);
}
