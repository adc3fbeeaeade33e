import { useEffect, type RefObject } from 'react';
import { rootOf } from '../layers/realm.ts';
import { hashName } from '../layers/hash-name.ts';
import { useLatest } from '../layers/use-latest.ts';

/** Returns the item of this accordion, not of a nested one, that contains the element. */
function itemAround(element: Element | null, root: HTMLElement | null): HTMLElement | null {
  const item = element?.closest<HTMLElement>('[data-part="item"][data-value]') ?? null;
  if (!item || item.parentElement?.closest('[data-component="accordion"]') === root) return item;
  return itemAround(item.parentElement, root);
}

/** Opens the item that `#hash` refers to, or that contains its target, on load and on every change. */
export function useDeepLink(root: RefObject<HTMLElement | null>, open: (value: string) => void) {
  const latest = useLatest(open);
  useEffect(() => {
    const follow = () => {
      const target = rootOf(root.current).getElementById(hashName());
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
