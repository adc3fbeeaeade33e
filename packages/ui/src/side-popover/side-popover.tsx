'use client';
import type { ComponentPropsWithRef, ReactNode, ToggleEvent } from 'react';
import { activeAround } from '../layers/realm.ts';
import { classNames } from '../class-names/class-names.ts';
import { CloseButton } from '../layers/close-button.tsx';
import * as modal from '../modal/modal.css.ts';
import * as css from './side-popover.css.ts';

export interface SidePopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'id' | 'title' | 'popover'> {
  /** Buttons with this `popoverTarget` open it. Unique in the document. */
  id: string;
  /** The heading, which names the panel. */
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** 360, 480 or 720 px. @default 'small' */
  width?: keyof typeof css.width | undefined;
  /** What gets the focus on opening: the close button, or the field inside with `autoFocus`. @default 'close' */
  initialFocus?: 'close' | 'field' | undefined;
}

const FIELD = 'input:not([type=hidden]), select, textarea';

/**
 * A panel at the edge of the window that the browser opens and closes itself (a `popover`), so that it answers the
 * first tap of a server-rendered page, before or without JavaScript. Escape and a click outside close it. Not modal:
 * the page stays reachable by keyboard. For a modal panel, use SideDialog.
 */
export function SidePopover(props: SidePopoverProps) {
  const {
    id,
    title,
    closeLabel,
    width = 'small',
    initialFocus = 'close',
    className,
    children,
    onToggle,
    ...rest
  } = props;
  // The browser knows only what the server named: React doesn't render `autofocus` in the browser.
  const takeFocus = (panel: HTMLElement) => {
    if (panel.contains(activeAround(panel))) return;
    panel.querySelector<HTMLElement>(initialFocus === 'field' ? FIELD : '[data-part="close"]')?.focus();
  };
  return (
    <div
      role="dialog"
      aria-labelledby={`${id}-title`}
      {...rest}
      id={id}
      popover="auto"
      onToggle={(event: ToggleEvent<HTMLDivElement>) => {
        onToggle?.(event);
        if (event.newState === 'open') takeFocus(event.currentTarget);
      }}
      data-component="side-popover"
      className={classNames(css.panel, css.width[width], className)}
    >
      <div className={modal.header} data-part="header">
        <h2 id={`${id}-title`} className={modal.title} data-part="title">
          {title}
        </h2>
        <CloseButton
          label={closeLabel}
          size="medium"
          popoverTarget={id}
          popoverTargetAction="hide"
          autoFocus={initialFocus === 'close'}
        />
      </div>
      <div className={modal.body} data-part="body">
        {children}
      </div>
    </div>
  );
}
