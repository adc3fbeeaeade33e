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

export interface SideDialogProps
  extends ModalOptions, ModalFrameOptions, Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The edge it slides in from, relative to the writing direction. @default 'end' */
  side?: 'start' | 'end' | undefined;
  /** 360, 480 or 720 px. @default 'medium' */
  width?: 'small' | 'medium' | 'large' | undefined;
  /** Slides up from the bottom below 480 px. @default true */
  sheet?: boolean | undefined;
  /** Whether it can be swiped away. A function renders a custom swipe handler. @default true */
  swipe?: boolean | ((parts: SwipeParts) => ReactNode) | undefined;
  /** Confirmation before closing while input would be discarded. */
  guard?: CloseGuard | undefined;
}

/**
 * A modal panel at an edge of the window (drawer), or a bottom sheet on phones (APG: dialog). Closes with its button,
 * the backdrop, a swipe, and Escape depending on `escape`. `onClose` can refuse, and `guard` asks for confirmation
 * first. Back closes it if `open` is bound to the URL or with `closeOnBack`. Renders nothing while closed.
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
