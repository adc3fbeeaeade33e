import { useEffect, type RefObject } from 'react';
import { hashName } from '../layers/hash-name.ts';
import { useLatest } from '../layers/use-latest.ts';

/**
 * Selects the tab that `#hash` refers to, or whose panel contains its target, on load and on every change.
 */
export function useHash(active: boolean, root: RefObject<HTMLElement | null>, choose: (id: string) => void) {
  const latest = useLatest(choose);
  useEffect(() => {
    if (!active) return undefined;
    const follow = () => {
      const name = hashName();
      if (!name) return;
      const panels = [...(root.current?.querySelectorAll<HTMLElement>('[data-part="panel"]') ?? [])];
      const named = document.getElementById(name);
      const panel = panels.find((one) => one.dataset['id'] === name || (named && one.contains(named)));
      if (panel) latest.current(panel.dataset['id'] ?? '');
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [active, root, latest]);
}
