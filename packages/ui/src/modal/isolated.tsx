import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusFirst, focusPath } from '../layers/focus-path.ts';
import { activeAround, isHTMLElement } from '../layers/realm.ts';
import { useLatest } from '../layers/use-latest.ts';
import { whenFinished } from '../layers/when-finished.ts';
import { findTarget, type FocusTarget } from './focus.ts';
import { isolate } from './isolate.ts';
import { keepAboveKeyboard } from './keyboard-inset.ts';
import { lastInput } from './opener.ts';

interface IsolatedProps {
  open: boolean;
  panel: RefObject<HTMLElement | null>;
  /** The element that had focus before opening, and what is around it. */
  before: RefObject<readonly Element[]>;
  returnFocus: FocusTarget | undefined;
  onOpened: (() => void) | undefined;
  onClosed: (() => void) | undefined;
}

function giveFocusBack(
  backdrop: HTMLElement,
  before: RefObject<readonly Element[]>,
  wish: RefObject<FocusTarget | undefined>,
) {
  const path = before.current.filter((element) => !backdrop.contains(element));
  const gone = !path[0]?.isConnected || path[0] !== before.current[0];
  const wished = gone || typeof wish.current === 'function' ? findTarget(wish.current, lastInput()) : null;
  // Focus that moved elsewhere meanwhile (a route change, toasts) isn't changed.
  const active = activeAround(backdrop);
  // A question that closed just before, and is still shown for its exit animation, isn't elsewhere.
  const leaves = active?.closest('[data-part="backdrop"][data-state="closed"]');
  if (active && active !== backdrop.ownerDocument.body && !backdrop.contains(active) && !leaves) return;
  focusFirst(wished ? [wished] : path);
}

interface Isolation {
  element: HTMLElement;
  end: () => void;
}

function isolateAboveKeyboard(element: HTMLElement): Isolation {
  const letIn = isolate(element);
  const letDown = keepAboveKeyboard(element);
  const end = () => {
    letIn();
    letDown();
  };
  return { element, end };
}

/** Calls back when the entry animation, if any, has ended. Returns a function to stop waiting. */
const whenShown = (element: HTMLElement | null, shown: () => void): (() => void) =>
  whenFinished(element?.getAnimations?.() ?? [], shown);

/** In strict mode, it only seems to unmount. */
function tellIfGone(element: HTMLElement | null, closed: RefObject<(() => void) | undefined>) {
  if (!element?.isConnected) closed.current?.();
}

/**
 * Isolates the backdrop with the panel while open. On close, restores the page and focus without waiting for the exit
 * animation. Rendered inside the panel, so that it mounts after the panel.
 */
export function Isolated({ open, panel, before, returnFocus, onOpened, onClosed }: IsolatedProps) {
  const wish = useLatest(returnFocus);
  const opened = useLatest(onOpened);
  const closed = useLatest(onClosed);
  const isolation = useRef<Isolation>(null);
  const focused = useRef<HTMLElement>(null);
  // React runs layout effects again when an outer Suspense boundary shows its content again after its fallback. On
  // mounting, the panel isn't there yet.
  useLayoutEffect(() => {
    const backdrop = panel.current?.parentElement;
    if (!open) return undefined;
    if (backdrop) {
      isolation.current ??= isolateAboveKeyboard(backdrop);
      focused.current?.focus({ preventScroll: true });
    }
    return () => {
      if (!isolation.current) return;
      const { element, end } = isolation.current;
      const active = activeAround(element);
      focused.current = isHTMLElement(active) && element.contains(active) ? active : null;
      isolation.current = null;
      end();
    };
  }, [open, panel]);
  useEffect(() => {
    const backdrop = panel.current?.parentElement;
    if (!open || !backdrop) return undefined;
    // A popover that closed as it opened has only now given the focus to its trigger.
    if (before.current.length === 0) before.current = focusPath(activeAround(backdrop));
    isolation.current ??= isolateAboveKeyboard(backdrop);
    return () => giveFocusBack(backdrop, before, wish);
  }, [open, panel, before, wish]);
  useEffect(() => (open ? whenShown(panel.current, () => opened.current?.()) : undefined), [open, panel, opened]);
  useEffect(() => {
    const element = panel.current;
    return () => tellIfGone(element, closed);
  }, [panel, closed]);
  return null;
}
