import { useCallback, useRef, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import type { ServerIndex } from './server-index.ts';

/**
 * The index of a long list, so that a filter shows its count before the server has answered. It is fetched when
 * `prepare` is first called. Where it can't be had, counts come with the servers.
 * @param landing part of the list; undefined for all of it
 */
export function useServerIndex(landing: string | undefined, isWanted: boolean) {
  const app = useApp();
  const [index, setIndex] = useState<ServerIndex | null>(null);
  const asked = useRef<string | null>(null);
  const prepare = useCallback(() => {
    const key = landing ?? '';
    if (!isWanted || asked.current === key) return;
    asked.current = key;
    void import('./server-index.ts')
      .then(({ loadServerIndex }) => loadServerIndex(app, landing))
      .then(setIndex, () => (asked.current = null));
  }, [app, landing, isWanted]);
  return { index: index?.landing === landing ? index : null, prepare };
}
