import type { Notify } from '../api/request.ts';

/** A message waiting to be shown. */
export interface QueuedToast {
  id: number;
  kind: 'success' | 'error' | 'warning';
  text: string;
}

type Listener = (toast: QueuedToast) => void;
const waiting: QueuedToast[] = [];
let listener: Listener | null = null;
let count = 0;
let wake: (() => void) | null = null;

/** Shows a toast as soon as the toast layer is there; the layer is loaded when the first one comes. */
export const notify: Notify = (kind, text) => {
  count += 1;
  const toast = { id: count, kind, text };
  if (listener) listener(toast);
  else {
    waiting.push(toast);
    wake?.();
  }
};

/** The layout registers how to load the toast layer; called at once if something waits already. */
export function onFirstToast(load: () => void): void {
  wake = load;
  if (waiting.length > 0) load();
}

/** The toast layer takes over: gets what waits, then all that comes. Gives the way to stop. */
export function consumeToasts(take: Listener): () => void {
  listener = take;
  for (const toast of waiting.splice(0)) take(toast);
  return () => {
    if (listener === take) listener = null;
  };
}
