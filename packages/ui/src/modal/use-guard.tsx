import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import type { CloseReason, ModalOptions } from './modal.tsx';

/** Asks for confirmation before discarding input. */
export interface CloseGuard {
  /** Whether closing would discard input. */
  active: boolean;
  title: string;
  description?: string | undefined;
  /** Label of the confirm button: "Discard changes". */
  leaveLabel: string;
  /** Label of the cancel button: "Keep editing". */
  stayLabel: string;
}

/** Puts a guard before `onClose`. Returns what to call instead of it, and the question to render inside the dialog. */
export function useGuard(
  guard: CloseGuard | undefined,
  onClose: ModalOptions['onClose'],
): { close: ModalOptions['onClose']; question: ReactNode } {
  const [asked, setAsked] = useState<CloseReason | null>(null);
  const close = (reason: CloseReason) => {
    if (!guard?.active) return onClose(reason);
    setAsked(reason);
    return false;
  };
  const question = guard ? (
    <ConfirmDialog
      open={asked !== null}
      title={guard.title}
      description={guard.description}
      confirmLabel={guard.leaveLabel}
      cancelLabel={guard.stayLabel}
      tone="danger"
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        setAsked(null);
        if (asked) onClose(asked);
      }}
    />
  ) : null;
  return { close, question };
}
