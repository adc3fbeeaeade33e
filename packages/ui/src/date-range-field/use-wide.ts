import { useSyncExternalStore } from 'react';
import { up } from '../theme/index.ts';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(up.md);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Returns whether the window has room for two months. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(up.md).matches,
    () => false,
  );
