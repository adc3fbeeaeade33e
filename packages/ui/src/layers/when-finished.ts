/**
 * Calls back when the animations have ended or were cancelled, asynchronously even if there are none. Returns a function
 * to stop waiting.
 */
export function whenFinished(animations: readonly Animation[], then: () => void): () => void {
  let waits = true;
  // A cancelled animation rejects: its element is then shown or gone.
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => waits && then());
  return () => {
    waits = false;
  };
}
