'use client';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { ModalFrame, type ModalFrameOptions } from '../modal/modal-frame.tsx';
import * as modal from '../modal/modal.css.ts';
import { Modal, type ModalOptions } from '../modal/modal.tsx';
import { useGuard, type CloseGuard } from '../modal/use-guard.tsx';
import * as css from './side-dialog.css.ts';
import { SwipeToClose, type SwipeParts } from './swipe-to-close.tsx';

export interface SideDialogProps
  extends ModalOptions, ModalFrameOptions, Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The edge it slides in from; `start` and `end` follow the writing direction. @default 'end' */
  side?: 'start' | 'end' | 'top' | undefined;
  /** 360, 480 or 720 px. From the top it's as wide as the window. @default 'medium' */
  width?: 'small' | 'medium' | 'large' | undefined;
  /** Slides up from the bottom below 480 px, unless it comes from the top. @default true */
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
    sheet = side !== 'top',
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
  const { close, question } = useGuard(guard, onClose);
  const parts: SwipeParts = { panel, side, sheet, onSwipe: () => close('swipe') };
  return (
    <Modal
      {...modalProps}
      ref={setPanel}
      onClose={close}
      component="side-dialog"
      data-side={side}
      backdropClassName={modal.backdrop}
      className={classNames(
        modal.panel,
        css.panel,
        css.side[side],
        side !== 'top' && css.width[width],
        sheet && css.sheet,
        className,
      )}
    >
      {typeof swipe === 'function' ? swipe(parts) : null}
      <ModalFrame {...{ title, description, closeLabel, footer }} onClose={close}>
        {children}
      </ModalFrame>
      {swipe === true ? <SwipeToClose {...parts} /> : null}
      {question}
    </Modal>
  );
}
