'use client';
import { useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import type { Align } from '../popup/place.ts';
import * as popupCss from '../popup/popup.css.ts';
import type { RenderTrigger } from '../popup/trigger.ts';
import { usePlacement } from '../popup/use-placement.ts';
import { usePopup, type OpenOptions } from '../popup/use-popup.ts';
import * as css from './hover-menu.css.ts';
import { useHoverIntent } from './use-hover-intent.ts';

export interface HoverMenuProps extends OpenOptions, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Draws the button; spread the given props on it. */
  trigger: RenderTrigger;
  /** Name of the panel for screen readers. */
  label: string;
  /** Which edge of the panel stands at that of the button. */
  align?: Align | undefined;
  /** Links, buttons, anything; a function gets the way to close. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A panel that opens under a resting mouse, and by click, touch or keyboard (APG: disclosure navigation): its links
 * are plain links in the Tab order, not menu items. Escape closes it and goes back to the button.
 */
export function HoverMenu(props: HoverMenuProps) {
  const { trigger, label, align = 'end', open, onOpenChange, children, className, ref, ...rest } = props;
  const state = usePopup({ open, onOpenChange });
  const { popup, root, triggerProps } = state;
  const setRoot = useMergedRef(root, ref);
  const byHover = useRef(false);
  usePlacement(state.open, state.trigger, popup, 'bottom', align, 8);
  const hover = useHoverIntent((next) => {
    // What was opened by a click, or holds the focus, does not close because a mouse passes by.
    if (!next && (!byHover.current || popup.current?.contains(document.activeElement))) return;
    if (next && !state.open) byHover.current = true;
    state.setOpen(next);
  });
  // A link followed inside a single-page site would leave the panel over the new page. After the click is through,
  // so that the link is still in the document when the browser follows it.
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setTimeout(state.setOpen, 0, false);
  };
  const onClick = () => {
    hover.cancel();
    // The click that follows hovering means "yes, this", not "close".
    const keep = state.open && byHover.current;
    byHover.current = false;
    if (!keep) state.setOpen(!state.open);
  };
  return (
    <div
      {...rest}
      ref={setRoot}
      className={classNames(popupCss.root, className)}
      data-component="hover-menu"
      onPointerEnter={hover.onPointerEnter}
      onPointerMove={hover.onPointerMove}
      onPointerLeave={hover.onPointerLeave}
    >
      {trigger({ ...triggerProps, onClick })}
      {state.open ? (
        <div
          ref={popup}
          id={state.popupId}
          popover="manual"
          role="group"
          aria-label={label}
          className={classNames(popupCss.surface, css.panel)}
          data-part="popup"
          onClickCapture={closeAfterLink}
        >
          {typeof children === 'function' ? children(state.closeToTrigger) : children}
        </div>
      ) : null}
    </div>
  );
}
