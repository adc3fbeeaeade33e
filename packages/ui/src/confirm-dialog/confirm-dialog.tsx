'use client';
import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { buttonClass } from '../button/button-look.ts';
import * as dialog from '../dialog/dialog.css.ts';
import { classNames } from '../class-names/class-names.ts';
import * as modal from '../modal/modal.css.ts';
import { ModalTitle } from '../modal/modal-title.tsx';
import { Modal, type ModalOptions } from '../modal/modal.tsx';
import * as css from './confirm-dialog.css.ts';

export interface ConfirmDialogProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title'>, Pick<ModalOptions, 'onClosed' | 'returnFocus' | 'container'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The question. */
  title: string;
  /** The consequences of the action. */
  description?: ReactNode;
  /** Label of the confirm button, as a verb: "Delete". */
  confirmLabel: string;
  /** Label of the cancel button: "Keep". */
  cancelLabel: string;
  /** Use `danger` for actions that can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Whether the action is running. The confirm button then does nothing, keeps the focus, and the dialog stays open. */
  pending?: boolean | undefined;
  /** Announced while `pending`: "Deleting". */
  pendingLabel?: string | undefined;
  /** Called when the user confirms. Close the dialog when the action is done. */
  onConfirm: () => void;
  /** Called when the user cancels with the button or Escape. Clicking the backdrop does nothing. */
  onCancel: () => void;
}

/** Asks for confirmation (APG: alert dialog). Focus starts on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    cancelLabel,
    tone = 'neutral',
    pending = false,
    pendingLabel,
    ...others
  } = props;
  const { onConfirm, onCancel, children, className, ...rest } = others;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      {...rest}
      role="alertdialog"
      onClose={onCancel}
      closeOnBackdrop={false}
      escape="always"
      initialFocus={cancel}
      component="confirm-dialog"
      backdropClassName={modal.backdrop}
      className={classNames(modal.panel, dialog.panel, dialog.width.small, className)}
    >
      <div className={css.body}>
        <ModalTitle className={modal.title} tabIndex={-1}>
          <span>{title}</span>
        </ModalTitle>
        {description ? (
          <Radix.Description className={modal.description} data-part="description">
            <span>{description}</span>
          </Radix.Description>
        ) : null}
        {children ? <div className={css.extra}>{children}</div> : null}
        <div className={css.actions} data-part="actions">
          <button ref={cancel} type="button" className={buttonClass({})} data-part="cancel" onClick={onCancel}>
            <span>{cancelLabel}</span>
          </button>
          <button
            type="button"
            className={buttonClass({ variant: tone === 'danger' ? 'danger' : 'action' })}
            data-part="confirm"
            // Not `disabled`, which would drop the focus to the body.
            aria-disabled={pending || undefined}
            aria-busy={pending || undefined}
            onClick={pending ? undefined : onConfirm}
          >
            <span>{confirmLabel}</span>
          </button>
        </div>
        <span role="status" className={css.spoken}>
          {pending ? pendingLabel : null}
        </span>
      </div>
    </Modal>
  );
}
