import type { ProductLine, OrderDraft } from '@hoster/contract';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/errors.ts';
import { ORDER_DRAFT_KEY, emptyDraft, isKept, orderDraftQuery, saveOrderDraft } from '../../api/order-draft.ts';
import type { AppContext } from '../../app/app-context.tsx';

interface Held {
  draft: OrderDraft | undefined;
  listeners: Set<() => void>;
}

/**
 * The newest draft of each line, by the client that fetched the saved one: one per tab, or one per request on the server.
 */
const held = new WeakMap<QueryClient, Map<ProductLine, Held>>();

function heldOf({ queryClient }: AppContext, line: ProductLine): Held {
  const lines = held.get(queryClient) ?? new Map<ProductLine, Held>();
  held.set(queryClient, lines);
  const known = lines.get(line) ?? { draft: undefined, listeners: new Set() };
  lines.set(line, known);
  return known;
}

/** The current draft; the saved one while nothing has changed. */
export function currentDraft(app: AppContext, line: ProductLine): OrderDraft {
  const own = heldOf(app, line);
  if (!own.draft) {
    const kept = app.queryClient.getQueryData(orderDraftQuery(app, line).queryKey);
    if (!kept) return emptyDraft;
    const { errors: _, ...draft } = kept;
    own.draft = draft;
  }
  return own.draft;
}

/** Changes the draft in the page, without saving it. */
export function setDraft(app: AppContext, line: ProductLine, draft: OrderDraft | undefined): void {
  const own = heldOf(app, line);
  own.draft = draft;
  for (const tell of own.listeners) tell();
}

/** Calls `tell` whenever the draft changes. Returns a function that unsubscribes. */
export function subscribeToDraft(app: AppContext, line: ProductLine, tell: () => void): () => void {
  const { listeners } = heldOf(app, line);
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Changes the draft and saves it. */
export function changeAndSaveDraft(app: AppContext, line: ProductLine, draft: OrderDraft): Promise<void> {
  setDraft(app, line, draft);
  return saveCurrentDraft(app, line);
}

/**
 * Saves the current draft. In an open page it isn't lost when the backend is unavailable.
 * @param options `keepalive` while the page is left
 */
export async function saveCurrentDraft(
  app: AppContext,
  line: ProductLine,
  options?: { keepalive: boolean },
): Promise<void> {
  const draft = currentDraft(app, line);
  if (isKept(app, line, draft)) return;
  try {
    await saveOrderDraft(app, line, draft, options);
  } catch (error) {
    if (typeof document === 'undefined' || !isApiError(error)) throw error;
  }
}

/** Call after an order was placed: its draft may have been used. */
export function discardDraft(app: AppContext, line: ProductLine): void {
  app.queryClient.removeQueries({ queryKey: [ORDER_DRAFT_KEY, line] });
  heldOf(app, line).draft = undefined;
}
