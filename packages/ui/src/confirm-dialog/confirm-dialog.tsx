'use client';
import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { buttonClass } from '../button/button-look.ts';
import * as dialog from '../dialog/dialog.css.ts';
import { classNames } from '../class-names/class-names.ts';
import * as modal from '../modal/modal.css.ts';
import { Modal } from '../modal/modal.tsx';
import * as css from './confirm-dialog.css.ts';

export interface ConfirmDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is asked. */
  open: boolean;
  /** The question. */
  title: string;
  /** What will happen. */
  description?: ReactNode;
  /** The answer that does it, as a verb: "Delete". */
  confirmLabel: string;
  /** The answer that changes nothing: "Keep". */
  cancelLabel: string;
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** The action runs: the confirming button is disabled, the dialog stays. */
  pending?: boolean | undefined;
  /** The question was answered with yes; close it when the action is done. */
  onConfirm: () => void;
  /** By the button or Escape. The backdrop does not answer a question. */
  onCancel: () => void;
}

/** A question with two answers. APG: alert dialog. The focus starts on the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, cancelLabel, tone = 'neutral', pending = false, ...others } = props;
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
        <Radix.Title className={modal.title} data-part="title" tabIndex={-1}>
          <span>{title}</span>
        </Radix.Title>
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
            disabled={pending}
            aria-busy={pending || undefined}
            onClick={onConfirm}
          >
            <span>{confirmLabel}</span>
          </button>
        </div>
      </div>
    </Modal>
  );
}
