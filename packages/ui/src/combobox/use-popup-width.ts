import { type RefObject, useLayoutEffect } from 'react';

/** Keeps an open list at least as wide as its field. */
export function usePopupWidth(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const field = anchor.current;
    if (!open || !field) return undefined;
    const widen = () => {
      if (popup.current) popup.current.style.minInlineSize = `${field.offsetWidth}px`;
    };
    widen();
    const observer = new ResizeObserver(widen);
    observer.observe(field);
    return () => observer.disconnect();
  }, [open, anchor, popup]);
}
