import { useEffect, type RefObject } from 'react';
import { useLatest } from '../layers/use-latest.ts';
import { findTarget, type FocusTarget } from './focus.ts';
import { isolate } from './isolate.ts';
import { keepAboveKeyboard } from './keyboard-inset.ts';
import { lastInput } from './opener.ts';

interface IsolatedProps {
  open: boolean;
  panel: RefObject<HTMLElement | null>;
  /** What had the focus when it opened. */
  before: RefObject<Element | null>;
  returnFocus: FocusTarget | undefined;
  onClosed: (() => void) | undefined;
}

function giveFocusBack(
  backdrop: HTMLElement,
  before: RefObject<Element | null>,
  wish: RefObject<FocusTarget | undefined>,
) {
  const had = before.current;
  const gone = !(had instanceof HTMLElement) || !had.isConnected || had === document.body || backdrop.contains(had);
  const wished = gone || typeof wish.current === 'function' ? findTarget(wish.current, lastInput()) : null;
  const target = wished ?? (gone ? null : had);
  // Someone who moved the focus elsewhere meanwhile (a route change, the toasts) keeps it.
  const active = document.activeElement;
  if (!active || active === document.body || backdrop.contains(active)) target?.focus({ preventScroll: true });
}

/** In strict mode it only seems to leave. */
function tellIfGone(element: HTMLElement | null, closed: RefObject<(() => void) | undefined>) {
  if (!element?.isConnected) closed.current?.();
}

/**
 * While open, isolates the backdrop which holds the panel; on closing gives the page and the focus back at once,
 * without waiting for the exit animation. It is inside the panel, because there it mounts only once the panel has.
 */
export function Isolated({ open, panel, before, returnFocus, onClosed }: IsolatedProps) {
  const wish = useLatest(returnFocus);
  const closed = useLatest(onClosed);
  useEffect(() => {
    const backdrop = panel.current?.parentElement;
    if (!open || !backdrop) return;
    const letIn = isolate(backdrop);
    const letDown = keepAboveKeyboard(backdrop);
    return () => {
      letIn();
      letDown();
      giveFocusBack(backdrop, before, wish);
    };
  }, [open, panel, before, wish]);
  useEffect(() => {
    const element = panel.current;
    return () => tellIfGone(element, closed);
  }, [panel, closed]);
  return null;
}
