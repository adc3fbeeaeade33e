import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { useLatest } from '../layers/use-latest.ts';
import type { CloseReason, ModalOptions } from './modal.tsx';

/** Asks for confirmation before discarding input. */
export interface CloseGuard {
  /** Whether closing would discard input. */
  active: boolean;
  /** The question: "Discard your changes?". */
  title: string;
  /** What is lost by leaving. */
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
  const leaving = useRef<CloseReason | null>(null);
  const latestClose = useLatest(onClose);
  // After the question has given the focus back to the dialog, so that the dialog can give it back to its opener.
  useEffect(() => {
    const reason = leaving.current;
    leaving.current = null;
    if (asked === null && reason !== null) latestClose.current(reason);
  }, [asked, latestClose]);
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
        leaving.current = asked;
        setAsked(null);
      }}
    />
  ) : null;
  return { close, question };
}
