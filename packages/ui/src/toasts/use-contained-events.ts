import { useEffect, type RefObject } from 'react';

/** What libraries listen to on the document in order to learn of a press or the focus outside of their dialog. */
const OUTSIDE = ['pointerdown', 'mousedown', 'touchstart', 'focusin'] as const;

/**
 * Keeps these events of `region` from the document, so that no dialog beneath closes or takes the focus back because
 * of the toasts. They stop at the root element: React's handlers, which sit on the body and below, still run. It does
 * what a Branch of Radix's dismissable layer does, for any library and any copy of it, without its 2.4 kB.
 */
export function useContainedEvents(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = document.documentElement;
    const keep = (event: Event) => {
      if (event.target instanceof Node && region.current?.contains(event.target)) event.stopPropagation();
    };
    for (const type of OUTSIDE) root.addEventListener(type, keep);
    return () => {
      for (const type of OUTSIDE) root.removeEventListener(type, keep);
    };
  }, [region]);
}
