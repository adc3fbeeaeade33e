'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { ModalFrame, type ModalFrameOptions } from '../modal/modal-frame.tsx';
import * as modal from '../modal/modal.css.ts';
import { Modal, type ModalOptions } from '../modal/modal.tsx';
import { useGuard, type CloseGuard } from '../modal/use-guard.tsx';
import * as css from './dialog.css.ts';

export interface DialogProps
  extends ModalOptions, ModalFrameOptions, Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** 416, 560 or 800 px. @default 'medium' */
  width?: 'small' | 'medium' | 'large' | undefined;
  /** Confirmation before closing while input would be discarded. */
  guard?: CloseGuard | undefined;
}

/** A modal dialog in the centre of the window (APG: dialog). Behaves like SideDialog. */
export function Dialog(props: DialogProps) {
  const { width = 'medium', guard, title, description, closeLabel, footer, children, ...others } = props;
  const { className, onClose, ...rest } = others;
  const { close, question } = useGuard(guard, onClose);
  return (
    <Modal
      {...rest}
      onClose={close}
      component="dialog"
      backdropClassName={modal.backdrop}
      className={classNames(modal.panel, css.panel, css.width[width], className)}
    >
      <ModalFrame {...{ title, description, closeLabel, footer }} onClose={close}>
        {children}
      </ModalFrame>
      {question}
    </Modal>
  );
}
