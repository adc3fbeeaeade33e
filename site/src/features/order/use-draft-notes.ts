import type { ProductLine } from '@hoster/contract';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { isKept, saveOrderDraft } from '../../api/order-draft.ts';
import { useApp } from '../../app-context.tsx';
import { notesNow, setNotes, watchNotes } from './draft-notes.ts';
import { draftOf, type OrderNotes } from './order-notes.ts';

/** Milliseconds without typing after which the draft is sent. */
const TYPING_PAUSE = 400;

/**
 * The notes of an order, kept in the visitor's draft as they're typed: a moment after the last key, or when the page is
 * left. The loader has fetched the draft.
 */
export function useDraftNotes(line: ProductLine): [OrderNotes, (change: Partial<OrderNotes>) => void] {
  const app = useApp();
  const watch = useCallback((tell: () => void) => watchNotes(app, line, tell), [app, line]);
  const read = () => notesNow(app, line);
  const notes = useSyncExternalStore(watch, read, read);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useCallback(
    (keepalive: boolean) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const draft = draftOf(notesNow(app, line));
      // A failure is no news yet: the next change or the form's own button sends everything again.
      if (!isKept(app, line, draft)) saveOrderDraft(app, line, draft, { keepalive }).catch(() => undefined);
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
    (change: Partial<OrderNotes>) => {
      setNotes(app, line, { ...notesNow(app, line), ...change });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(false), TYPING_PAUSE);
    },
    [app, line, send],
  );
  return [notes, note];
}
