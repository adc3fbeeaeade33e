import type { TicketDraft, TicketDraftInput } from '@hoster/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveTicketDraft, ticketDraftQuery } from '../../api/tickets.ts';
import { useApp } from '../../app/app-context.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { forgetText, keepText, keptText } from './kept-text.ts';

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
 * The draft of a message. What was typed in this tab and couldn't be saved is in it once the page is there.
 * @returns `key`: of the form, which takes its texts when it's made
 */
export function useDraft(key: number | 'new'): { draft: TicketDraft; key: string } {
  const app = useApp();
  const { data: saved } = useSuspenseQuery(ticketDraftQuery(app, key));
  const [kept, setKept] = useState<ReturnType<typeof keptText>>(null);
  const { status } = useAuth();
  // Not earlier: the server knows nothing of this tab. Who reads it may be known later than the page is shown.
  useEffect(() => {
    const found = keptText(app, key);
    if (found) setKept(found);
  }, [app, key, status]);
  return kept
    ? { draft: { ...saved, ...kept.texts, updated: kept.updated }, key: 'kept' }
    : { draft: saved, key: 'saved' };
}

/**
 * Saves what is typed on the server: after each pause, and when the page is left. In this tab, while the server can't.
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
    // First: the page may be gone before there's an answer.
    keepText(app, key, typed.current);
    const answer = await saveTicketDraft(app, key, typed.current);
    if (answer !== undefined) forgetText(key);
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
    /** Saves nothing more: the form is being sent, which discards the draft. Until it's sent, the text is kept. */
    stop: () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
      keepText(app, key, typed.current);
    },
  };
}
