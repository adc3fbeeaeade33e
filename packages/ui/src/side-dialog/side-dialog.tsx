'use client';
import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { classNames } from '../class-names/class-names.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { ModalFrame, type ModalFrameOptions } from '../modal/modal-frame.tsx';
import * as modal from '../modal/modal.css.ts';
import { Modal, type CloseReason, type ModalOptions } from '../modal/modal.tsx';
import * as css from './side-dialog.css.ts';
import { SwipeToClose, type SwipeParts } from './swipe-to-close.tsx';

/** Asks before something typed is lost. */
export interface CloseGuard {
  /** True while closing would lose something. */
  active: boolean;
  title: string;
  description?: string | undefined;
  /** "Discard the changes". */
  leaveLabel: string;
  /** "Go on editing". */
  stayLabel: string;
}

export interface SideDialogProps
  extends ModalOptions, ModalFrameOptions, Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The edge it slides from, in the writing direction. @default 'end' */
  side?: 'start' | 'end' | undefined;
  /** 360, 480 or 720 px. @default 'medium' */
  width?: 'small' | 'medium' | 'large' | undefined;
  /** Below 480 px comes up from the lower edge instead. @default true */
  sheet?: boolean | undefined;
  /** Whether a finger can pull it back to where it came from; a function draws what moves it instead. @default true */
  swipe?: boolean | ((parts: SwipeParts) => ReactNode) | undefined;
  /** The question before it closes, while something typed would be lost. */
  guard?: CloseGuard | undefined;
}

/**
 * A modal panel at an edge of the window (drawer), a bottom sheet on phones. APG: dialog (modal).
 * Closes by its button, the backdrop, a swipe, and Escape by the `escape` policy; `onClose` decides, `guard` asks first.
 * Back closes it where `open` is bound to the address, or with `closeOnBack`. Closed, it renders nothing.
 */
export function SideDialog(props: SideDialogProps) {
  const {
    side = 'end',
    width = 'medium',
    sheet = true,
    swipe = true,
    guard,
    title,
    description,
    closeLabel,
    footer,
    ...rest
  } = props;
  const { children, className, onClose, ref, ...modalProps } = rest;
  const panel = useRef<HTMLDivElement>(null);
  const setPanel = useMergedRef(panel, ref);
  const [asked, setAsked] = useState<CloseReason | null>(null);
  const close = (reason: CloseReason) => {
    if (!guard?.active) return onClose(reason);
    setAsked(reason);
    return false;
  };
  const parts: SwipeParts = { panel, side, sheet, onSwipe: () => close('swipe') };
  return (
    <Modal
      {...modalProps}
      ref={setPanel}
      onClose={close}
      component="side-dialog"
      backdropClassName={modal.backdrop}
      className={classNames(modal.panel, css.panel, css.side[side], css.width[width], sheet && css.sheet, className)}
    >
      {typeof swipe === 'function' ? swipe(parts) : null}
      <ModalFrame {...{ title, description, closeLabel, footer }} onCloseClick={() => close('close-button')}>
        {children}
      </ModalFrame>
      {swipe === true ? <SwipeToClose {...parts} /> : null}
      {guard ? (
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
      ) : null}
    </Modal>
  );
}
