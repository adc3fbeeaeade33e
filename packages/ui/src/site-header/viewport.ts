/** Milliseconds between two looks at the window's size. */
const THROTTLE_MS = 60;

/**
 * Calls back on resizes and rotations of the device, at most every 60 ms and again at the end.
 * Returns a function that unsubscribes. The header uses it to decide what moves into its More panel.
 */
export function onViewportChange(tell: () => void): () => void {
  let timer: number | undefined;
  let again = false;
  const changed = () => {
    if (timer !== undefined) {
      again = true;
      return;
    }
    tell();
    timer = window.setTimeout(() => {
      timer = undefined;
      if (again) changed();
      again = false;
    }, THROTTLE_MS);
  };
  window.addEventListener('resize', changed);
  window.addEventListener('orientationchange', changed);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('resize', changed);
    window.removeEventListener('orientationchange', changed);
  };
}
