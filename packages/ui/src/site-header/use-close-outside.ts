import { useEffect, type RefObject } from 'react';

/** Closes a `<details>` menu by Escape (the focus goes back to its button), by what happens outside, and by its links. */
export function useCloseOutside(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open || !(event.target instanceof Element)) return;
      const inside = menu.contains(event.target);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (inside) menu.querySelector('summary')?.focus();
      } else if (inside && (event.type !== 'click' || !event.target.closest('a'))) return;
      menu.open = false;
    };
    const types = ['click', 'pointerdown', 'focusin', 'keydown'];
    for (const type of types) document.addEventListener(type, close);
    return () => {
      for (const type of types) document.removeEventListener(type, close);
    };
  }, [details]);
}
