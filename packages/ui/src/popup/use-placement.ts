import { useLayoutEffect, type RefObject } from 'react';
import { place, type Align, type Side } from './place.ts';

/**
 * Lifts an open popup into the browser's top layer, so that nothing clips it while it stays beside its trigger in the
 * document (and in the Tab order), and keeps it at its anchor. Positions are written through CSSOM, which a strict
 * CSP allows.
 * @param onPut hears each new place; a function that stays the same
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
    box.showPopover?.();
    const put = () => {
      box.style.maxBlockSize = '';
      // Without the scrollbar and its gutter, which Chrome leaves in clientWidth while no bar stands in it.
      const view = { width: document.documentElement.offsetWidth, height: window.innerHeight };
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const rtl = getComputedStyle(from).direction === 'rtl';
      const rect = from.getBoundingClientRect();
      const spot = place(rect, size, view, { side, align, gap }, rtl);
      box.dataset['side'] = spot.side;
      box.style.left = `${spot.left}px`;
      box.style.top = `${spot.top}px`;
      if (size.height > spot.maxHeight) box.style.maxBlockSize = `${spot.maxHeight}px`;
      onPut?.(box, rect);
    };
    put();
    const observer = new ResizeObserver(put);
    observer.observe(box);
    // A scrollbar that comes or goes is no resize of the window.
    observer.observe(document.documentElement);
    window.addEventListener('scroll', put, { capture: true, passive: true });
    window.addEventListener('resize', put);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', put, { capture: true });
      window.removeEventListener('resize', put);
      if (box.isConnected) box.hidePopover?.();
    };
  }, [open, anchor, popup, side, align, gap, onPut]);
}
