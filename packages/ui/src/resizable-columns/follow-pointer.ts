import type { PointerEvent as ReactPointerEvent } from 'react';

/** Maximum movement of a tap, in pixels. */
const SLIP = 4;

interface Following {
  /** Where a press sets the position after a click: the element that contains the handle's column. */
  area: Element | null;
  /** Distance to the right since the press, in pixels. */
  onMove: (by: number) => void;
  onCancel: () => void;
  onEnd: () => void;
}

/**
 * Tracks the pointer after a press. If it was only clicked, the next press in `area` sets the position, so that dragging
 * isn't required (WCAG 2.5.7); a press elsewhere does what it always does. Escape cancels.
 * @returns a function to stop tracking
 */
export function followPointer(
  press: ReactPointerEvent<Element>,
  { area, onMove, onCancel, onEnd }: Following,
): () => void {
  const view = press.currentTarget.ownerDocument.defaultView ?? window;
  const { clientX: from, pointerId } = press;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let dragged = false;
  let released = false;
  const end = (): void => {
    if (listening.signal.aborted) return;
    listening.abort();
    onEnd();
  };
  view.addEventListener(
    'pointermove',
    ({ clientX, pointerId: moved }) => {
      if (moved !== pointerId || released) return;
      if (Math.abs(clientX - from) > SLIP) dragged = true;
      if (dragged) onMove(clientX - from);
    },
    options,
  );
  view.addEventListener(
    'pointerup',
    () => {
      if (dragged && !released) end();
      released = true;
    },
    options,
  );
  view.addEventListener(
    'pointerdown',
    (event) => {
      if (!released) return;
      if (!area?.contains(event.target as Node)) {
        end();
        return;
      }
      // The press sets the position and must not activate the element below.
      event.preventDefault();
      event.stopPropagation();
      swallowClick(view);
      onMove(event.clientX - from);
      end();
    },
    options,
  );
  const cancel = (): void => {
    onCancel();
    end();
  };
  view.addEventListener('pointercancel', cancel, options);
  view.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    },
    options,
  );
  return end;
}

/** Suppress only the click of the handled press, not later ones. */
function swallowClick(view: Window): void {
  const swallowing = new AbortController();
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  view.addEventListener('click', swallow, { capture: true, once: true, signal: swallowing.signal });
  view.addEventListener('pointerdown', () => swallowing.abort(), { capture: true, once: true });
}
