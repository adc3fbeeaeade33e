import { flushSync } from 'react-dom';

declare global {
  /** Clicks since the document came, kept by `boot.ts` until the page is taken over. */
  var clicksBefore: Event[] | undefined;
}

/** Buttons that do nothing without script: the others have done their work. */
const NEEDS_SCRIPT = 'button[type=button]:not([popovertarget], [commandfor], :disabled)';

/**
 * Takes the clicks so far, so that none is kept from here on. To be called as soon as the page is hydrated, before it
 * can answer one. @returns presses the buttons in `root` that were pressed before
 */
export function takePressedBefore(root: ParentNode): () => void {
  // React hydrates a page in the middle of a click on it, and answers that one itself.
  const clicks = globalThis.clicksBefore?.filter(({ eventPhase }) => eventPhase === Event.NONE) ?? [];
  globalThis.clicksBefore = undefined;
  const buttons = clicks.map(({ target }) => (target instanceof Element ? target.closest(NEEDS_SCRIPT) : null));
  // Each press needs what the one before it has drawn, and what the visitor typed; React draws nothing within its effects.
  return () =>
    queueMicrotask(() => {
      for (const button of buttons)
        if (button instanceof HTMLElement && root.contains(button)) flushSync(() => button.click());
    });
}
