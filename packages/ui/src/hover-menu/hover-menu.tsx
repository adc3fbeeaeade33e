'use client';
import { useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { belongsTo, LayerContext } from '../layers/layer-tree.ts';
import { activeAround, isElement } from '../layers/realm.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import type { Align } from '../popup/place.ts';
import * as popupCss from '../popup/popup.css.ts';
import type { RenderTrigger } from '../popup/trigger.ts';
import { usePlacement } from '../popup/use-placement.ts';
import { usePopup, type OpenOptions } from '../popup/use-popup.ts';
import * as css from './hover-menu.css.ts';
import { useHoverIntent } from './use-hover-intent.ts';

export interface HoverMenuProps extends OpenOptions, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Renders the trigger. Spread the given props on it. */
  trigger: RenderTrigger;
  /** Name of the panel for screen readers. */
  label: string;
  /** Edge of the panel that is aligned with the trigger. */
  align?: Align | undefined;
  /** Content of the panel. A function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A panel that opens on hover, click, touch or with the keyboard (APG: disclosure navigation). Its links are plain
 * links in the tab order, not menu items. Escape closes it and returns focus to the trigger.
 */
export function HoverMenu(props: HoverMenuProps) {
  const { trigger, label, align = 'end', open, onOpenChange, children, className, ref, ...rest } = props;
  const state = usePopup({ open, onOpenChange });
  const { popup, root, triggerProps } = state;
  const setRoot = useMergedRef(root, ref);
  const byHover = useRef(false);
  usePlacement(state.open, state.trigger, popup, 'bottom', align, 8);
  const hover = useHoverIntent((next) => {
    // Don't close on mouse leave if it was opened by a click or has focus.
    const active = activeAround(popup.current);
    if (!next && (!byHover.current || (active && belongsTo(active, state.layer)))) return;
    if (next && !state.open) byHover.current = true;
    state.setOpen(next);
  });
  // Close after a client-side navigation. Deferred, so that the link is still in the document when the browser follows
  // it.
  const closeAfterLink = ({ target, currentTarget }: MouseEvent) => {
    // React also passes on clicks in a dialog that was opened from inside.
    if (isElement(target) && currentTarget.contains(target) && target.closest('a')) setTimeout(state.setOpen, 0, false);
  };
  const onClick = () => {
    hover.cancel();
    // A click right after hovering means "keep open", not "close".
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
          <LayerContext value={state.layer}>
            {typeof children === 'function' ? children(state.closeToTrigger) : children}
          </LayerContext>
        </div>
      ) : null}
    </div>
  );
}
