import type { TicketDraft, TicketDraftInput } from '@hoster/contract';
import { useEffect, useRef, useState } from 'react';
import { saveTicketDraft } from '../../api/tickets.ts';
import { useApp } from '../../app/app-context.tsx';

/** Milliseconds without typing after which the draft is saved. */
const PAUSE = 1000;

/** A draft without what the server adds. */
const textsOf = ({ body, department, priority, service, subject }: TicketDraft): TicketDraftInput => ({
  body,
  department,
  priority,
  service,
  subject,
});

/**
 * Saves what is typed on the server: after each pause, and when the page is left.
 * @param key the draft
 * @param initial what it contains already
 */
export function useSavedDraft(key: number | 'new', initial: TicketDraft) {
  const app = useApp();
  const typed = useRef<Partial<TicketDraftInput>>(textsOf(initial));
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [isSaved, setIsSaved] = useState(false);

  const flush = useRef(() => Promise.resolve());
  flush.current = async () => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    const answer = await saveTicketDraft(app, key, typed.current);
    setIsSaved(answer !== undefined);
  };
  useEffect(() => {
    const onHide = () => void flush.current();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      onHide();
    };
  }, []);

  return {
    /** Whether everything that was typed is saved. */
    isSaved,
    change: (values: Partial<TicketDraftInput>) => {
      typed.current = { ...typed.current, ...values };
      setIsSaved(false);
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush.current(), PAUSE);
    },
    /** Saves nothing more: the form is being sent, which discards the draft. */
    stop: () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
  };
}
