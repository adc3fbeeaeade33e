'use client';
import { useEffect, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import type { Align, Side } from '../popup/place.ts';
import * as popupCss from '../popup/popup.css.ts';
import type { RenderTrigger } from '../popup/trigger.ts';
import { usePlacement } from '../popup/use-placement.ts';
import { usePopup, type OpenOptions } from '../popup/use-popup.ts';
import * as css from './popover.css.ts';

export interface PopoverProps extends OpenOptions, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  trigger: RenderTrigger;
  /** Name of what opens. */
  label: string;
  side?: Side | undefined;
  align?: Align | undefined;
  /** Content, or a function that gets the way to close and to give the focus back. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small non-modal dialog beside its button. It takes the focus; Escape and a press outside close it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    label,
    side = 'bottom',
    align = 'start',
    open,
    onOpenChange,
    children,
    className,
    ref,
    ...rest
  } = props;
  const state = usePopup({ open, onOpenChange });
  const { popup, root, triggerProps } = state;
  const setRoot = useMergedRef(root, ref);
  usePlacement(state.open, state.trigger, popup, side, align);
  useEffect(() => {
    if (state.open) popup.current?.focus({ preventScroll: true });
  }, [state.open, popup]);
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
          tabIndex={-1}
          className={classNames(popupCss.surface, css.popover)}
          data-part="popup"
        >
          {typeof children === 'function' ? children(state.closeToTrigger) : children}
        </div>
      ) : null}
    </div>
  );
}
