'use client';
import { useEffect, useLayoutEffect, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CloseButton } from '../layers/close-button.tsx';
import { LayerContext } from '../layers/layer-tree.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import { isolate } from '../modal/isolate.ts';
import type { Align, Side } from '../popup/place.ts';
import * as popupCss from '../popup/popup.css.ts';
import type { RenderTrigger } from '../popup/trigger.ts';
import { usePlacement } from '../popup/use-placement.ts';
import { usePopup, type OpenOptions } from '../popup/use-popup.ts';
import * as css from './popover.css.ts';

export interface PopoverProps extends OpenOptions, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Renders the trigger. Spread the given props on it. */
  trigger: RenderTrigger;
  /** Accessible name of the popover. */
  label: string;
  /** Preferred side on which it opens. @default 'bottom' */
  side?: Side | undefined;
  /** Edge of the popover that is aligned with the trigger. @default 'start' */
  align?: Align | undefined;
  /**
   * Adds a close button with this name, which gets focus first. Recommended for long content or forms, so that screen
   * reader users can close it without knowing Escape.
   */
  closeLabel?: string | undefined;
  /** Shows an arrow that points to the trigger. @default false */
  arrow?: boolean | undefined;
  /** Makes the page inert and prevents scrolling while open. @default false */
  modal?: boolean | undefined;
  /** Content, or a function that receives `close`, which also returns focus. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Positions the arrow at the centre of the trigger, which may be below the popup in a narrow window. */
function point(popup: HTMLElement, anchor: DOMRect) {
  const { left, top, right, bottom } = popup.getBoundingClientRect();
  const x = left + popup.clientLeft;
  const y = top + popup.clientTop;
  popup.style.setProperty('--hoster-anchor-x', `${anchor.left + anchor.width / 2 - x}px`);
  popup.style.setProperty('--hoster-anchor-y', `${anchor.top + anchor.height / 2 - y}px`);
  const covered = anchor.left < right && anchor.right > left && anchor.top < bottom && anchor.bottom > top;
  popup.toggleAttribute('data-covers', covered);
}

/**
 * A small dialog next to its trigger. It takes focus and closes on Escape or a click outside. Not modal by default, so
 * Tab leaves and closes it.
 */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    side = 'bottom',
    align = 'start',
    closeLabel,
    arrow = false,
    modal = false,
    open,
    onOpenChange,
    children,
    className,
    ref,
    ...rest
  } = props;
  const state = usePopup({ open, onOpenChange, modal });
  const { popup, root, trigger: anchor, triggerProps } = state;
  const setRoot = useMergedRef(root, ref);
  usePlacement(state.open, anchor, popup, side, align, arrow ? 12 : 8, arrow ? point : undefined);
  useEffect(() => {
    const box = popup.current;
    if (!state.open || !box) return;
    const first = box.querySelector<HTMLElement>('[data-part="close"]') ?? box;
    first.focus({ preventScroll: true });
  }, [state.open, popup]);
  // Ends before the focus returns to the trigger, which is inert until then.
  useLayoutEffect(
    () => (state.open && modal && popup.current ? isolate(popup.current) : undefined),
    [state.open, modal, popup],
  );
  const inside = (
    <LayerContext value={state.layer}>
      {closeLabel === undefined ? null : (
        <CloseButton label={closeLabel} size="small" className={css.close} onClick={state.closeToTrigger} />
      )}
      {typeof children === 'function' ? children(state.closeToTrigger) : children}
    </LayerContext>
  );
  return (
    <div {...rest} ref={setRoot} className={classNames(popupCss.root, className)} data-component="popover">
      {trigger({ ...triggerProps, 'aria-haspopup': 'dialog', onClick: () => state.setOpen(!state.open) })}
      {state.open ? (
        <div
          ref={popup}
          id={state.popupId}
          popover="manual"
          role="dialog"
          aria-label={label}
          aria-modal={modal || undefined}
          tabIndex={-1}
          className={classNames(popupCss.surface, css.popover, arrow ? css.pointing : css.padded)}
          data-part="popup"
        >
          {arrow ? (
            <>
              <span className={css.arrow} data-part="arrow" />
              <div className={css.body} data-part="body">
                {inside}
              </div>
            </>
          ) : (
            inside
          )}
        </div>
      ) : null}
    </div>
  );
}
