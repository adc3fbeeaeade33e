import { useSyncExternalStore } from 'react';

const query = (): MediaQueryList | undefined =>
  typeof window === 'undefined' ? undefined : window.matchMedia?.('(any-pointer: coarse)');

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener?.('change', listener);
  return () => list?.removeEventListener?.('change', listener);
}

/** Returns whether the device has a touch screen; false on the server and during hydration. */
export const useTouch = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
