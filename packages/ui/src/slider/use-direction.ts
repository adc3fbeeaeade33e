import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** Calls back when the page's own direction is changed. */
function observe(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** The writing direction at an element; 'ltr' until it is in the page. */
export function useDirection(element: RefObject<Element | null>): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const page = useSyncExternalStore(
    observe,
    () => document.documentElement.dir,
    () => '',
  );
  useLayoutEffect(() => {
    if (element.current) setDirection(getComputedStyle(element.current).direction === 'rtl' ? 'rtl' : 'ltr');
  }, [element, page]);
  return direction;
}
