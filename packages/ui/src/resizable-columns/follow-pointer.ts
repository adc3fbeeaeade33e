import type { PointerEvent as ReactPointerEvent } from 'react';

/** Pixels that a finger moves in a mere press. */
const SLIP = 4;

interface Following {
  /** Pixels to the right since the press. */
  onMove: (by: number) => void;
  onCancel: () => void;
  onEnd: () => void;
}

/**
 * Follows the pointer from a press on: until it is released, if it was dragged; else until the next press, so that
 * nobody has to drag (WCAG 2.5.7). Escape gives everything back.
 * @returns ends it
 */
export function followPointer(press: ReactPointerEvent<Element>, { onMove, onCancel, onEnd }: Following): () => void {
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
      if (moved !== pointerId && !released) return;
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
      // The press says where the edge shall be, and nothing to what lies there.
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

/** The click that belongs to the press which was just taken; a later one is none of ours. */
function swallowClick(view: Window): void {
  const swallowing = new AbortController();
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  view.addEventListener('click', swallow, { capture: true, once: true, signal: swallowing.signal });
  view.addEventListener('pointerdown', () => swallowing.abort(), { capture: true, once: true });
}
