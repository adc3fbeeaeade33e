import { useEffect, type RefObject } from 'react';
import { hashName } from '../layers/hash-name.ts';
import { rootOf } from '../layers/realm.ts';
import { useLatest } from '../layers/use-latest.ts';

/** Puts the selected tab in the URL, with a new entry of the history or in place of the current one. */
export function writeHash(id: string, push: boolean) {
  const address = `#${encodeURIComponent(id)}`;
  // A router's own state is kept, so that it stays on the same page.
  if (push) history.pushState(history.state, '', address);
  else history.replaceState(history.state, '', address);
}

/**
 * Selects the tab that `#hash` refers to, or whose panel contains its target, on load and on every change. Back to the
 * URL without a hash selects `undefined`, the initial tab.
 */
export function useHash(
  active: boolean,
  root: RefObject<HTMLElement | null>,
  choose: (id: string | undefined) => void,
) {
  const latest = useLatest(choose);
  useEffect(() => {
    if (!active) return undefined;
    const follow = (event?: Event) => {
      const name = hashName();
      if (!name) {
        if (event) latest.current(undefined);
        return;
      }
      const panels = [...(root.current?.querySelectorAll<HTMLElement>('[data-part="panel"]') ?? [])];
      const named = rootOf(root.current).getElementById(name);
      const panel = panels.find((one) => one.dataset['id'] === name || (named && one.contains(named)));
      if (panel) latest.current(panel.dataset['id'] ?? '');
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [active, root, latest]);
}
