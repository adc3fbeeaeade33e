/** Milliseconds after which a page that's never idle counts as idle. */
const LONGEST_WAIT = 2000;

/** Calls back when the browser has nothing else to do. @returns cancels the call */
export function whenIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(request);
}
