'use client';
import { useSyncExternalStore } from 'react';
import type { DialogHandle, DialogState } from './create-dialog-handle.ts';

const closed: DialogState<never> = { open: false, payload: null };

/** The state of a handle. On the server, its dialog is closed. */
const useDialogState = <Payload>({ subscribe, getSnapshot }: DialogHandle<Payload>): DialogState<Payload> =>
  useSyncExternalStore(subscribe, getSnapshot, () => closed);

/** Props of the dialog of a handle, and what it was opened for. */
export function useDialogHandle<Payload>(
  handle: DialogHandle<Payload>,
): DialogState<Payload> & { readonly onClose: () => void } {
  return { ...useDialogState(handle), onClose: handle.close };
}

/** Props of a button that opens a dialog. */
export interface DialogTriggerProps {
  readonly onClick: () => void;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
}

/**
 * Returns the props of a button that opens the dialog of a handle. Focus returns to it on close, as from any button.
 * @param payload what the dialog is opened for; compared by identity, to tell which trigger has opened it
 */
export function useDialogTrigger<Payload>(handle: DialogHandle<Payload>, payload: Payload): DialogTriggerProps {
  const state = useDialogState(handle);
  return {
    onClick: () => handle.open(payload),
    'aria-haspopup': 'dialog',
    'aria-expanded': state.open && Object.is(state.payload, payload),
  };
}
