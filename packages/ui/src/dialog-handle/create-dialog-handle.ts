/** Whether a dialog is open, and for what. The payload stays while the dialog closes, so that its content does too. */
export interface DialogState<Payload> {
  readonly open: boolean;
  /** Null until the dialog is opened for the first time. */
  readonly payload: Payload | null;
}

/** Connects a dialog with triggers anywhere on the page. */
export interface DialogHandle<Payload = void> {
  /** Opens the dialog for a payload. */
  readonly open: (payload: Payload) => void;
  readonly close: () => void;
  readonly getSnapshot: () => DialogState<Payload>;
  /** Subscribes to changes. Returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a handle, without React: at module level on a client, or in `useState` where a page is also server-rendered. */
export function createDialogHandle<Payload = void>(): DialogHandle<Payload> {
  let state: DialogState<Payload> = { open: false, payload: null };
  const listeners = new Set<() => void>();
  const set = (next: DialogState<Payload>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    open: (payload) => set({ open: true, payload }),
    close: () => set({ open: false, payload: state.payload }),
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
