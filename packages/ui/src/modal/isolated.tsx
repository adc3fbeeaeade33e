import { useEffect, type RefObject } from 'react';
import { useLatest } from '../layers/use-latest.ts';
import { findTarget, type FocusTarget } from './focus.ts';
import { isolate } from './isolate.ts';
import { keepAboveKeyboard } from './keyboard-inset.ts';

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
  fallback: RefObject<FocusTarget | undefined>,
) {
  const had = before.current;
  const gone = !(had instanceof HTMLElement) || !had.isConnected || had === document.body || backdrop.contains(had);
  const target = gone ? findTarget(fallback.current, null) : had;
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
  const fallback = useLatest(returnFocus);
  const closed = useLatest(onClosed);
  useEffect(() => {
    const backdrop = panel.current?.parentElement;
    if (!open || !backdrop) return;
    const letIn = isolate(backdrop);
    const letDown = keepAboveKeyboard(backdrop);
    return () => {
      letIn();
      letDown();
      giveFocusBack(backdrop, before, fallback);
    };
  }, [open, panel, before, fallback]);
  useEffect(() => {
    const element = panel.current;
    return () => tellIfGone(element, closed);
  }, [panel, closed]);
  return null;
}
