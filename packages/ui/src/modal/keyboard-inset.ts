import { activeAround, viewOf } from '../layers/realm.ts';

/** Smaller changes, in pixels, are the browser's own toolbar. */
const LEAST = 60;

/**
 * Keeps a backdrop above the on-screen keyboard. iOS places the keyboard over the page and moves the page, so that a
 * fixed element ends below the keyboard and its header is out of view.
 * @returns a function to undo it
 */
export function keepAboveKeyboard(backdrop: HTMLElement): () => void {
  const page = viewOf(backdrop);
  const view = page.visualViewport;
  if (!view) return () => {};
  const fit = () => {
    // Pinch zoom also makes the visual viewport smaller, but must not move the backdrop.
    const covered = view.scale > 1.01 ? 0 : page.innerHeight - view.height;
    const open = covered > LEAST;
    backdrop.style.insetBlockStart = open ? `${view.offsetTop}px` : '';
    backdrop.style.insetBlockEnd = open ? `${covered - view.offsetTop}px` : '';
    const focused = activeAround(backdrop);
    if (open && focused && backdrop.contains(focused)) focused.scrollIntoView?.({ block: 'nearest' });
  };
  fit();
  view.addEventListener('resize', fit);
  view.addEventListener('scroll', fit);
  return () => {
    view.removeEventListener('resize', fit);
    view.removeEventListener('scroll', fit);
    backdrop.style.insetBlock = '';
  };
}
