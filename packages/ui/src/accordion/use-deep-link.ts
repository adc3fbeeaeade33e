import { useEffect, type RefObject } from 'react';
import { useLatest } from '../layers/use-latest.ts';

/** Opens the item which `#hash` names, or which holds the element that it names, on arrival and on every change. */
export function useDeepLink(root: RefObject<HTMLElement | null>, open: (value: string) => void) {
  const latest = useLatest(open);
  useEffect(() => {
    const follow = () => {
      const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
      const item = target?.closest<HTMLElement>('[data-part="item"]');
      if (!target || !item?.dataset['value'] || !root.current?.contains(item)) return;
      latest.current(item.dataset['value']);
      target.scrollIntoView?.({ block: 'nearest' });
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [root, latest]);
}
