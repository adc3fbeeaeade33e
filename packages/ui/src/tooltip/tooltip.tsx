'use client';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useEscapeLayer } from '../layers/use-escape-layer.ts';
import { useMergedRef } from '../layers/use-merged-ref.ts';
import type { Align, Side } from '../popup/place.ts';
import * as popupCss from '../popup/popup.css.ts';
import { usePlacement } from '../popup/use-placement.ts';
import * as css from './tooltip.css.ts';
import { useTiming } from './use-timing.ts';

export interface TooltipTriggerProps {
  /** Absent when the tip is the trigger's own name. */
  'aria-describedby': string | undefined;
}

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'content'> {
  /** A few words, nothing that can be pressed. */
  content: ReactNode;
  /** `label`: repeats the name of an icon-only button, so it is not read a second time. @default 'description' */
  kind?: 'description' | 'label' | undefined;
  /** Where it opens, if there is room. */
  side?: Side | undefined;
  /** Which edge of it stands at that of its trigger. */
  align?: Align | undefined;
  /** Draws an element that can have the focus, with the given props on it. */
  children: (props: TooltipTriggerProps) => ReactNode;
}

const FOCUSABLE =
  'a[href],summary,[tabindex],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled)';

/**
 * A few words about a control, on hover, keyboard focus or a long press. WCAG 1.4.13: Escape hides it without moving
 * the focus, the mouse may go onto it, and it stays until it is left.
 */
export function Tooltip(props: TooltipProps) {
  const { content, kind = 'description', side = 'top', align = 'center', children, className, ref, ...rest } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const setRoot = useMergedRef(root, ref);
  const tip = useRef<HTMLSpanElement>(null);
  const { enter, leave, now, press, release } = useTiming(setOpen);
  usePlacement(open, root, tip, side, align, 6);
  useEscapeLayer(open, () => {
    now(false);
    return true;
  });
  useEffect(() => {
    if (root.current?.querySelector(FOCUSABLE)) return;
    reportError(
      new Error('Tooltip has no trigger that can have the focus, so by keyboard it is never seen. Give it a button.'),
    );
  }, []);
  const byTouch = (event: PointerEvent) => event.pointerType === 'touch';
  return (
    <span
      {...rest}
      ref={setRoot}
      className={classNames(popupCss.root, className)}
      data-component="tooltip"
      onPointerEnter={(event) => byTouch(event) || enter()}
      onPointerLeave={(event) => byTouch(event) || leave()}
      onPointerDown={(event) => (byTouch(event) ? press() : now(false))}
      onPointerUp={release}
      onPointerCancel={release}
      onFocus={(event: FocusEvent<HTMLElement>) => event.target.matches(':focus-visible') && now(true)}
      onBlur={() => now(false)}
    >
      {children({ 'aria-describedby': kind === 'description' ? id : undefined })}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        hidden={!open}
        className={classNames(popupCss.surface, css.tip)}
        data-part="tip"
      >
        <span>{content}</span>
      </span>
    </span>
  );
}
