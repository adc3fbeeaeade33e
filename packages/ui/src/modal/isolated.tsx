import { useEffect, type RefObject } from 'react';
import { useLatest } from '../layers/use-latest.ts';
import { findTarget, type FocusTarget } from './focus.ts';
import { isolate } from './isolate.ts';
import { keepAboveKeyboard } from './keyboard-inset.ts';
import { lastInput } from './opener.ts';

interface IsolatedProps {
  open: boolean;
  panel: RefObject<HTMLElement | null>;
  /** The element that had focus before opening. */
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
  // Focus that moved elsewhere meanwhile (a route change, toasts) isn't changed.
  const active = document.activeElement;
  if (!active || active === document.body || backdrop.contains(active)) target?.focus({ preventScroll: true });
}

/** In strict mode, it only seems to unmount. */
function tellIfGone(element: HTMLElement | null, closed: RefObject<(() => void) | undefined>) {
  if (!element?.isConnected) closed.current?.();
}

/**
 * Isolates the backdrop with the panel while open. On close, restores the page and focus without waiting for the exit
 * animation. Rendered inside the panel, so that it mounts after the panel.
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
