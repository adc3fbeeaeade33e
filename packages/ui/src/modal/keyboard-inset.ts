/** Less, in pixels, is the browser's own bar coming or going. */
const LEAST = 60;

/**
 * Keeps a backdrop within what the on-screen keyboard leaves of the window. iOS lays the keyboard over the page and
 * moves the page beneath it, so that an element fixed to the window ends below the keyboard, and its header above.
 * @returns undoes it
 */
export function keepAboveKeyboard(backdrop: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => {};
  const fit = () => {
    // A pinched window is smaller too, but because the visitor looks closer.
    const covered = view.scale > 1.01 ? 0 : window.innerHeight - view.height;
    const open = covered > LEAST;
    backdrop.style.insetBlockStart = open ? `${view.offsetTop}px` : '';
    backdrop.style.insetBlockEnd = open ? `${covered - view.offsetTop}px` : '';
    const focused = document.activeElement;
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
