import type { ProductLine } from '@hoster/contract';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/errors.ts';
import { isKept, ORDER_DRAFT_KEY, orderDraftQuery, saveOrderDraft } from '../../api/order-draft.ts';
import type { AppContext } from '../../app-context.tsx';
import { draftOf, noNotes, notesOf, type OrderNotes } from './order-notes.ts';

interface Held {
  notes: OrderNotes | undefined;
  listeners: Set<() => void>;
}

/** The newest notes of each line, by the client that has fetched their draft: one a tab, one a request on the server. */
const held = new WeakMap<QueryClient, Map<ProductLine, Held>>();

function heldOf({ queryClient }: AppContext, line: ProductLine): Held {
  const lines = held.get(queryClient) ?? new Map<ProductLine, Held>();
  held.set(queryClient, lines);
  const known = lines.get(line) ?? { notes: undefined, listeners: new Set() };
  lines.set(line, known);
  return known;
}

/** The notes as they are now; those of the kept draft as long as nothing has been changed. */
export function notesNow(app: AppContext, line: ProductLine): OrderNotes {
  const own = heldOf(app, line);
  if (!own.notes) {
    const kept = app.queryClient.getQueryData(orderDraftQuery(app, line).queryKey);
    if (!kept) return noNotes;
    own.notes = notesOf(kept);
  }
  return own.notes;
}

/** Changes the notes in the page; they are yet to be kept. */
export function setNotes(app: AppContext, line: ProductLine, notes: OrderNotes | undefined): void {
  const own = heldOf(app, line);
  own.notes = notes;
  for (const tell of own.listeners) tell();
}

/** Calls `tell` whenever the notes change. Returns the function that ends it. */
export function watchNotes(app: AppContext, line: ProductLine, tell: () => void): () => void {
  const { listeners } = heldOf(app, line);
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Keeps notes in the draft. In an open page they aren't lost when the backend is unavailable. */
export async function keepNotes(app: AppContext, line: ProductLine, notes: OrderNotes): Promise<void> {
  setNotes(app, line, notes);
  const draft = draftOf(notes);
  if (isKept(app, line, draft)) return;
  try {
    await saveOrderDraft(app, line, draft);
  } catch (error) {
    if (typeof document === 'undefined' || !isApiError(error)) throw error;
  }
}

/** To be called when an order was placed: its draft may have been used up. */
export function forgetNotes(app: AppContext, line: ProductLine): void {
  app.queryClient.removeQueries({ queryKey: [ORDER_DRAFT_KEY, line] });
  heldOf(app, line).notes = undefined;
}
