import type { ProductLine, OrderDraft } from '@hoster/contract';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useApp } from '../../app/app-context.tsx';
import { currentDraft, saveCurrentDraft, setDraft, subscribeToDraft } from './draft-store.ts';

/** Milliseconds without typing after which the draft is saved. */
const TYPING_PAUSE = 400;

/**
 * The notes of an order, saved in the visitor's draft shortly after typing pauses, or when the page is left. The loader
 * has fetched the draft.
 */
export function useOrderDraft(line: ProductLine): [OrderDraft, (change: Partial<OrderDraft>) => void] {
  const app = useApp();
  const watch = useCallback((tell: () => void) => subscribeToDraft(app, line, tell), [app, line]);
  const read = () => currentDraft(app, line);
  const draft = useSyncExternalStore(watch, read, read);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useCallback(
    (keepalive: boolean) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      // Failures aren't reported yet: the next change or the form's own button sends everything again.
      saveCurrentDraft(app, line, { keepalive }).catch(() => undefined);
    },
    [app, line],
  );
  useEffect(() => {
    const leave = () => {
      if (timer.current !== undefined) send(true);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [send]);
  const note = useCallback(
    (change: Partial<OrderDraft>) => {
      setDraft(app, line, { ...currentDraft(app, line), ...change });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(false), TYPING_PAUSE);
    },
    [app, line, send],
  );
  return [draft, note];
}
