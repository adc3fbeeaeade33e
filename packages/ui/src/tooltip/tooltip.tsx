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
  /** Omitted if the tooltip is the trigger's name. */
  'aria-describedby': string | undefined;
}

export interface TooltipProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'content'> {
  /** Short text without interactive content. */
  content: ReactNode;
  /**
   * Use `label` if it repeats the name of an icon-only button, so that it isn't announced twice. @default 'description'
   */
  kind?: 'description' | 'label' | undefined;
  /** Preferred side on which it opens. */
  side?: Side | undefined;
  /** Edge of the tooltip that is aligned with the trigger. */
  align?: Align | undefined;
  /** Renders a focusable element with the given props. */
  children: (props: TooltipTriggerProps) => ReactNode;
}

const FOCUSABLE =
  'a[href],summary,[tabindex],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled)';

/**
 * A short description of a control, shown on hover, keyboard focus or long press. WCAG 1.4.13: dismissable with Escape,
 * hoverable and persistent.
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
  useEscapeLayer(
    open,
    () => {
      now(false);
      return true;
    },
    () => root.current,
  );
  useEffect(() => {
    if (root.current?.querySelector(FOCUSABLE)) return;
    reportError(
      new Error('Tooltip: the trigger is not focusable, so keyboard users cannot see the tooltip. Use a button.'),
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
