import { useEffect, type RefObject } from 'react';
import { useLatest } from '../layers/use-latest.ts';

/** The item of this accordion, not of one inside of it, which holds the element. */
function itemAround(element: Element | null, root: HTMLElement | null): HTMLElement | null {
  const item = element?.closest<HTMLElement>('[data-part="item"][data-value]') ?? null;
  if (!item || item.parentElement?.closest('[data-component="accordion"]') === root) return item;
  return itemAround(item.parentElement, root);
}

/** Opens the item which `#hash` names, or which holds the element that it names, on arrival and on every change. */
export function useDeepLink(root: RefObject<HTMLElement | null>, open: (value: string) => void) {
  const latest = useLatest(open);
  useEffect(() => {
    const follow = () => {
      const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
      const value = itemAround(target, root.current)?.dataset['value'];
      if (!target || !value) return;
      latest.current(value);
      target.scrollIntoView?.({ block: 'nearest' });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [root, latest]);
}
