/** Pixels before a movement is a swipe. */
const SLOP = 8;
/** Milliseconds after which a finger that lies still has stopped: it lets go, it does not throw. */
const STILL = 100;

/** A finger on these means something else; on the line of a slider as on its thumb. */
export const OWN_GESTURE = 'input,textarea,select,[contenteditable],[role="slider"],[data-part="area"]';

/** What a finger has in its hand. */
export interface Pull {
  /** The finger has moved by more than a slip: whether it pulls. Otherwise the movement is the browser's. */
  takes: (x: number, y: number) => boolean;
  /** It is so many pixels from where it landed. @returns how far it has pulled by that */
  move: (x: number, y: number) => number;
  /** It lets go, at so many pixels per millisecond: whether that is to close what it pulled. */
  closes: (speed: number) => boolean;
  /** Back to its place: it was not far enough, the finger was called away, or a guard asked and it stayed open. */
  back: () => void;
}

/**
 * Follows a finger that pulls an element. Touch events, because a pointer's are taken away as soon as the browser
 * scrolls.
 * @param land what a finger that landed there would pull; null: nothing
 * @returns ends it
 */
export function followTouch(node: HTMLElement, land: (target: Element) => Pull | null): () => void {
  let pull: Pull | null = null;
  let dragging = false;
  let [fromX, fromY, far, speed, moved] = [0, 0, 0, 0, 0];

  const onEnd = ({ type, timeStamp }: TouchEvent) => {
    const last = pull;
    pull = null;
    if (!last || !dragging) return;
    dragging = false;
    if (type !== 'touchend' || !last.closes(timeStamp - moved < STILL ? speed : 0)) last.back();
    else requestAnimationFrame(() => node.isConnected && node.dataset['state'] !== 'closed' && last.back());
  };
  const onStart = (event: TouchEvent) => {
    const { touches, target, timeStamp } = event;
    const [touch] = touches;
    // A second finger: neither of them pulls.
    onEnd(event);
    if (!touch || touches.length > 1 || !(target instanceof Element) || target.closest(OWN_GESTURE)) return;
    pull = land(target);
    fromX = touch.clientX;
    fromY = touch.clientY;
    far = speed = 0;
    moved = timeStamp;
  };
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!pull || !touch) return;
    const x = touch.clientX - fromX;
    const y = touch.clientY - fromY;
    if (!dragging) {
      if (Math.hypot(x, y) < SLOP) return;
      if (!pull.takes(x, y)) {
        pull = null;
        return;
      }
      dragging = true;
    }
    if (event.cancelable) event.preventDefault();
    const before = far;
    far = pull.move(x, y);
    speed = (far - before) / Math.max(event.timeStamp - moved, 1);
    moved = event.timeStamp;
  };

  const listening = new AbortController();
  const on = (type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', listener: (event: TouchEvent) => void) =>
    node.addEventListener(type, listener, { passive: type !== 'touchmove', signal: listening.signal });
  on('touchstart', onStart);
  on('touchmove', onMove);
  on('touchend', onEnd);
  on('touchcancel', onEnd);
  return () => listening.abort();
}
